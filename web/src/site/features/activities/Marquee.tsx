import type { ActivityCard } from '@pavilion/protocol/activityCards.ts';
import { ActivityStatus } from '@pavilion/protocol/activityStatus.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { Link } from '../../../lib/Link.tsx';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { toneOf, useActivityState } from '../../../parts/activity/activityState.ts';
import { formatDay, formatTimeRange, isOneDay } from '../../../parts/activity/activityTimes.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Status } from '../../../ui/Status.tsx';
import { Cover, DateStub, KindMark } from '../../parts/activity/ActivityTicket.tsx';
import { Countdown } from '../../parts/activity/Countdown.tsx';
import { text } from './activities.text.ts';

/** The current or next activity as a full-width ticket with a countdown on the stub. */
export function Marquee({ activity }: { activity: ActivityCard }) {
  const say = useSay();
  const locale = useLocale();
  const { now, status, next } = useActivityState(activity);
  const { zhPlace, enPlace, zhCity, enCity, timeZone } = activity;
  const place = [inLanguage(zhCity, enCity, locale).words, inLanguage(zhPlace, enPlace, locale).words];
  return (
    <Link
      to="/activityDetails"
      search={{ id: activity.id }}
      className="marquee"
      style={{ '--tone': activity.cover?.tone ?? 'var(--violet)' }}
    >
      <span className="im">
        <Cover activity={activity} sizes="48vw" first />
        <KindMark activity={activity} />
      </span>
      <span className="tx">
        <span className="kicker">{say(status === 'inProgress' ? text.onNow : text.nextUp)}</span>
        <b className="serif">
          <BilingualText zh={activity.zhTitle} en={activity.enTitle} />
        </b>
        <span className="summary">
          <BilingualText zh={activity.zhSummary} en={activity.enSummary} />
        </span>
        <span className="where">
          {[
            isOneDay(activity) && formatDay(activity.startsAt, timeZone, locale),
            formatTimeRange(activity, timeZone, locale),
            ...place,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className="side">
        <DateStub activity={activity} now={now} />
        <span className="left">
          {next && (
            <>
              <span>{say(next.words)}</span>
              <Countdown until={next.until} now={now} />
            </>
          )}
        </span>
        <Status tone={toneOf[status]} glow={status === 'inProgress'}>
          {say(ActivityStatus.label(status))}
        </Status>
      </span>
    </Link>
  );
}
