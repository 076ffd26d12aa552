import { useLocation } from '@tanstack/react-router';
import { useGo } from '../../../lib/Link.tsx';
import { categoryId, page, type SearchParams, text, useSearchParams } from '../../../lib/searchParams.ts';

const address = { categoryId, keyword: text(), pageNum: page };
export type NewsFilter = SearchParams<typeof address>;

const path = '/information';
/** Reads what the list shows from the search params; every change returns to the first page. */
export function useNewsFilter() {
  const filter = useSearchParams('/information', address);
  const here = useLocation({ select: (at) => at.pathname });
  const go = useGo();
  const set = (change: Partial<NewsFilter>, replace = true) =>
    path === here && go(path, { ...filter, pageNum: undefined, ...change }, { replace });
  return { filter, set };
}
