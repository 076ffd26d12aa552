import { EntrySort } from '@pavilion/protocol/competition.ts';
import { z } from 'zod';
import { useAddress, useGo } from '../../../lib/Link.tsx';

/** A value that does not fit is dropped, not the whole address. */
const mild = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);
const ListAddress = z.object({
  sort: mild(EntrySort.schema),
  keyword: mild(z.coerce.string().trim().max(100)),
  pageNum: mild(z.coerce.number().int().min(1).max(100_000)),
});
export type EntryFilter = z.output<typeof ListAddress>;

/** What the list shows, as the address carries it; any change begins at the first page again. */
export function useEntryFilter() {
  const filter: EntryFilter = useAddress(ListAddress) ?? {};
  const go = useGo();
  const set = (change: EntryFilter) =>
    go('/competition', { ...filter, pageNum: undefined, ...change }, { replace: change.pageNum === undefined });
  return { filter, set };
}
