import { Link } from '../../../lib/Link.tsx';
import './entry.css';
import type { EntryCard as Entry } from '@pavilion/protocol/entryCards.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { useFormat } from '../../../lib/format.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Icon, Mark } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { text } from './entry.text.ts';

interface Props {
  entry: Entry;
  sizes?: string;
  /** Shows the rank as a large figure; off if the list has another order, and then the entry's number is shown. */
  withRank?: boolean;
  withAuthor?: boolean;
  first?: boolean;
}
/** An entry's card, for `<div className="ecs">`, a grid of 6 to 2 columns with room for the figures. */
export function EntryCard({
  entry,
  sizes = '(max-width: 768px) 44vw, (max-width: 1100px) 22vw, 14vw',
  withRank = true,
  withAuthor = false,
  first = false,
}: Props) {
  const say = useSay();
  const { number } = useFormat();
  const locale = useLocale();
  const { poster, rank } = entry;
  const title = inLanguage(entry.zhTitle, entry.enTitle, locale).words;
  return (
    <Link
      to="/competition/details"
      search={{ id: entry.id }}
      className="ec"
      style={{ '--tone': poster?.tone ?? 'var(--ink-4)' }}
    >
      <span className="gate">
        {poster ? (
          <Picture picture={poster} sizes={sizes} first={first} />
        ) : (
          <span className="blank" aria-hidden="true">
            <Mark className="size-[22%] text-fg/50" />
            <span className="serif">{title}</span>
          </span>
        )}
      </span>
      <span className="foot">
        {withRank && (
          <>
            <span
              className="num rk"
              aria-hidden="true"
              data-first={rank === 1 || undefined}
              data-wide={rank > 9 || undefined}
            >
              {rank}
            </span>
            <span className="sr">{say(text.rank, rank)}</span>
          </>
        )}
        <b>
          <BilingualText zh={entry.zhTitle} en={entry.enTitle} />
        </b>
        {withAuthor && <span className="by">{inLanguage(entry.zhAuthor, entry.enAuthor, locale).words}</span>}
        <span className="m">
          <Icon name="heart" />
          <span className="num">{number(entry.votes)}</span>
          {say(text.votes, entry.votes)}
          {!withRank && <span className="ml-auto">{say(text.number, entry.number)}</span>}
        </span>
      </span>
    </Link>
  );
}
