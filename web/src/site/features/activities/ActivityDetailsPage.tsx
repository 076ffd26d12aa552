import { Link } from '../../../lib/Link.tsx';
import './activities.css';
import './details.css';
import { type ActivityDetail, meetingInfo } from '@pavilion/protocol/activities.ts';
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { useApi } from '../../../lib/api.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { detailParams, useSearchParams } from '../../../lib/searchParams.ts';
import { usePageTitle } from '../../../lib/usePageTitle.ts';
import { useActivityState } from '../../../parts/activity/activityState.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ActivityTicket } from '../../parts/activity/ActivityTicket.tsx';
import { DetailPage } from '../../parts/DetailPage.tsx';
import { DetailTools } from '../../parts/DetailTools.tsx';
import { About, Exhibition, Guests } from './ActivitySections.tsx';
import { ActivitySummary } from './ActivitySummary.tsx';
import { Agenda } from './Agenda.tsx';
import { text } from './details.text.ts';
import { Replay } from './Replay.tsx';

/** /activityDetails: one activity, with its ticket. */
export default function ActivityDetailsPage() {
  const say = useSay();
  const { id, preview } = useSearchParams('/activityDetails', detailParams);
  const detail = useApi(meetingInfo.detail, { id: id ?? 0, preview }, { enabled: id !== undefined, keep: true });
  return (
    <DetailPage
      of={detail}
      isNamed={id !== undefined}
      heading={say(text.title)}
      gone={say(text.gone)}
      others={say(text.browse)}
      to="/activityForum"
      skeleton={<DetailsSkeleton />}
    >
      {(activity) => <Activity key={activity.id} activity={activity} />}
    </DetailPage>
  );
}

function Activity({ activity }: { activity: ActivityDetail }) {
  usePageTitle(inLanguage(activity.zhTitle, activity.enTitle, useLocale()).words);
  const state = useActivityState(activity);
  const { cover } = activity;
  return (
    <article className="activity" style={{ '--tone': cover?.tone ?? 'var(--violet)' }}>
      <div className="behind" aria-hidden="true">
        {cover && <Picture picture={cover} sizes="50vw" />}
      </div>
      <div className="wrap act-columns">
        <Head activity={activity} />
        <ActivitySummary activity={activity} state={state} />
        <div className="act-main">
          {state.status === 'ended' && <Replay activity={activity} />}
          <About activity={activity} />
          <Agenda activity={activity} now={state.now} />
          <Guests activity={activity} />
          <Exhibition activity={activity} />
        </div>
      </div>
      <More activity={activity} />
    </article>
  );
}

function Head({ activity }: { activity: ActivityDetail }) {
  const chinese = useLocale() === 'zh-CN';
  const { zhTitle, enTitle, zhKind, enKind, zhCity, enCity } = activity;
  const other = zhTitle && enTitle ? (chinese ? enTitle : zhTitle) : null;
  const title = inLanguage(zhTitle, enTitle, chinese ? 'zh-CN' : 'en-US').words;
  const city = inLanguage(zhCity, enCity, chinese ? 'zh-CN' : 'en-US').words;
  return (
    <header className="act-head">
      <p className="kicker">{[chinese ? zhKind : enKind, city].filter(Boolean).join(' · ')}</p>
      <h1 className="serif" data-long={title.length > (chinese ? 16 : 44) || undefined}>
        <BilingualText zh={zhTitle} en={enTitle} />
      </h1>
      {other && (
        <p className="alt" lang={chinese ? 'en' : 'zh-CN'}>
          {other}
        </p>
      )}
      <p className="log">
        <BilingualText zh={activity.zhSummary} en={activity.enSummary} />
      </p>
      <DetailTools class={ContentClass.activity} id={activity.id} title={title} className="mt-6" />
    </header>
  );
}

/** Other upcoming activities; nothing if there are none. */
function More({ activity }: { activity: ActivityDetail }) {
  const say = useSay();
  const found = useApi(meetingInfo.list, { period: 'upcoming', pageSize: 4 }, { staleMs: 60_000 });
  const others = (found.data?.rows ?? []).filter(({ id }) => id !== activity.id).slice(0, 3);
  if (others.length === 0) return null;
  return (
    <section className="wrap pt-(--section)">
      <div className="mb-6 flex items-end justify-between gap-4">
        <h2 className="serif text-[27px] leading-tight wide:text-40">{say(text.moreTitle)}</h2>
        <Link to="/activityForum" className="more">
          {say(text.all)}
        </Link>
      </div>
      <div className="act-tickets">
        {others.map((other) => (
          <ActivityTicket key={other.id} activity={other} sizes="(max-width: 768px) 92vw, 30vw" />
        ))}
      </div>
    </section>
  );
}

const DetailsSkeleton = () => (
  <div className="activity">
    <div className="wrap act-columns">
      <div className="act-head grid content-end gap-4">
        <Skeleton className="h-5 w-1/4" />
        <Skeleton className="h-24 w-5/6" />
        <Skeleton className="h-14 w-2/3" />
      </div>
      <Skeleton className="pass h-150 rounded-card" />
      <div className="act-main">
        <Skeleton className="h-72 rounded-card" />
      </div>
    </div>
  </div>
);
