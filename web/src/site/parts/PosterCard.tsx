import { shortLengthText } from '@pavilion/protocol/programmeLength.ts';
import type { ProgrammeCard } from '@pavilion/protocol/programmes.ts';
import { Link } from '../../lib/Link.tsx';
import './poster.css';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { ProgrammeType } from '@pavilion/protocol/programmeType.ts';
import { useLocale, useSay } from '../../lib/locale.ts';
import type { SearchValues } from '../../lib/search.ts';
import { BilingualText } from '../../parts/BilingualText.tsx';
import { Icon, Mark } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';

/** 5:7, without a frame; a programme without a poster shows its title on its category's background, below the logo. */
export function Poster({
  programme,
  sizes,
  first = false,
}: {
  programme: Pick<ProgrammeCard, 'cover' | 'typeId' | 'zhTitle' | 'enTitle'>;
  sizes: string;
  first?: boolean;
}) {
  const locale = useLocale();
  return (
    <span className="gate">
      {programme.cover ? (
        <Picture picture={programme.cover} sizes={sizes} first={first} />
      ) : (
        <span className="blank" data-type={programme.typeId} aria-hidden="true">
          <Mark className="size-[22%] text-fg/50" />
          <span className="serif">{inLanguage(programme.zhTitle, programme.enTitle, locale).words}</span>
        </span>
      )}
    </span>
  );
}
/** One line about a programme: type, length, year. `withType` is off on a shelf of one type. */
export function ProgrammeMeta({ programme, withType = true }: { programme: ProgrammeCard; withType?: boolean }) {
  const say = useSay();
  const length = shortLengthText(programme);
  const parts = [
    withType && say(ProgrammeType.label(programme.typeId)),
    length && say(length),
    programme.year && String(programme.year),
  ];
  return parts.filter(Boolean).join(' · ');
}
/** Poster, title, one line; under the pointer the colour glows and the picture grows. */
export function PosterCard({
  programme,
  sizes = '(max-width: 768px) 31vw, 15vw',
  withType,
  first = false,
  search,
}: {
  programme: ProgrammeCard;
  sizes?: string;
  withType?: boolean;
  first?: boolean;
  /** Search params besides the id, which pass the list's filters to the page. */
  search?: SearchValues;
}) {
  return (
    <Link
      to="/details"
      search={{ id: programme.id, ...search }}
      className="pc"
      style={{ '--tone': programme.cover?.tone ?? 'var(--ink-4)' }}
    >
      <Poster programme={programme} sizes={sizes} first={first} />
      {programme.hasTrailer && (
        <span className="play">
          <Icon name="play" />
        </span>
      )}
      <b>
        <BilingualText zh={programme.zhTitle} en={programme.enTitle} />
      </b>
      <span className="m">
        <ProgrammeMeta programme={programme} {...(withType !== undefined && { withType })} />
      </span>
    </Link>
  );
}
