import { EntrySort } from '@pavilion/protocol/competition.ts';
import { useGo } from '../../../lib/Link.tsx';
import { oneOf, page, type SearchParams, text, useSearchParams } from '../../../lib/searchParams.ts';

const address = { sort: oneOf(EntrySort.names), keyword: text(), pageNum: page };
export type EntryFilter = SearchParams<typeof address>;

/** Reads what the list shows from the search params; every change returns to the first page. */
export function useEntryFilter() {
  const filter = useSearchParams('/competition', address);
  const go = useGo();
  const set = (change: EntryFilter) =>
    go('/competition', { ...filter, pageNum: undefined, ...change }, { replace: change.pageNum === undefined });
  return { filter, set };
}
