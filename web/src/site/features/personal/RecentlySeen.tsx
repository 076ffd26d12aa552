import { screenOf } from '@pavilion/protocol/contentClasses.ts';
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { favourites } from '@pavilion/protocol/favourites.ts';
import { useApi } from '../../../lib/api.ts';
import { Link } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ContentThumb } from '../../parts/ContentThumb.tsx';
import { text } from './personal.text.ts';

/** The items viewed last; nothing before the first one. A rail on phones. */
export function RecentlySeen() {
  const say = useSay();
  const { data } = useApi(favourites.myVisitRecord, { pageSize: 8 });
  const cards = (data?.rows ?? []).flatMap(({ card }) => card ?? []).slice(0, 5);
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="recently-seen">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="recently-seen" className="serif text-24 leading-tight">
          {say(text.seenTitle)}
        </h2>
        <Link to="/personal/history" className="more">
          {say(text.allSeen)}
          <Icon name="right" />
        </Link>
      </div>
      <ul className="flex gap-4 narrow:-mx-(--gutter) narrow:overflow-x-auto narrow:px-(--gutter) narrow:[scrollbar-width:none] wide:grid wide:grid-cols-4 broad:grid-cols-5">
        {cards.map((card) => (
          <li
            key={`${card.class}-${card.id}`}
            className="narrow:w-36 narrow:shrink-0 wide:nth-[5]:hidden broad:nth-[5]:block"
          >
            <Link to={screenOf(card.class)} search={{ id: card.id }} className="group block">
              <ContentThumb card={card} sizes="(max-width: 768px) 144px, 220px" className="aspect-16/10" />
              <span className="mt-2 block text-13 text-lilac">{say(ContentClass.label(card.class))}</span>
              <b className="line-clamp-2 text-14 leading-snug font-semibold group-hover:text-amber">
                <BilingualText zh={card.zhTitle} en={card.enTitle} />
              </b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
