import { type ExhibitionDetail, SignupKind, SignupState } from '@pavilion/protocol/exhibitions.ts';
import { countryLabel } from '@pavilion/protocol/territories.ts';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { daysInWords } from '../../../parts/exhibition/days.ts';
import { TwoTongues } from '../../../parts/TwoTongues.tsx';
import { Status, type Tone } from '../../../ui/Status.tsx';
import { text } from './exhibitions.text.ts';

/** Where, when, whose, and how its sign-up stands by the server's clock. */
export function FactsPanel({ exhibition }: { exhibition: ExhibitionDetail }) {
  const say = useSay();
  const locale = useLocale();
  const { startsOn, endsOn, zhCity, enCity, zhVenue, enVenue, zhOrganiser, enOrganiser, country } = exhibition;
  // Nobody is sent to an organiser who has no page, or to one that is over.
  const hasSignup = exhibition.signup.state !== 'none' || (exhibition.officialUrl && exhibition.status !== 'ended');
  const city = (
    <>
      <TwoTongues zh={zhCity} en={enCity} />
      <span className="text-fg-3"> · {say(countryLabel(country))}</span>
    </>
  );
  return (
    <aside className="ex-facts" aria-label={say(text.factsTitle)}>
      <h2 className="serif">{say(text.factsTitle)}</h2>
      <dl>
        <Fact term={say(text.dates)}>{daysInWords(startsOn, endsOn, locale)}</Fact>
        <Fact term={say(text.city)}>{city}</Fact>
        {(zhVenue || enVenue) && (
          <Fact term={say(text.venue)}>
            <TwoTongues zh={zhVenue} en={enVenue} />
          </Fact>
        )}
        {(zhOrganiser || enOrganiser) && (
          <Fact term={say(text.organiser)}>
            <TwoTongues zh={zhOrganiser} en={enOrganiser} />
          </Fact>
        )}
        {hasSignup && (
          <Fact term={say(text.signup)}>
            <Signup signup={exhibition.signup} />
          </Fact>
        )}
      </dl>
    </aside>
  );
}
const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

const tones: Record<SignupState, Tone> = { none: 'quiet', soon: 'lilac', open: 'mint', closed: 'quiet' };
function Signup({ signup: { state, kinds, opensAt, closesAt } }: Pick<ExhibitionDetail, 'signup'>) {
  const say = useSay();
  const { date } = useFormat();
  if (state === 'none') return say(text.signupNone);
  const window = {
    soon: opensAt && say(text.signupSoon, date(opensAt, 5)),
    open: closesAt ? say(text.signupOpen, date(closesAt, 5)) : say(text.signupOpenEnd),
    closed: closesAt ? say(text.signupClosed, date(closesAt, 5)) : say(text.signupClosedEnd),
  }[state];
  return (
    <>
      <Status tone={tones[state]}>{say(SignupState.label(state))}</Status>
      <span className="block">{kinds.map((kind) => say(SignupKind.label(kind))).join(say(text.separator))}</span>
      {window && <span className="block text-fg-3">{window}</span>}
    </>
  );
}
