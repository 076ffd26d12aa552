import './signup.css';
import { AttendeeType } from '@pavilion/protocol/attendees.ts';
import { ContactStatus, type MySignupRow, SignupStage, SignupWindow, signupCalls } from '@pavilion/protocol/signup.ts';
import { useApi } from '../../../lib/api.ts';
import { Link, useGo } from '../../../lib/Link.tsx';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { useSearchParams } from '../../../lib/searchParams.ts';
import { formatMoment } from '../../../parts/activity/activityTimes.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { Status, type Tone } from '../../../ui/Status.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { text } from './signup.text.ts';
import { mineParams } from './signupParams.ts';

const PAGE_SIZE = 10;
/** My sign-ups, activities and exhibitions apart. */
export default function MySignupsPage() {
  const say = useSay();
  const go = useGo();
  const { type = AttendeeType.meeting, page: pageNum = 1 } = useSearchParams('/personal/signup', mineParams);
  const isMeeting = type === AttendeeType.meeting;
  const input = { pageNum, pageSize: PAGE_SIZE };
  const meetings = useApi(signupCalls.myMeetingInfoList, input, { enabled: isMeeting, keep: true });
  const exhibitions = useApi(signupCalls.myExhibitionOnlineList, input, { enabled: !isMeeting, keep: true });
  return (
    <>
      <PageHead title={say(text.mine)} lead={say(text.mineLead)} />
      <Tabs
        label={say(text.mine)}
        value={isMeeting ? 'meeting' : 'exhibition'}
        onValue={(name) => go('/personal/signup', { type: AttendeeType[name] })}
        tabs={[
          { value: 'meeting', label: say(text.activities) },
          { value: 'exhibition', label: say(text.exhibitions) },
        ]}
      >
        <Loaded of={isMeeting ? meetings : exhibitions} isEmpty={({ total }) => total === 0} empty={say(text.noneMine)}>
          {({ rows, total }) => (
            <>
              <ul className="border-t border-line">
                {rows.map((row) => (
                  <Row key={row.eventId} row={row} />
                ))}
              </ul>
              <Pager
                page={pageNum}
                pageSize={PAGE_SIZE}
                total={total}
                onPage={(page) => go('/personal/signup', { type, page })}
              />
            </>
          )}
        </Loaded>
      </Tabs>
    </>
  );
}

const tones: Record<ContactStatus, Tone> = { 1: 'mint', 2: 'rose', 3: 'amber' };
function Row({ row }: { row: MySignupRow }) {
  const say = useSay();
  const locale = useLocale();
  const { signup } = row;
  const isSent = signup.stage === 'sent';
  const isFailed = signup.status === ContactStatus.failed;
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-5 tablet:grid-cols-[minmax(0,1fr)_auto] tablet:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <b className="text-17">
            <BilingualText zh={row.zhTitle} en={row.enTitle} />
          </b>
          {isSent || isFailed ? (
            <Status tone={tones[signup.status]}>{say(ContactStatus.label(signup.status))}</Status>
          ) : (
            <Status tone="quiet">{say(SignupStage.label(signup.stage))}</Status>
          )}
        </p>
        <p className="mt-1 text-14 text-fg-2">
          {formatMoment(row.startsAt, row.timeZone, locale)}
          <span className="ml-3 text-fg-3">{say(SignupWindow.label(row.window))}</span>
        </p>
        <p className="mt-1 text-14 text-fg-3">
          {say(text.count, signup.attendees)}
          {isSent && ` · ${say(text.figures, signup.placed, signup.waiting)}`}
        </p>
        {signup.offer && (
          <p className="mt-1 text-14 text-amber">
            {say(text.offer, signup.offer.places, formatMoment(signup.offer.expiresAt, row.timeZone, locale))}
          </p>
        )}
        {isFailed && signup.reason && <p className="mt-1 text-14 text-rose">{signup.reason}</p>}
      </div>
      <Link to="/signup" search={{ type: row.type, id: row.eventId }} className={buttonClass('line', true)}>
        {say(text.look)}
      </Link>
    </li>
  );
}
