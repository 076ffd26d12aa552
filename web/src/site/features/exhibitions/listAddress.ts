// The calendar's filters as the address carries them.
import { ExhibitionStatus } from '@pavilion/protocol/exhibitionCards.ts';
import { useLocation } from '@tanstack/react-router';
import { categoryId, number, oneOf, page, type Said, useAddress, words } from '../../../lib/address.ts';
import { type SearchValues, useGo } from '../../../lib/Link.tsx';

const address = {
  regionTypeId: categoryId,
  status: oneOf(ExhibitionStatus.names),
  year: number(1900, 2200),
  keyword: words(),
  view: oneOf(['pictures']),
  pageNum: page,
};
export type ListFilter = Said<typeof address>;
export const isFiltered = ({ regionTypeId, status, year, keyword }: ListFilter): boolean =>
  Boolean(regionTypeId || status || year || keyword);

export type List = ReturnType<typeof useListFilter>;
/** The filter in the address, and how to change it: any change begins at the first page again. */
export function useListFilter() {
  const filter = useAddress(address);
  const path = useLocation({ select: (at) => at.pathname });
  const go = useGo();
  const set = (change: Partial<Record<keyof ListFilter, string | number | undefined>>, replace = true) => {
    // Words whose typing had not come to rest when the reader went on must not change the next page's address.
    if (path === '/exhibition') go(path, { ...filter, pageNum: undefined, ...change } as SearchValues, { replace });
  };
  const clear = () => go('/exhibition', { view: filter.view });
  return { filter, set, clear };
}
