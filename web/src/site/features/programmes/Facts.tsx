import { Genre, Language, ProgrammeType, Resolution } from '@pavilion/protocol/enumerations.ts';
import { inLanguage, type Text } from '@pavilion/protocol/kit/text.ts';
import { lengthText } from '@pavilion/protocol/programmeLength.ts';
import type { ProgrammeDetail } from '@pavilion/protocol/programmes.ts';
import { countryLabel } from '@pavilion/protocol/territories.ts';
import { readEidr, readIsan } from '@pavilion/protocol/workIds.ts';
import type { ReactNode } from 'react';
import { Link } from '../../../lib/Link.tsx';
import { type Say, useLocale, useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { text } from './details.text.ts';

interface Props {
  programme: ProgrammeDetail;
}
/** Returns labels of codes; a code that this build does not know is shown unchanged. */
const wordsOf = (list: { find: (code: string) => Text | undefined }, codes: readonly string[], say: Say) =>
  codes
    .map((code) => {
      const known = list.find(code);
      return known ? say(known) : code;
    })
    .join(say(text.separator));

export function Facts({ programme: p }: Props) {
  const say = useSay();
  const length = lengthText(p);
  const rows: [label: string, value: ReactNode][] = [
    [say(text.kind), say(ProgrammeType.label(p.typeId))],
    [say(text.genres), wordsOf(Genre, p.genres, say)],
    [say(text.length), length && say(length)],
    [say(text.year), p.year],
    [say(text.country), say(countryLabel(p.country))],
    [say(text.languages), wordsOf(Language, p.languages, say)],
    [say(text.resolution), wordsOf(Resolution, [p.resolution], say)],
    [say(text.permit), p.permitNo],
    // An EIDR with a wrong check character names another work or none.
    ['EIDR', p.eidr && readEidr(p.eidr).is === 'good' ? p.eidr : null],
    ['ISAN', p.isan && readIsan(p.isan, true).is === 'good' ? p.isan : null],
  ];
  return (
    <section className="later">
      <h2 className="serif">{say(text.factsTitle)}</h2>
      <dl className="facts">
        {rows
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
export function Awards({ programme: { awards } }: Props) {
  const say = useSay();
  if (awards.length === 0) return null;
  return (
    <section className="later">
      <h2 className="serif">{say(text.awardsTitle)}</h2>
      <ul className="awards">
        {awards.map((award) => (
          <li key={`${award.en}${award.zh}${award.year}`}>
            <span className="num">{award.year}</span>
            <span>
              <BilingualText zh={award.zh} en={award.en} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
export function Seller({ programme: { seller } }: Props) {
  const say = useSay();
  const locale = useLocale();
  if (!seller) return null;
  const city = inLanguage(seller.zhCity, seller.enCity, locale).words;
  const other = seller.zhName && seller.enName ? (locale === 'zh-CN' ? seller.enName : seller.zhName) : '';
  return (
    <section className="later">
      <h2 className="serif">{say(text.sellerTitle)}</h2>
      <Link to="/exhibitorDetails" search={{ id: seller.id }} className="seller">
        {seller.logo ? (
          <Picture picture={seller.logo} sizes="64px" className="logo" />
        ) : (
          <span className="logo serif" aria-hidden="true">
            {inLanguage(seller.zhName, seller.enName, locale).words.slice(0, 1)}
          </span>
        )}
        <span className="min-w-0">
          <b>
            <BilingualText zh={seller.zhName} en={seller.enName} />
          </b>
          <small>{[other, city, say(countryLabel(seller.country))].filter(Boolean).join(' · ')}</small>
        </span>
        <span className="more only-wide">
          {say(text.sellerAll)}
          <Icon name="right" />
        </span>
      </Link>
    </section>
  );
}
