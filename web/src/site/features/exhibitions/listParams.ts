// The calendar's filters as search params.

import { ExhibitionStatus } from '@pavilion/protocol/exhibitionCards.ts';
import { useLocation } from '@tanstack/react-router';
import { useGo } from '../../../lib/Link.tsx';
import {
  categoryId,
  number,
  oneOf,
  page,
  readSearchParams,
  type SearchParams,
  text,
  useSearchParams,
} from '../../../lib/searchParams.ts';

const address = {
  regionTypeId: categoryId,
  status: oneOf(ExhibitionStatus.names),
  year: number(1900, 2200),
  keyword: text(),
  view: oneOf(['pictures']),
  pageNum: page,
};
export type ListFilter = SearchParams<typeof address>;
export const isFiltered = ({ regionTypeId, status, year, keyword }: ListFilter): boolean =>
  Boolean(regionTypeId || status || year || keyword);

export type List = ReturnType<typeof useListFilter>;
/** Returns the filter of the search params, and a function to change it; every change returns to the first page. */
export function useListFilter() {
  const filter = useSearchParams('/exhibition', address);
  const path = useLocation({ select: (at) => at.pathname });
  const go = useGo();
  const set = (change: Partial<Record<keyof ListFilter, string | number | undefined>>, replace = true) => {
    // Ignores a debounced keyword after the reader has left: it must not change the next page's URL.
    if (path === '/exhibition')
      go(path, readSearchParams(address, { ...filter, pageNum: undefined, ...change }), { replace });
  };
  const clear = () => go('/exhibition', { view: filter.view });
  return { filter, set, clear };
}
