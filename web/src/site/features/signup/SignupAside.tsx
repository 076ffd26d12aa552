import { AttendeeType } from '@pavilion/protocol/attendees.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import {
  type ContactPerson,
  ContactStatus,
  type MySignup,
  SignupAction,
  type SignupOverview,
  signup,
} from '@pavilion/protocol/signup.ts';
import { useState } from 'react';
import { useAction, useApi } from '../../../lib/api.ts';
import { confirm } from '../../../lib/confirm.ts';
import { useFormat } from '../../../lib/format.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import {
  dayOf,
  formatMoment,
  formatMonth,
  formatOffset,
  formatTimeRange,
} from '../../../parts/activity/activityTimes.ts';
import { useServerNow } from '../../../parts/activity/serverClock.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Countdown } from '../../parts/activity/Countdown.tsx';
import { type EventOf, reads, type ShownAttendee } from './attendeeCalls.ts';
import { SeatArc } from './SeatArc.tsx';
import { text } from './signup.text.ts';

export interface AsideProps {
  of: SignupOverview;
  people: readonly ShownAttendee[];
  contact: ContactPerson | undefined;
  mayEdit: boolean;
}
/** The ticket beside the form: the event, its places, the choice of a group that is too large, and the button. */
export function SignupAside(props: AsideProps) {
  const say = useSay();
  return (
    <aside className="signup-ticket" aria-label={say(text.checkPlaces)}>
      <EventFacts of={props.of} />
      <Places {...props} />
      <div className="tear" aria-hidden="true" />
      <Window of={props.of} />
      <Sending {...props} />
    </aside>
  );
}

const eventOf = ({ event }: SignupOverview): EventOf => ({ type: event.type, eventId: event.eventId });

function EventFacts({ of: { event } }: Pick<AsideProps, 'of'>) {
  const locale = useLocale();
  const { startsAt, timeZone } = event;
  const isMeeting = event.type === AttendeeType.meeting;
  return (
    <>
      {event.cover && (
        <div className="im">
          <Picture picture={event.cover} sizes="(max-width: 768px) 92vw, 392px" />
        </div>
      )}
      <div className="when">
        <p className="num">
          <small>{formatMonth(startsAt, timeZone, locale)}</small>
          {Number(dayOf(startsAt, timeZone).slice(8))}
        </p>
        <div className="min-w-0">
          <b>
            <BilingualText zh={event.zhTitle} en={event.enTitle} />
          </b>
          <p className="text-13 text-fg-3">
            <BilingualText zh={event.zhPlace} en={event.enPlace} />
          </p>
          {isMeeting && (
            <p className="text-13 text-fg-3">
              {formatTimeRange(event, timeZone, locale)} {formatOffset(startsAt, timeZone)}
            </p>
          )}
        </div>
      </div>
    </>
  );
}

/** The places left, in a drawing and in words. */
function Places({ of: { capacity, taken, waitingGroups, mine } }: AsideProps) {
  const say = useSay();
  const { number } = useFormat();
  if (capacity === null) return <p className="px text-14 text-fg-3">{say(text.unlimited)}</p>;
  const left = Math.max(0, capacity - taken);
  const held = (mine?.placed ?? 0) + (mine?.offer?.places ?? 0);
  return (
    <div className="px">
      <SeatArc capacity={capacity} taken={taken} mine={held} />
      <p className="flex items-baseline justify-between gap-3">
        <span>
          <b className="text-15">{say(text.placesLeft, left)}</b>
        </span>
        <span className="text-13 text-fg-3">{say(text.ofPlaces, capacity, waitingGroups)}</span>
        <span className="sr">{number(left)}</span>
      </p>
    </div>
  );
}

