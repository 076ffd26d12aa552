import { Language } from '@pavilion/protocol/enumerations.ts';
import { LicenceNote, notesOfOffer, writtenNotes } from '@pavilion/protocol/licenceNotes.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import { scopeFacts } from '@pavilion/protocol/offerScopeFacts.ts';
import type { Preorder } from '@pavilion/protocol/orders.ts';
import { partLicensed } from '@pavilion/protocol/works.ts';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { Link } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { useTerritories } from '../../../parts/rights/useTerritories.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Poster, ProgrammeMeta } from '../../parts/PosterCard.tsx';
import { type ChosenLicence, searchOf } from '../../parts/rights/licenceParams.ts';
import { text } from './submitOrder.text.ts';

/** The programme and what is licensed. */
export function LicenceBox({ chosen, quote }: { chosen: ChosenLicence; quote: Preorder }) {
  const say = useSay();
  const { programme, offer } = quote;
  const languages = offer.languages.map((code) => {
    const known = Language.find(code);
    return known ? say(known) : code;
  });
  return (
    <div className="orderbox">
      <Link to="/details" search={searchOf(chosen)} className="cover" tabIndex={-1} aria-hidden="true">
        <Poster programme={programme} sizes="120px" />
      </Link>
      <div className="min-w-0">
        <p className="serif text-24 leading-tight">
          <BilingualText zh={programme.zhTitle} en={programme.enTitle} />
        </p>
        <p className="mt-1 text-13 text-fg-3">
          <ProgrammeMeta programme={programme} />
        </p>
        <Link to="/details" search={searchOf(chosen)} className="more">
          <Icon name="edit" />
          {say(text.back)}
        </Link>
      </div>
      <dl className="terms">
        {quote.seller && <Row label={say(text.licensor)}>{say(quote.seller)}</Row>}
        {quote.buyer && <Row label={say(text.licensee)}>{say(quote.buyer)}</Row>}
        {quote.part && <Row label={say(partLicensed)}>{say(quote.part)}</Row>}
        <Row label={say(text.offer)}>
          <BilingualText zh={offer.zhName} en={offer.enName} />
          <span className={offer.exclusive ? 'text-amber' : 'text-fg-3'}>
            {' · '}
            {say(offer.exclusive ? text.exclusive : text.nonExclusive)}
          </span>
        </Row>
        <Row label={say(text.media)}>
          {quote.media.map((medium) => say(Medium.label(medium))).join(say(text.separator))}
        </Row>
        <Row label={say(text.territories)}>
          <Countries refs={chosen.territories} countries={quote.countries} />
        </Row>
        {languages.length > 0 && <Row label={say(text.versions)}>{languages.join(say(text.separator))}</Row>}
        {offer.runs !== null && <Row label={say(text.runs)}>{say(text.runsValue, offer.runs)}</Row>}
        {scopeFacts(offer.scope).map(({ label, value }) => (
          <Row key={label.en} label={say(label)}>
            {say(value)}
          </Row>
        ))}
        {writtenNotes(notesOfOffer(offer)).map(([name, { zh, en }]) => (
          <Row key={name} label={say(LicenceNote[name])}>
            <BilingualText zh={zh} en={en} />
          </Row>
        ))}
      </dl>
    </div>
  );
}
const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
/** Territories as the buyer chose them, and every country they include, which the contract will list. */
function Countries({ refs, countries }: { refs: readonly string[]; countries: readonly string[] }) {
  const say = useSay();
  const { number } = useFormat();
  const { list, nameOf } = useTerritories();
  const [all, setAll] = useState(false);
  const isMore = countries.length > refs.length || refs.length > 4;
  return (
    <>
      {list(refs)}
      {isMore && (
        <>
          <span className="block text-13 text-fg-3">
            {say(text.countries, number(countries.length))}{' '}
            <button
              type="button"
              aria-expanded={all}
              className="text-lilac underline underline-offset-4"
              onClick={() => setAll(!all)}
            >
              {say(all ? text.showFewer : text.showAll)}
            </button>
          </span>
          {all && (
            <span className="mt-1 block text-13 text-fg-2">{countries.map(nameOf).join(say(text.separator))}</span>
          )}
        </>
      )}
    </>
  );
}
