import type { ExhibitionCard } from '@pavilion/protocol/exhibitionCards.ts';
import { Link } from '../../../lib/Link.tsx';
import './exhibition.css';
import { ExhibitionStatus } from '@pavilion/protocol/exhibitionCards.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Status, type Tone } from '../../../ui/Status.tsx';
import { formatDayRange, formatPosterDays, yearToShow } from './formatDays.ts';

const tones: Record<ExhibitionStatus, Tone> = { live: 'amber', upcoming: 'lilac', ended: 'quiet' };
export function ExhibitionState({ status }: { status: ExhibitionStatus }) {
  const say = useSay();
  return (
    <Status tone={tones[status]} glow={status === 'live'}>
      {say(ExhibitionStatus.label(status))}
    </Status>
  );
}

type Dated = Pick<ExhibitionCard, 'startsOn' | 'endsOn'>;
/** The days large and condensed, with the year if it is another one; screen readers get a date. */
export function PosterDays({ startsOn, endsOn, withYear = true }: Dated & { withYear?: boolean }) {
  const locale = useLocale();
  const { from, to } = formatPosterDays(startsOn, endsOn);
  const year = withYear ? yearToShow(startsOn) : null;
  return (
    <>
      <span className="num" aria-hidden="true">
        {from}
        {to && <small>–{to}</small>}
        {year && <sup>{year}</sup>}
      </span>
      <span className="sr">{formatDayRange(startsOn, endsOn, locale)}</span>
    </>
  );
}
/** The name in the reader's language, with the other one in small type. */
export function BothNames({ zhTitle, enTitle }: Pick<ExhibitionCard, 'zhTitle' | 'enTitle'>) {
  const chinese = useLocale() === 'zh-CN';
  const other = zhTitle && enTitle ? (chinese ? enTitle : zhTitle) : null;
  return (
    <>
      <b>
        <BilingualText zh={zhTitle} en={enTitle} />
      </b>
      {other && <i lang={chinese ? 'en' : 'zh-CN'}>{other}</i>}
    </>
  );
}

/** A row of the calendar: days, city, both names, status. For `<ul className="ex-rows">`. */
export function ExhibitionRow({ exhibition }: { exhibition: ExhibitionCard }) {
  const year = yearToShow(exhibition.startsOn);
  return (
    <li>
      <Link to="/exhibitionDetails" search={{ id: exhibition.id }} data-status={exhibition.status}>
        <span className="when">
          <PosterDays {...exhibition} withYear={false} />
          <em>
            <BilingualText zh={exhibition.zhCity} en={exhibition.enCity} />
            {year && <span aria-hidden="true"> · {year}</span>}
          </em>
        </span>
        <span className="names">
          <BothNames {...exhibition} />
        </span>
        <ExhibitionState status={exhibition.status} />
        <Icon name="right" />
      </Link>
    </li>
  );
}

/** The current exhibition with its portrait picture, next to the rows. */
export function ExhibitionFeature({ exhibition, first = false }: { exhibition: ExhibitionCard; first?: boolean }) {
  const { bannerTall, cover, zhIntro, enIntro, zhCity, enCity, status } = exhibition;
  const picture = bannerTall ?? cover;
  return (
    <Link
      to="/exhibitionDetails"
      search={{ id: exhibition.id }}
      className="ex-feature"
      style={{ '--tone': picture?.tone ?? 'var(--ink-4)' }}
    >
      {picture && <Picture picture={picture} sizes="(max-width: 1023px) 92vw, 40vw" first={first} />}
      <ExhibitionState status={status} />
      <PosterDays {...exhibition} />
      <span className="serif">
        <BilingualText zh={exhibition.zhTitle} en={exhibition.enTitle} />
      </span>
      <span className="line">
        <BilingualText zh={zhIntro ?? zhCity} en={enIntro ?? enCity} />
      </span>
    </Link>
  );
}