function Window({ of: { event } }: Pick<AsideProps, 'of'>) {
  const say = useSay();
  const locale = useLocale();
  const now = useServerNow();
  const at = (instant: string | null) => (instant ? formatMoment(instant, event.timeZone, locale) : '');
  if (event.window === 'soon')
    return (
      <p className="px">
        {say(text.soon)}
        <small className="block text-fg-3">{say(text.opens, at(event.opensAt))}</small>
      </p>
    );
  if (event.window === 'closed' || event.window === 'ended' || event.window === 'none') {
    const words = { closed: text.closed, ended: text.ended, none: text.windowNone }[event.window];
    return <p className="px">{say(words)}</p>;
  }
  if (!event.closesAt) return null;
  return (
    <div className="px">
      <small className="block text-13 text-fg-3">{say(text.closes, at(event.closesAt))}</small>
      <p className="text-30">
        <Countdown until={event.closesAt} now={now} />
      </p>
    </div>
  );
}

function Sending(props: AsideProps) {
  const { of } = props;
  const { mine } = of;
  if (mine?.offer) return <OfferAnswer of={of} offer={mine.offer} />;
  return (
    <div className="px grid gap-3">
      <StateOf mine={mine} />
      {props.mayEdit && of.event.window === 'open' && <Send {...props} />}
      <After of={of} />
    </div>
  );
}

/** How far the sign-up is, in a sentence. */
function StateOf({ mine }: { mine: MySignup | null }) {
  const say = useSay();
  if (!mine) return null;
  const line =
    mine.waitPosition !== null && mine.least !== null ? say(text.position2, mine.waitPosition, mine.least) : undefined;
  const words = () => {
    if (mine.stage === 'withdrawn') return say(text.isWithdrawn);
    if (mine.status === ContactStatus.failed) return say(text.failed, mine.reason ?? '');
    if (mine.stage === 'draft') return say(text.notSent);
    return say(mine.status === ContactStatus.passed ? text.accepted : text.inReview);
  };
  const tone =
    mine.status === ContactStatus.failed
      ? 'text-rose'
      : mine.status === ContactStatus.passed
        ? 'text-mint'
        : 'text-fg-2';
  return (
    <p role="status" className="text-15">
      <b className={tone}>{words()}</b>
      {mine.stage === 'sent' && <span className="block text-fg-3">{say(text.figures, mine.placed, mine.waiting)}</span>}
      {line && <span className="block text-sky">{line}</span>}
    </p>
  );
}

/** Sends the people who are not sent yet. The owner of a group that is larger than the free places first chooses the least number that it takes. */
function Send({ of, people, contact }: AsideProps) {
  const say = useSay();
  const news = people.filter(({ place }) => place === 'none').length;
  const free = of.capacity === null ? news : Math.max(0, of.capacity - of.taken);
  const [chosen, setLeast] = useState<number>();
  const least = chosen === undefined || chosen > news ? news : chosen;
  const send = useAction(signup.send, { refresh: reads, done: say(text.sent), failed: say(text.sendFailed) });
  const failed = of.mine?.status === ContactStatus.failed && of.mine.stage === 'draft';
  if (news === 0 && !failed) return null;
  const now = free >= least ? Math.min(free, news) : 0;
  const label =
    now === news ? say(text.send, news) : now > 0 ? say(text.sendBoth, now, news - now) : say(text.sendWait, news);
  const isReady = news > 0 && contact !== undefined && contact.id !== null && people.every(({ complete }) => complete);
  return (
    <>
      {free < news && news > 1 && <LeastChoice news={news} free={free} least={least} onLeast={setLeast} />}
      <Button
        kind="amber"
        className="w-full"
        disabled={!isReady}
        loading={send.isPending}
        onClick={() => void send.run({ ...eventOf(of), least })}
      >
        {label}
      </Button>
      <p className="text-center text-13 text-fg-3">{say(text.answer)}</p>
    </>
  );
}

