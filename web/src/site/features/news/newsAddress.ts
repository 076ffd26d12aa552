import { useLocation } from '@tanstack/react-router';
import { categoryId, page, type Said, useAddress, words } from '../../../lib/address.ts';
import { type SearchValues, useGo } from '../../../lib/Link.tsx';

const address = { categoryId, keyword: words(), pageNum: page };
export type NewsFilter = Said<typeof address>;

/** What the list shows, as its address says; any change begins at the first page again. */
export function useNewsFilter() {
  const filter = useAddress(address);
  const path = useLocation({ select: (at) => at.pathname });
  const go = useGo();
  const set = (change: Partial<NewsFilter>, replace = true) =>
    go(path, { ...filter, pageNum: undefined, ...change } as SearchValues, { replace });
  return { filter, set };
}
