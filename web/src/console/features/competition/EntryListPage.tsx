import { useSay } from '../../../lib/locale.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { ContentList } from '../../parts/content/ContentList.tsx';
import { Link } from '../../parts/links.ts';
import { text } from './competition.text.ts';
import { entryConsole } from './entryConsole.tsx';

export default function EntryListPage() {
  const say = useSay();
  return (
    <ContentList
      config={entryConsole}
      actions={
        <Link to="/competition" className={buttonClass('line', true)}>
          {say(text.settingsTitle)}
        </Link>
      }
    />
  );
}
