import type { ContentCard } from '@pavilion/protocol/contentCards.ts';
import { screenOf } from '@pavilion/protocol/contentClasses.ts';
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import type { ReactNode } from 'react';
import { Link } from '../../../lib/Link.tsx';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { ContentThumb } from '../../parts/ContentThumb.tsx';
import { text } from './favourites.text.ts';

export interface Item {
  class: ContentClass;
  id: number;
  card: ContentCard | null;
}
const grid =
  'grid min-w-0 flex-1 grid-cols-[104px_minmax(0,1fr)] items-center gap-4 wide:grid-cols-[132px_minmax(0,1fr)] wide:gap-6';

/** A row: picture, title, one line, time. An item that is no longer published is marked and has no link. */
export function ItemRow({ item, when, onRemove }: { item: Item; when: ReactNode; onRemove: () => void }) {
  const say = useSay();
  const locale = useLocale();
  const { card } = item;
  const title = card ? inLanguage(card.zhTitle, card.enTitle, locale).words : say(text.gone);
  const body = (
    <>
      <ContentThumb card={card} sizes="132px" className="h-[72px] wide:h-[84px]" />
      <span className="min-w-0">
        <span className="block text-13 text-lilac">{say(ContentClass.label(item.class))}</span>
        <b className="line-clamp-2 text-15 leading-snug font-semibold group-hover:text-amber wide:text-17">
          {card ? <BilingualText zh={card.zhTitle} en={card.enTitle} /> : <span className="text-fg-3">{title}</span>}
        </b>
        {card && (
          <span className="only-wide mt-0.5 line-clamp-1 text-14 text-fg-2">
            <BilingualText zh={card.zhLine} en={card.enLine} />
          </span>
        )}
        <span className="mt-1 block text-13 text-fg-3">{when}</span>
      </span>
    </>
  );
  return (
    <li className="flex items-center gap-1 border-b border-line py-4 wide:gap-4">
      {card ? (
        <Link to={screenOf(item.class)} search={{ id: item.id }} className={`group ${grid}`}>
          {body}
        </Link>
      ) : (
        <div className={grid}>{body}</div>
      )}
      <IconButton icon="trash" label={say(text.remove, title)} onClick={onRemove} />
    </li>
  );
}
