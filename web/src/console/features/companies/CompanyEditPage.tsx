import { ContentEditor } from '../../parts/content/ContentEditor.tsx';
import { companyConsole } from './companyConsole.tsx';

export default function CompanyEditPage() {
  return <ContentEditor config={companyConsole} />;
}
