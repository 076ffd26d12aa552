import type { ExhibitionCard } from '@pavilion/protocol/exhibitionCards.ts';
import { Link } from '../../../lib/Link.tsx';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Mark } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { BothNames, ExhibitionState, PosterDays } from '../../parts/exhibition/ExhibitionRow.tsx';

const sizes = '(max-width: 768px) 46vw, (max-width: 1335px) 30vw, (max-width: 1680px) 23vw, 300px';

/** An exhibition as a poster: its portrait picture with the days on it, the names below. Grid columns of spec §9: five down to two. */
export function ExhibitionPoster({ exhibition, first = false }: { exhibition: ExhibitionCard; first?: boolean }) {
  const picture = exhibition.bannerTall ?? exhibition.cover;
  return (
    <Link
      to="/exhibitionDetails"
      search={{ id: exhibition.id }}
      className="ex-poster"
      style={{ '--tone': picture?.tone ?? 'var(--ink-4)' }}
    >
      <span className="frame">
        {picture ? <Picture picture={picture} sizes={sizes} first={first} /> : <Mark className="size-1/4 text-fg/50" />}
        <span className="on">
          <PosterDays {...exhibition} />
          <em>
            <BilingualText zh={exhibition.zhCity} en={exhibition.enCity} />
          </em>
        </span>
      </span>
      <ExhibitionState status={exhibition.status} />
      <BothNames {...exhibition} />
    </Link>
  );
}
