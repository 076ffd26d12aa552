import type { ExhibitionCard } from '@pavilion/protocol/exhibitionCards.ts';
import type { CSSProperties } from 'react';
import { Link } from '../../../lib/Link.tsx';
import { BothNames, ExhibitionState, PosterDays } from '../../../parts/exhibition/ExhibitionRow.tsx';
import { TwoTongues } from '../../../parts/TwoTongues.tsx';
import { Mark } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/Picture.tsx';

const sizes = '(max-width: 768px) 46vw, (max-width: 1335px) 30vw, (max-width: 1680px) 23vw, 300px';

/** A festival as a poster: its tall picture with the days on it, the names below. Grid lines of spec §9: five down to two. */
export function ExhibitionPoster({ exhibition, first = false }: { exhibition: ExhibitionCard; first?: boolean }) {
  const picture = exhibition.bannerTall ?? exhibition.cover;
  return (
    <Link
      to="/exhibitionDetails"
      search={{ id: exhibition.id }}
      className="ex-poster"
      style={{ '--tone': picture?.tone ?? 'var(--ink-4)' } as CSSProperties}
    >
      <span className="frame">
        {picture ? <Picture picture={picture} sizes={sizes} first={first} /> : <Mark className="size-1/4 text-fg/50" />}
        <span className="on">
          <PosterDays {...exhibition} />
          <em>
            <TwoTongues zh={exhibition.zhCity} en={exhibition.enCity} />
          </em>
        </span>
      </span>
      <ExhibitionState status={exhibition.status} />
      <BothNames {...exhibition} />
    </Link>
  );
}
