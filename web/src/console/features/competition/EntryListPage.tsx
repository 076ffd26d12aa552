import { Link } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { ContentList } from '../../../parts/content/ContentList.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { text } from './competition.text.ts';
import { entryDesk } from './entryDesk.tsx';

export default function EntryListPage() {
  const say = useSay();
  return (
    <ContentList
      desk={entryDesk}
      actions={
        <Link to="/competition" className={buttonClass('line', true)}>
          {say(text.settingsTitle)}
        </Link>
      }
    />
  );
}
