import { meetingInfo } from '@pavilion/protocol/activities.ts';
import type { ActivityCard } from '@pavilion/protocol/activityCards.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { useNarrow } from '../../../lib/useNarrow.ts';
import { useServerNow } from '../../../parts/activity/serverClock.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Loaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ActivityTicket } from '../../parts/activity/ActivityTicket.tsx';
import { PagedList } from '../../parts/PagedList.tsx';
import { text } from './activities.text.ts';
import { type Forum, isFiltered } from './forumParams.ts';
import { Marquee } from './Marquee.tsx';
import { useRefetchAtStatusChange } from './useRefetchAtStatusChange.ts';

const sizes = '(max-width: 768px) 92vw, (max-width: 1100px) 46vw, (max-width: 1680px) 30vw, 520px';

/** Every activity that matches; without filters, the current or next one is shown large above. */
export function TicketList({ filter, set, clear }: Forum) {
  const say = useSay();
  const { number } = useFormat();
  const narrow = useNarrow();
  const { pageNum = 1, ...wanted } = filter;
  const hasMarquee = !narrow && !isFiltered(filter);
  return (
    <PagedList
      of={meetingInfo.list}
      input={wanted}
      // Whole rows of three and of two, plus one activity shown large above.
      pageSize={hasMarquee ? 25 : 24}
      pageNum={pageNum}
      onPage={(next) => set({ pageNum: next === 1 ? undefined : next }, false)}
      count={(total) => say(text.count, number(total))}
      nothing={<Nothing filter={filter} clear={clear} />}
      skeleton={<TicketSkeleton wide={hasMarquee} />}
      className="act-tickets"
    >
      {(rows, page) => <Tickets rows={rows} hasMarquee={hasMarquee && page === 1} first={page === 1} />}
    </PagedList>
  );
}

function Tickets({ rows, hasMarquee, first }: { rows: readonly ActivityCard[]; hasMarquee: boolean; first: boolean }) {
  const now = useServerNow();
  useRefetchAtStatusChange(rows);
  const top = hasMarquee ? rows.find((row) => Date.parse(row.endsAt) > now) : undefined;
  return (
    <>
      {top && <Marquee activity={top} />}
      {rows
        .filter((row) => row !== top)
        .map((row, i) => (
          <ActivityTicket key={row.id} activity={row} sizes={sizes} first={first && !top && i < 3} />
        ))}
    </>
  );
}

function Nothing({ filter, clear }: Pick<Forum, 'filter' | 'clear'>) {
  const say = useSay();
  if (!isFiltered(filter)) return <Empty words={say(text.noneYet)} />;
  return <Empty words={say(text.none)} action={<Button onClick={clear}>{say(text.clear)}</Button>} />;
}
const TicketSkeleton = ({ wide }: { wide: boolean }) => (
  <div className="act-tickets">
    {wide && <Skeleton className="marquee-place rounded-card" />}
    {[1, 2, 3, 4, 5, 6].map((n) => (
      <Skeleton key={n} className="h-92 rounded-card" />
    ))}
  </div>
);