interface LeastProps {
  news: number;
  free: number;
  least: number;
  onLeast: (least: number) => void;
}
/** The sizes that make a difference: all of them, what is free now, and up to two between. */
const sizesOf = (news: number, free: number) =>
  [...new Set([news, ...(free > 0 ? [free] : []), news - 1, Math.max(1, Math.ceil(news / 2))])].filter(
    (size) => size >= 1 && size <= news,
  );
function LeastChoice({ news, free, least, onLeast }: LeastProps) {
  const say = useSay();
  return (
    <fieldset>
      <legend className="mb-2 text-14 text-fg-2">{say(text.tooFew, news)}</legend>
      {sizesOf(news, free).map((size) => (
        <label key={size} className="least">
          <input type="radio" name="least" checked={least === size} onChange={() => onLeast(size)} />
          <span>
            <b>{size === news ? say(text.waitAll, news) : say(text.waitLeast, size)}</b>
            <small>
              {free >= size
                ? say(text.waitNow, Math.min(free, news), news - Math.min(free, news))
                : say(size === news ? text.waitAllNote : text.waitLater)}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function OfferAnswer({ of, offer }: { of: SignupOverview; offer: NonNullable<MySignup['offer']> }) {
  const say = useSay();
  const locale = useLocale();
  const answer = useAction(signup.answerOffer, { refresh: reads });
  const run = (take: boolean) => void answer.run({ ...eventOf(of), take });
  return (
    <div className="px grid gap-3">
      <p role="status" className="text-15 text-amber">
        {say(text.offer, offer.places, formatMoment(offer.expiresAt, of.event.timeZone, locale))}
      </p>
      <Button kind="amber" loading={answer.isPending} onClick={() => run(true)}>
        {say(text.take, offer.places)}
      </Button>
      <Button kind="quiet" onClick={() => run(false)}>
        {say(text.decline)}
      </Button>
    </div>
  );
}

/** What one can do once the sign-up is sent, and what is on record about it. */
function After({ of }: Pick<AsideProps, 'of'>) {
  const say = useSay();
  const { mine, event } = of;
  const withdraw = useAction(signup.withdraw, { refresh: reads, done: say(text.withdrawn) });
  if (mine?.stage !== 'sent') return null;
  async function ask() {
    const question = {
      title: say(text.withdrawTitle),
      body: say(text.withdrawBody),
      ok: say(text.withdraw),
      danger: true,
    };
    if (await confirm(question)) await withdraw.run(eventOf(of));
  }
  return (
    <>
      {event.type === AttendeeType.meeting && mine.status === ContactStatus.passed && <Calendar of={of} />}
      {event.window !== 'ended' && (
        <Button kind="quiet" small onClick={() => void ask()}>
          {say(text.withdraw)}
        </Button>
      )}
      <Record of={of} />
    </>
  );
}

function Calendar({ of }: Pick<AsideProps, 'of'>) {
  const say = useSay();
  const file = useApi(signup.calendar, eventOf(of), { staleMs: 60_000 }).data;
  if (!file) return null;
  return (
    <a
      className="btn btn-line btn-small"
      download={file.name}
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file.ics)}`}
    >
      {say(text.calendar)}
    </a>
  );
}

function Record({ of: { history } }: Pick<AsideProps, 'of'>) {
  const say = useSay();
  const { date } = useFormat();
  return (
    <details className="text-13">
      <summary className="cursor-pointer py-2 text-fg-3">{say(text.record)}</summary>
      <ol className="grid gap-2">
        {history.map(({ id, action, at, places, least }) => (
          <li key={id}>
            <span className="block text-fg-2">
              {say(text.recordOf, say(SignupAction.label(action)), places, least)}
            </span>
            <span className="text-fg-3">{date(at, 5)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The title of the event in the reader's language. */
export function useEventTitle() {
  const locale = useLocale();
  return ({ zhTitle, enTitle }: { zhTitle: string | null; enTitle: string | null }) =>
    inLanguage(zhTitle ?? '', enTitle ?? '', locale).words;
}
