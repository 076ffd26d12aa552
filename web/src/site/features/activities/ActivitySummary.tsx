import { type ActivityDetail, meetingInfo } from '@pavilion/protocol/activities.ts';
import { ActivityStatus, isOnlineOpen, signupState } from '@pavilion/protocol/activityStatus.ts';
import { AttendeeType } from '@pavilion/protocol/attendees.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import type { ReactNode } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { readerTimeZone } from '../../../lib/timeZone.ts';
import { type ActivityState, toneOf } from '../../../parts/activity/activityState.ts';
import {
  formatDay,
  formatMoment,
  formatOffset,
  formatTimeRange,
  isElsewhere,
  isOneDay,
} from '../../../parts/activity/activityTimes.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Status } from '../../../ui/Status.tsx';
import { Cover, DateStub } from '../../parts/activity/ActivityTicket.tsx';
import { Countdown } from '../../parts/activity/Countdown.tsx';
import { SignupButton } from '../../parts/SignupButton.tsx';
import { calendarFile, download } from './calendarFile.ts';
import { text } from './details.text.ts';

interface Props {
  activity: ActivityDetail;
  state: ActivityState;
}
/** The page's ticket: time, place, sign-up and countdown; it stays next to the text. */
export function ActivitySummary({ activity, state }: Props) {
  const say = useSay();
  return (
    <aside className="pass" aria-label={say(text.ticket)}>
      <div className="upper">
        <div className="im">
          <Cover activity={activity} sizes="(max-width: 768px) 92vw, 400px" first />
        </div>
        <When activity={activity} now={state.now} />
        <dl>
          <Place activity={activity} />
          <Online activity={activity} state={state} />
          <Signup activity={activity} state={state} />
        </dl>
      </div>
      <div className="lower">
        <Clock state={state} />
        <Actions activity={activity} state={state} />
      </div>
    </aside>
  );
}

function When({ activity, now }: { activity: ActivityDetail; now: number }) {
  const say = useSay();
  const locale = useLocale();
  const { startsAt, timeZone } = activity;
  const zone = readerTimeZone();
  const day = (of: string) => (isOneDay(activity) ? `${formatDay(startsAt, of, locale)} ` : '');
  return (
    <div className="when">
      <DateStub activity={activity} now={now} />
      <div className="hours">
        {isOneDay(activity) ? (
          <>
            <p>{formatDay(startsAt, timeZone, locale, true)}</p>
            <p className="num">{formatTimeRange(activity, timeZone, locale)}</p>
          </>
        ) : (
          <p className="days">
            {formatTimeRange(activity, timeZone, locale)
              .split(/(?<=– )/)
              .map((end) => (
                <span key={end}>{end}</span>
              ))}
          </p>
        )}
        <small>{say(text.localTime, formatOffset(startsAt, timeZone))}</small>
        {isElsewhere(activity, zone) && (
          <small className="yours">
            {say(text.yourTime)} {day(zone)}
            {formatTimeRange(activity, zone, locale)} {formatOffset(startsAt, zone)}
          </small>
        )}
      </div>
    </div>
  );
}
const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
function Place({ activity: { zhPlace, enPlace, zhCity, enCity } }: { activity: ActivityDetail }) {
  const say = useSay();
  if (!zhPlace && !enPlace && !zhCity && !enCity) return null;
  return (
    <Fact label={say(text.where)}>
      <BilingualText zh={zhPlace} en={enPlace} />
      {(zhCity || enCity) && (
        <span className="block text-fg-3">
          <BilingualText zh={zhCity} en={enCity} />
        </span>
      )}
    </Fact>
  );
}
function Online({ activity, state: { now, status } }: Props) {
  const say = useSay();
  if (!activity.isOnline || isOnlineOpen(activity, now)) return null;
  return <Fact label={say(text.online)}>{say(status === 'ended' ? text.onlineOver : text.onlineLater)}</Fact>;
}
/** The state of the sign-up by window, clock and capacity; the sign-up itself has its own screen. */
function Signup({ activity, state: { now, status } }: Props) {
  const say = useSay();
  const locale = useLocale();
  const { number } = useFormat();
  const { signupOpensAt, signupClosesAt, timeZone, capacity } = activity;
  const at = (instant: string | null) => (instant ? formatMoment(instant, timeZone, locale) : '');
  const words = {
    none: say(status === 'ended' ? text.signupNoneOver : text.signupNone),
    notYet: say(text.signupNotYet, at(signupOpensAt)),
    open: say(text.signupOpen, at(signupClosesAt)),
    closed: say(text.signupClosed, at(signupClosesAt)),
  }[signupState(activity, now)];
  return (
    <>
      <Fact label={say(text.signup)}>{words}</Fact>
      {capacity !== null && <Fact label={say(text.capacity)}>{say(text.places, number(capacity))}</Fact>}
    </>
  );
}

function Clock({ state: { now, status, next } }: { state: ActivityState }) {
  const say = useSay();
  const words = say(ActivityStatus.label(status));
  return (
    <div className="clock">
      {next && (
        <p>
          <span>{say(next.words)}</span>
          <Countdown until={next.until} now={now} />
        </p>
      )}
      <Status tone={toneOf[status]} glow={status === 'inProgress'}>
        {words}
      </Status>
      {/* Only changes are announced, never the seconds. */}
      <span className="sr" role="status">
        {say(text.statusNow, words)}
      </span>
    </div>
  );
}

function Actions({ activity, state: { now, status } }: Props) {
  const say = useSay();
  const locale = useLocale();
  const isOpen = activity.isOnline && isOnlineOpen(activity, now);
  const room = useApi(meetingInfo.online, { id: activity.id }, { enabled: isOpen, staleMs: 60_000 }).data;
  if (status === 'ended') return null;
  function addToCalendar() {
    const { zhTitle, enTitle, zhSummary, enSummary, zhPlace, enPlace, zhCity, enCity } = activity;
    const inWords = (zh: string | null, en: string | null) => inLanguage(zh, en, locale).words;
    const url = `${location.origin}/#/activityDetails?id=${activity.id}`;
    const file = calendarFile({
      uid: `activity-${activity.id}@${location.hostname}`,
      title: inWords(zhTitle, enTitle),
      description: [inWords(zhSummary, enSummary), url].filter(Boolean).join('\n'),
      place: [inWords(zhPlace, enPlace), inWords(zhCity, enCity)].filter(Boolean).join(say(text.separator)),
      url,
      startsAt: activity.startsAt,
      endsAt: activity.endsAt,
      madeAt: new Date(now).toISOString(),
    });
    download(`activity-${activity.id}.ics`, 'text/calendar;charset=utf-8', file);
  }
  return (
    <div className="actions">
      {signupState(activity, now) === 'open' && <SignupButton type={AttendeeType.meeting} id={activity.id} />}
      {isOpen && room?.url && (
        <a href={room.url} target="_blank" rel="noopener noreferrer" className={buttonClass('amber')}>
          {say(text.join)}
        </a>
      )}
      <Button icon="calendar" onClick={addToCalendar}>
        {say(text.addToCalendar)}
      </Button>
    </div>
  );
}
