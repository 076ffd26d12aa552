import { Link } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { ContentList } from '../../../parts/content/ContentList.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { text } from './companies.text.ts';
import { companyDesk } from './companyDesk.tsx';

export default function CompanyListPage() {
  const say = useSay();
  return (
    <ContentList
      desk={companyDesk}
      actions={
        <Link to="/sheets" search={{ of: 'companies' }} className={buttonClass('line', true)}>
          {say(text.sheets)}
        </Link>
      }
    />
  );
}
