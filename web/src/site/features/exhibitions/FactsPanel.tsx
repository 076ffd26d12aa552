import { AttendeeType } from '@pavilion/protocol/attendees.ts';
import { downloads } from '@pavilion/protocol/downloads.ts';
import { type ExhibitionDetail, SignupKind, SignupState } from '@pavilion/protocol/exhibitions.ts';
import { countryLabel } from '@pavilion/protocol/territories.ts';
import type { ReactNode } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Link } from '../../../lib/Link.tsx';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Status, type Tone } from '../../../ui/Status.tsx';
import { formatDayRange } from '../../parts/exhibition/formatDays.ts';
import { SignupButton } from '../../parts/SignupButton.tsx';
import { text } from './exhibitions.text.ts';

/** Place, days, organiser, and the state of its sign-up by the server's clock. */
export function FactsPanel({ exhibition }: { exhibition: ExhibitionDetail }) {
  const say = useSay();
  const locale = useLocale();
  const { startsOn, endsOn, zhCity, enCity, zhVenue, enVenue, zhOrganiser, enOrganiser, country } = exhibition;
  // There is no link to an organiser without a page, or for an exhibition that is over.
  const hasSignup = exhibition.signup.state !== 'none' || (exhibition.officialUrl && exhibition.status !== 'ended');
  const city = (
    <>
      <BilingualText zh={zhCity} en={enCity} />
      <span className="text-fg-3"> · {say(countryLabel(country))}</span>
    </>
  );
  return (
    <aside className="ex-facts" aria-label={say(text.factsTitle)}>
      <h2 className="serif">{say(text.factsTitle)}</h2>
      <dl>
        <Fact term={say(text.dates)}>{formatDayRange(startsOn, endsOn, locale)}</Fact>
        <Fact term={say(text.city)}>{city}</Fact>
        {(zhVenue || enVenue) && (
          <Fact term={say(text.venue)}>
            <BilingualText zh={zhVenue} en={enVenue} />
          </Fact>
        )}
        {(zhOrganiser || enOrganiser) && (
          <Fact term={say(text.organiser)}>
            <BilingualText zh={zhOrganiser} en={enOrganiser} />
          </Fact>
        )}
        <Downloads of={exhibition.id} />
        {hasSignup && (
          <Fact term={say(text.signup)}>
            <Signup id={exhibition.id} signup={exhibition.signup} />
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

/** The way to the downloads of an exhibition, if it has any. */
function Downloads({ of }: { of: number }) {
  const say = useSay();
  const known = useApi(downloads.filters, undefined, { staleMs: 300_000 }).data;
  const count = known?.exhibitions.find(({ id }) => id === of)?.count ?? 0;
  if (count === 0) return null;
  return (
    <Fact term={say(text.downloads)}>
      <Link
        to="/downloads"
        search={{ exhibitionId: of }}
        className="inline-flex min-h-6 items-center text-lilac hover:text-amber narrow:min-h-11"
      >
        {say(text.files, count)}
      </Link>
    </Fact>
  );
}

const tones: Record<SignupState, Tone> = { none: 'quiet', soon: 'lilac', open: 'mint', closed: 'quiet' };
function Signup({ id, signup: { state, kinds, opensAt, closesAt } }: Pick<ExhibitionDetail, 'id' | 'signup'>) {
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
      {state === 'open' && kinds.includes('attendee') && (
        <span className="mt-3 block">
          <SignupButton type={AttendeeType.exhibition} id={id} />
        </span>
      )}
    </>
  );
}
