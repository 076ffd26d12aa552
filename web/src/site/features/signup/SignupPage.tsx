import './signup.css';
import { AttendeeType } from '@pavilion/protocol/attendees.ts';
import { CertStatus } from '@pavilion/protocol/certification.ts';
import { type ContactPerson, type SignupOverview, signup } from '@pavilion/protocol/signup.ts';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../../lib/api.ts';
import { Link } from '../../../lib/Link.tsx';
import { useSay } from '../../../lib/locale.ts';
import { useSearchParams } from '../../../lib/searchParams.ts';
import { useNarrow } from '../../../lib/useNarrow.ts';
import { useUser } from '../../../lib/user.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Empty, Loaded } from '../../../ui/Loaded.tsx';
import { AttendeesPart } from './AttendeesPart.tsx';
import { type EventOf, type ShownAttendee, useAttendees, useContact } from './attendeeCalls.ts';
import { ContactPart } from './ContactPart.tsx';
import { SignupAside, useEventTitle } from './SignupAside.tsx';
import { text } from './signup.text.ts';
import { signupParams } from './signupParams.ts';

export default function SignupPage() {
  const say = useSay();
  const { type, id } = useSearchParams('/signup', signupParams);
  if (type === undefined || id === undefined)
    return (
      <div className="wrap signup-page">
        <Empty words={say(text.gone)} />
      </div>
    );
  return <Signup key={`${type}-${id}`} event={{ type, eventId: id }} />;
}

function Signup({ event }: { event: EventOf }) {
  const found = useApi(signup.overview, event, { staleMs: 10_000, refetchMs: 60_000 });
  const contact = useContact(event).data;
  const people = useAttendees(event) ?? [];
  return (
    <div className="wrap signup-page">
      <Loaded of={found} isEmpty={() => false}>
        {(of) => <Steps of={of} event={event} contact={contact} people={people} />}
      </Loaded>
    </div>
  );
}

interface StepsProps {
  of: SignupOverview;
  event: EventOf;
  contact: ContactPerson | undefined;
  people: readonly ShownAttendee[];
}
/** Everything beside each other when wide; one step at a time, with the button under the thumb, on phones. */
function Steps(props: StepsProps) {
  const say = useSay();
  const narrow = useNarrow();
  const user = useUser();
  const { of, event, contact, people } = props;
  const isCertified = user?.certStatus === CertStatus.certified;
  const mayEdit = isCertified && of.event.window === 'open';
  const parts = [
    contact && <ContactPart key="contact" event={event} contact={contact} readOnly={!mayEdit} />,
    <AttendeesPart key="people" event={event} people={people} earlier={of.earlier} readOnly={!mayEdit} />,
  ];
  const aside = <SignupAside of={of} people={people} contact={contact} mayEdit={mayEdit} />;
  const notice = user && !isCertified && (
    <p className="mb-8 flex flex-wrap items-center gap-4 rounded-card bg-ink-3 p-4">
      <Icon name="info" className="text-20 text-sky" />
      <span className="flex-1">{say(text.certifyFirst)}</span>
      <Link to="/personal/userAuthe" className={buttonClass('line', true)}>
        {say(text.certify)}
      </Link>
    </p>
  );
  if (narrow) return <NarrowSteps of={of} steps={[...parts, aside]} notice={notice} people={people.length} />;
  return (
    <div className="signup-columns">
      <div className="min-w-0">
        <Head of={of} title={say(text.signup)} />
        {notice}
        <div className="grid gap-12">{parts}</div>
      </div>
      {aside}
    </div>
  );
}

function Head({ of, title }: { of: SignupOverview; title: string }) {
  const titleOf = useEventTitle();
  const { eventId: id } = of.event;
  const words = (
    <>
      <Icon name="left" /> {titleOf(of.event)}
    </>
  );
  const className = 'signup-back';
  return (
    <header className="signup-head">
      {of.event.type === AttendeeType.meeting ? (
        <Link to="/activityDetails" search={{ id }} className={className}>
          {words}
        </Link>
      ) : (
        <Link to="/exhibitionDetails" search={{ id }} className={className}>
          {words}
        </Link>
      )}
      <h1>{title}</h1>
    </header>
  );
}

interface NarrowProps {
  of: SignupOverview;
  steps: readonly ReactNode[];
  notice: ReactNode;
  people: number;
}
function NarrowSteps({ of, steps, notice, people }: NarrowProps) {
  const say = useSay();
  const [step, setStep] = useState(of.mine ? (of.mine.stage === 'sent' ? 2 : 1) : 0);
  const titles = [text.contact, text.whoComes, text.checkPlaces];
  const last = steps.length - 1;
  function go(next: number) {
    setStep(next);
    scrollTo({ top: 0 });
  }
  return (
    <>
      <div className="signup-rail" role="img" aria-label={say(text.step, step + 1, steps.length)}>
        <span className="num">{`${step + 1}/${steps.length}`}</span>
        {titles.map((title, i) => (
          <i key={title.en} className={i <= step ? 'on' : undefined} />
        ))}
      </div>
      <Head of={of} title={say(titles[step] ?? text.signup)} />
      {notice}
      {steps[step]}
      <div className="signup-bar">
        <p>
          <b className="num">{say(text.count, people)}</b>
          {of.capacity !== null && <small>{say(text.placesLeft, Math.max(0, of.capacity - of.taken))}</small>}
        </p>
        {step > 0 && <Button onClick={() => go(step - 1)}>{say(text.back)}</Button>}
        {step < last && (
          <Button
            kind={step === last - 1 || step === 0 ? 'amber' : 'line'}
            className="flex-1"
            onClick={() => go(step + 1)}
          >
            {say(text.next)}
          </Button>
        )}
      </div>
    </>
  );
}
