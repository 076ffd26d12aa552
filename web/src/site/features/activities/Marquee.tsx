import type { ActivityCard } from '@pavilion/protocol/activityCards.ts';
import { ActivityStatus } from '@pavilion/protocol/activityStatus.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import type { CSSProperties } from 'react';
import { Link } from '../../../lib/Link.tsx';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { Cover, DateStub, KindMark } from '../../../parts/activity/ActivityTicket.tsx';
import { dateWords, isOneDay, spanWords } from '../../../parts/activity/activityTimes.ts';
import { Countdown } from '../../../parts/activity/Countdown.tsx';
import { toneOf, useStanding } from '../../../parts/activity/standing.ts';
import { TwoTongues } from '../../../parts/TwoTongues.tsx';
import { Status } from '../../../ui/Status.tsx';
import { text } from './activities.text.ts';

/** What is on, or comes next, as a ticket as wide as the page: the stub to the right counts down. */
export function Marquee({ activity }: { activity: ActivityCard }) {
  const say = useSay();
  const locale = useLocale();
  const { now, status, next } = useStanding(activity);
  const { zhPlace, enPlace, zhCity, enCity, timeZone } = activity;
  const place = [inLanguage(zhCity, enCity, locale).words, inLanguage(zhPlace, enPlace, locale).words];
  return (
    <Link
      to="/activityDetails"
      search={{ id: activity.id }}
      className="marquee"
      style={{ '--tone': activity.cover?.tone ?? 'var(--violet)' } as CSSProperties}
    >
      <span className="im">
        <Cover activity={activity} sizes="48vw" first />
        <KindMark activity={activity} />
      </span>
      <span className="tx">
        <span className="kicker">{say(status === 'inProgress' ? text.onNow : text.nextUp)}</span>
        <b className="serif">
          <TwoTongues zh={activity.zhTitle} en={activity.enTitle} />
        </b>
        <span className="summary">
          <TwoTongues zh={activity.zhSummary} en={activity.enSummary} />
        </span>
        <span className="where">
          {[
            isOneDay(activity) && dateWords(activity.startsAt, timeZone, locale),
            spanWords(activity, timeZone, locale),
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
