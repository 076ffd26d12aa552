import { Link } from '../../../lib/Link.tsx';
import './ticket.css';
import type { ActivityCard } from '@pavilion/protocol/activityCards.ts';
import { ActivityStatus } from '@pavilion/protocol/activityStatus.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { text } from '../../../parts/activity/activity.text.ts';
import { type ActivityState, toneOf, useActivityState } from '../../../parts/activity/activityState.ts';
import {
  dayOf,
  formatDay,
  formatMonth,
  formatTimeRange,
  hourOf,
  isOneDay,
} from '../../../parts/activity/activityTimes.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Mark } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Status } from '../../../ui/Status.tsx';
import { Countdown } from './Countdown.tsx';

/** A ticket: the picture, the stub with the day, and below the perforation countdown and status. */
export function ActivityTicket({
  activity,
  sizes = '(max-width: 768px) 304px, 30vw',
  first = false,
}: {
  activity: ActivityCard;
  sizes?: string;
  first?: boolean;
}) {
  const state = useActivityState(activity);
  return (
    <Link
      to="/activityDetails"
      search={{ id: activity.id }}
      className="tick"
      data-status={state.status}
      style={{ '--tone': activity.cover?.tone ?? 'var(--violet)' }}
    >
      <span className="im">
        <Cover activity={activity} sizes={sizes} first={first} />
        <KindMark activity={activity} />
      </span>
      <span className="bd">
        <span className="tx">
          <DateStub activity={activity} now={state.now} />
          <span className="words">
            <b>
              <BilingualText zh={activity.zhTitle} en={activity.enTitle} />
            </b>
            <span className="where">
              <Where activity={activity} />
            </span>
          </span>
        </span>
        <StatusLine activity={activity} state={state} />
      </span>
    </Link>
  );
}

export function Cover({
  activity: { cover },
  sizes,
  first,
}: {
  activity: ActivityCard;
  sizes: string;
  first: boolean;
}) {
  if (cover) return <Picture picture={cover} sizes={sizes} first={first} />;
  return (
    <span className="no-cover" aria-hidden="true">
      <Mark className="mark" />
    </span>
  );
}
export function KindMark({ activity: { zhKind, enKind } }: { activity: ActivityCard }) {
  const words = useLocale() === 'zh-CN' ? zhKind : enKind;
  return words && <span className="kind">{words}</span>;
}

/** The day at its place; with the year if it is not the current one. */
export function DateStub({ activity, now }: { activity: ActivityCard; now: number }) {
  const say = useSay();
  const locale = useLocale();
  const { startsAt, endsAt, timeZone } = activity;
  const day = dayOf(startsAt, timeZone);
  const month = formatMonth(startsAt, timeZone, locale);
  const isThisYear = day.slice(0, 4) === dayOf(new Date(now).toISOString(), timeZone).slice(0, 4);
  return (
    <time className="num stub" dateTime={startsAt}>
      <small>{isThisYear ? say(text.month, month) : say(text.monthOfYear, day.slice(0, 4), month)}</small>
      {Number(day.slice(8))}
      {!isOneDay(activity) && (
        <small className="until">
          –{' '}
          {dayOf(endsAt, timeZone).slice(0, 7) === day.slice(0, 7)
            ? Number(dayOf(endsAt, timeZone).slice(8))
            : dayOf(endsAt, timeZone).slice(5).replace('-', '.')}
        </small>
      )}
    </time>
  );
}

/** “14:00–16:30 · Hall 3”. */
function Where({ activity }: { activity: ActivityCard }) {
  const say = useSay();
  const locale = useLocale();
  const { zhPlace, enPlace, zhCity, enCity, timeZone, isOnline } = activity;
  const place = inLanguage(zhPlace, enPlace, locale).words || inLanguage(zhCity, enCity, locale).words;
  return [
    isOneDay(activity) ? formatTimeRange(activity, timeZone, locale) : hourOf(activity.startsAt, timeZone),
    place,
    isOnline && say(place ? text.onlineToo : text.online),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Below the perforation: the countdown to the next change, and the status. */
function StatusLine({ activity, state }: { activity: ActivityCard; state: ActivityState }) {
  const say = useSay();
  const locale = useLocale();
  const { now, status, next } = state;
  return (
    <span className="ft">
      <span className="s">
        {next ? (
          <>
            {say(next.words)} <Countdown until={next.until} now={now} />
          </>
        ) : activity.hasReplay ? (
          say(text.replay)
        ) : (
          `${say(text.endedOn)} ${formatDay(activity.endsAt, activity.timeZone, locale)}`
        )}
      </span>
      <Status tone={toneOf[status]} glow={status === 'inProgress'}>
        {say(ActivityStatus.label(status))}
      </Status>
    </span>
  );
}
