import { ContentEditor } from '../../../parts/content/ContentEditor.tsx';
import { companyDesk } from './companyDesk.tsx';

export default function CompanyEditPage() {
  return <ContentEditor desk={companyDesk} />;
}
