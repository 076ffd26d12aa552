import { limits } from '@pavilion/protocol/limits.ts';
import { consoleRights, type Grant } from '@pavilion/protocol/rights.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api.ts';

/** A worldwide deal over thirteen media has 3,237 cells; more than three such deals need the list. */
const MOST = 10_000;
const AT_ONCE = 4;

async function everyPage(programmeId: number, state: 'held' | 'granted', signal: AbortSignal) {
  const page = (pageNum: number) =>
    request(
      consoleRights.calendar,
      { programmeId, state, sort: 'from', order: 'asc', pageNum, pageSize: limits.pageSizeMax },
      { signal },
    );
  const { rows, total } = await page(1);
  const last = Math.ceil(Math.min(total, MOST) / limits.pageSizeMax);
  const numbers = Array.from({ length: Math.max(0, last - 1) }, (_, i) => i + 2);
  const grants: Grant[] = [...rows];
  while (numbers.length > 0)
    for (const answer of await Promise.all(numbers.splice(0, AT_ONCE).map(page))) grants.push(...answer.rows);
  return { grants, total };
}

/** Loads all current and future grants of a programme, page by page, because the calendar shows all of them. */
export function useGrants(programmeId: number) {
  return useQuery({
    // Starts with the endpoint's path, so that actions invalidate it like any other read of the calendar.
    queryKey: [consoleRights.calendar.path, 'whole', programmeId],
    queryFn: async ({ signal }) => {
      const [held, granted] = await Promise.all([
        everyPage(programmeId, 'held', signal),
        everyPage(programmeId, 'granted', signal),
      ]);
      return { grants: [...held.grants, ...granted.grants], total: held.total + granted.total };
    },
    staleTime: 0,
  });
}
