import type { SellerCard } from '@pavilion/protocol/cards.ts';
import { type CompanyFacts, CompanyKind } from '@pavilion/protocol/companies.ts';
import type { ContentClass } from '@pavilion/protocol/enumerations.ts';
import type { ReactNode } from 'react';
import { Link } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { usePageTitle } from '../../../lib/usePageTitle.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { DetailTools } from '../../parts/DetailTools.tsx';
import { CompanyMark } from './CompanyMark.tsx';
import { ContactPanel } from './ContactPanel.tsx';
import { text } from './companies.text.ts';
import { useNames } from './companyFormat.ts';

type CompanyPath = '/exhibitorDetails' | '/overseasDetails';
interface Props {
  company: CompanyFacts;
  class: ContentClass;
  line: { zh: string | null; en: string | null };
  /** The figures next to the name. */
  figures?: ReactNode;
  children: ReactNode;
  /** Below both columns. */
  below: ReactNode;
}
/** The page of a company: logo and names, what it wants or sells, and the contact panel. */
export function CompanyPage({ company, class: of, line, figures, children, below }: Props) {
  const say = useSay();
  const { name, other, otherLang, place } = useNames(company);
  usePageTitle(name);
  const tone = (company.display ?? company.logo)?.tone ?? 'var(--violet)';
  return (
    <article className="co-page" style={{ '--tone': tone }}>
      <div className="co-backdrop" aria-hidden="true">
        {company.display && <Picture picture={company.display} sizes="100vw" first />}
      </div>
      <div className="wrap co-columns">
        <div className="co-main">
          <header className="co-head">
            <CompanyMark company={company} sizes="(max-width: 768px) 84px, 148px" first />
            <div>
              <p className="kicker">{[say(CompanyKind.label(company.kind)), place].filter(Boolean).join(' · ')}</p>
              <h1 data-long={name.length > 14 || undefined}>
                <BilingualText zh={company.zhName} en={company.enName} />
              </h1>
              {other && (
                <p className="alt" lang={otherLang}>
                  {other}
                </p>
              )}
            </div>
          </header>
          {(line.zh || line.en) && (
            <p className="co-lead">
              <BilingualText zh={line.zh} en={line.en} />
            </p>
          )}
          <div className="co-tools">
            <DetailTools class={of} id={company.id} title={name} />
            {company.website && (
              <a href={company.website} target="_blank" rel="noopener noreferrer nofollow" className="more">
                {say(text.website)}
                <Icon name="out" />
              </a>
            )}
          </div>
          {children}
          {(company.zhProfile || company.enProfile) && (
            <section>
              <h2 className="serif">{say(text.profileTitle)}</h2>
              <p className="co-profile">
                <BilingualText zh={company.zhProfile} en={company.enProfile} />
              </p>
            </section>
          )}
        </div>
        <aside className="co-side">
          {figures}
          <ContactPanel company={company} />
        </aside>
      </div>
      {below}
    </article>
  );
}

/** Figures of a company: its number of programmes, and its year of joining. */
export function Figures({ rows }: { rows: readonly { label: string; value: string }[] }) {
  if (rows.length === 0) return null;
  return (
    <dl className="co-figures">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Other companies of the same side, as logos. */
export function Others({ title, companies, to }: { title: string; companies: readonly SellerCard[]; to: CompanyPath }) {
  if (companies.length === 0) return null;
  return (
    <section className="wrap co-section">
      <h2 className="serif">{title}</h2>
      <ul className="co-others">
        {companies.map((company) => (
          <li key={company.id}>
            <Other company={company} to={to} />
          </li>
        ))}
      </ul>
    </section>
  );
}
function Other({ company, to }: { company: SellerCard; to: CompanyPath }) {
  const { place } = useNames(company);
  return (
    <Link to={to} search={{ id: company.id }} className="co-other">
      <CompanyMark company={company} sizes="64px" />
      <span>
        <b>
          <BilingualText zh={company.zhName} en={company.enName} />
        </b>
        <small>{place}</small>
      </span>
    </Link>
  );
}

export const CompanySkeleton = () => (
  <div className="co-page">
    <div className="wrap co-columns">
      <div className="co-main">
        <div className="co-head">
          <Skeleton className="co-mark" />
          <div className="grid content-center gap-4">
            <Skeleton className="h-5 w-48" />
            <Skeleton className="h-14 w-80 max-w-full" />
          </div>
        </div>
        <Skeleton className="h-20" />
        <Skeleton className="h-48" />
      </div>
      <Skeleton className="co-side h-64 rounded-card" />
    </div>
  </div>
);
