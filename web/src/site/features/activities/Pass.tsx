import { type ActivityDetail, meetingInfo } from '@pavilion/protocol/activities.ts';
import { ActivityStatus, isOnlineOpen, signupState } from '@pavilion/protocol/activityStatus.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import type { ReactNode } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { Cover, DateStub } from '../../../parts/activity/ActivityTicket.tsx';
import {
  dateWords,
  isElsewhere,
  isOneDay,
  momentWords,
  offsetWords,
  readersZone,
  spanWords,
} from '../../../parts/activity/activityTimes.ts';
import { Countdown } from '../../../parts/activity/Countdown.tsx';
import { type Standing, toneOf } from '../../../parts/activity/standing.ts';
import { TwoTongues } from '../../../parts/TwoTongues.tsx';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Status } from '../../../ui/Status.tsx';
import { calendarFile, download } from './calendarFile.ts';
import { text } from './details.text.ts';

interface Props {
  activity: ActivityDetail;
  standing: Standing;
}
/** The ticket of the page: when, where, who may come, and what the clock says; it stays beside the words. */
export function Pass({ activity, standing }: Props) {
  const say = useSay();
  return (
    <aside className="pass" aria-label={say(text.ticket)}>
      <div className="upper">
        <div className="im">
          <Cover activity={activity} sizes="(max-width: 768px) 92vw, 400px" first />
        </div>
        <When activity={activity} now={standing.now} />
        <dl>
          <Place activity={activity} />
          <Online activity={activity} standing={standing} />
          <Signup activity={activity} standing={standing} />
        </dl>
      </div>
      <div className="lower">
        <Clock standing={standing} />
        <Deeds activity={activity} standing={standing} />
      </div>
    </aside>
  );
}

function When({ activity, now }: { activity: ActivityDetail; now: number }) {
  const say = useSay();
  const locale = useLocale();
  const { startsAt, timeZone } = activity;
  const zone = readersZone();
  const day = (of: string) => (isOneDay(activity) ? `${dateWords(startsAt, of, locale)} ` : '');
  return (
    <div className="when">
      <DateStub activity={activity} now={now} />
      <div className="hours">
        {isOneDay(activity) ? (
          <>
            <p>{dateWords(startsAt, timeZone, locale, true)}</p>
            <p className="num">{spanWords(activity, timeZone, locale)}</p>
          </>
        ) : (
          <p className="days">
            {spanWords(activity, timeZone, locale)
              .split(/(?<=– )/)
              .map((end) => (
                <span key={end}>{end}</span>
              ))}
          </p>
        )}
        <small>{say(text.localTime, offsetWords(startsAt, timeZone))}</small>
        {isElsewhere(activity, zone) && (
          <small className="yours">
            {say(text.yourTime)} {day(zone)}
            {spanWords(activity, zone, locale)} {offsetWords(startsAt, zone)}
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
      <TwoTongues zh={zhPlace} en={enPlace} />
      {(zhCity || enCity) && (
        <span className="block text-fg-3">
          <TwoTongues zh={zhCity} en={enCity} />
        </span>
      )}
    </Fact>
  );
}
function Online({ activity, standing: { now, status } }: Props) {
  const say = useSay();
  if (!activity.isOnline || isOnlineOpen(activity, now)) return null;
  return <Fact label={say(text.online)}>{say(status === 'ended' ? text.onlineOver : text.onlineLater)}</Fact>;
}
/** What the window, the clock and the capacity say; the sign-up itself has its own screen. */
function Signup({ activity, standing: { now, status } }: Props) {
  const say = useSay();
  const locale = useLocale();
  const { number } = useFormat();
  const { signupOpensAt, signupClosesAt, timeZone, capacity } = activity;
  const at = (instant: string | null) => (instant ? momentWords(instant, timeZone, locale) : '');
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

function Clock({ standing: { now, status, next } }: { standing: Standing }) {
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
      {/* Only a change is read out, never the seconds. */}
      <span className="sr" role="status">
        {say(text.statusNow, words)}
      </span>
    </div>
  );
}

function Deeds({ activity, standing: { now, status } }: Props) {
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
    <div className="deeds">
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
