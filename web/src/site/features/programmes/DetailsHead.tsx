import { ContentClass, Genre, ProgrammeType } from '@pavilion/protocol/enumerations.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { lengthText } from '@pavilion/protocol/programmeLength.ts';
import { type Credit, CreditRole, type ProgrammeDetail } from '@pavilion/protocol/programmes.ts';
import { countryLabel } from '@pavilion/protocol/territories.ts';
import { Fragment } from 'react';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { DetailTools } from '../../parts/DetailTools.tsx';
import { Poster } from '../../parts/PosterCard.tsx';
import { text } from './details.text.ts';
import { WorkPath } from './WorkTree.tsx';

/** The width of the poster, by which a browser chooses its file. */
const headPosterSizes = '(max-width: 768px) 30vw, 260px';

/** Poster, both titles, credits and synopsis. */
export function DetailsHead({ programme }: { programme: ProgrammeDetail }) {
  const say = useSay();
  const chinese = useLocale() === 'zh-CN';
  const length = lengthText(programme);
  const { zhTitle, enTitle, year, country, typeId, zhSynopsis, enSynopsis } = programme;
  const { zhLogline, enLogline } = programme;
  const other = zhTitle && enTitle ? (chinese ? enTitle : zhTitle) : null;
  const title = inLanguage(zhTitle, enTitle, chinese ? 'zh-CN' : 'en-US').words;
  const genres = programme.genres.flatMap((genre) => {
    const known = Genre.find(genre);
    return known ? [say(known)] : [];
  });
  return (
    <header className="head">
      <div className="poster">
        <Poster programme={programme} sizes={headPosterSizes} first />
      </div>
      <div className="words">
        <p className="kicker">{[say(ProgrammeType.label(typeId)), ...genres].join(' · ')}</p>
        <h1 className="serif" data-long={title.length > (chinese ? 8 : 24) || undefined}>
          <BilingualText zh={zhTitle} en={enTitle} />
        </h1>
        {other && (
          <p className="alt" lang={chinese ? 'en' : 'zh-CN'}>
            {other}
          </p>
        )}
        <WorkPath programme={programme} />
        <p className="figures">
          {length && <span className="num">{say(length)}</span>}
          {year && <span className="num">{year}</span>}
          <span>{say(countryLabel(country))}</span>
        </p>
        <p className="log">
          <BilingualText zh={zhLogline} en={enLogline} />
        </p>
        <Billing credits={programme.credits} />
        <DetailTools
          class={ContentClass.programme}
          id={programme.id}
          title={title}
          className="mt-6 narrow:col-span-full narrow:mt-0"
        />
      </div>
      {(zhSynopsis || enSynopsis) && (
        <p className="synopsis">
          <BilingualText zh={zhSynopsis} en={enSynopsis} />
        </p>
      )}
    </header>
  );
}
/** Credits as at the foot of a poster: roles and names in running text. */
function Billing({ credits }: { credits: readonly Credit[] }) {
  const say = useSay();
  const locale = useLocale();
  const roles = [...new Set(credits.map((credit) => credit.role))];
  if (roles.length === 0) return null;
  return (
    <p className="billing">
      {roles.map((role) => (
        <Fragment key={role}>
          <span>
            <i>{say(CreditRole.label(role))}</i>{' '}
            {credits
              .filter((credit) => credit.role === role)
              .map(({ zhName, enName }) => inLanguage(zhName, enName, locale).words)
              .join(say(text.separator))}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
