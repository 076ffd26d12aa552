import { useSay } from '../../../lib/locale.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { ContentList } from '../../parts/content/ContentList.tsx';
import { Link } from '../../parts/links.ts';
import { text } from './companies.text.ts';
import { companyConsole } from './companyConsole.tsx';

export default function CompanyListPage() {
  const say = useSay();
  return (
    <ContentList
      config={companyConsole}
      actions={
        <Link to="/sheets" search={{ of: 'companies' }} className={buttonClass('line', true)}>
          {say(text.sheets)}
        </Link>
      }
    />
  );
}
