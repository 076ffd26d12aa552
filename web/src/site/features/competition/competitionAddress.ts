import { EntrySort } from '@pavilion/protocol/competition.ts';
import { oneOf, page, type Said, useAddress, words } from '../../../lib/address.ts';
import { useGo } from '../../../lib/Link.tsx';

const address = { sort: oneOf(EntrySort.names), keyword: words(), pageNum: page };
export type EntryFilter = Said<typeof address>;

/** What the list shows, as the address carries it; any change begins at the first page again. */
export function useEntryFilter() {
  const filter = useAddress(address);
  const go = useGo();
  const set = (change: EntryFilter) =>
    go('/competition', { ...filter, pageNum: undefined, ...change }, { replace: change.pageNum === undefined });
  return { filter, set };
}
