// The calendar's filters as the address carries them.
import { ExhibitionStatus } from '@pavilion/protocol/exhibitionCards.ts';
import { useLocation } from '@tanstack/react-router';
import { z } from 'zod';
import { type SearchValues, useAddress, useGo } from '../../../lib/Link.tsx';

/** A value that does not fit is dropped, not the whole address. */
const mild = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);
const ListAddress = z.object({
  regionTypeId: mild(z.coerce.number().int().min(1).max(32_767)),
  status: mild(ExhibitionStatus.schema),
  year: mild(z.coerce.number().int().min(1900).max(2200)),
  keyword: mild(z.string().trim().max(100)),
  view: mild(z.literal('pictures')),
  pageNum: mild(z.coerce.number().int().min(1).max(100_000)),
});
export type ListFilter = z.output<typeof ListAddress>;
export const isFiltered = ({ regionTypeId, status, year, keyword }: ListFilter): boolean =>
  Boolean(regionTypeId || status || year || keyword);

export type List = ReturnType<typeof useListFilter>;
/** The filter in the address, and how to change it: any change begins at the first page again. */
export function useListFilter() {
  const filter: ListFilter = useAddress(ListAddress) ?? {};
  const path = useLocation({ select: (at) => at.pathname });
  const go = useGo();
  const set = (change: Partial<Record<keyof ListFilter, string | number | undefined>>, replace = true) => {
    // Words whose typing had not come to rest when the reader went on must not change the next page's address.
    if (path === '/exhibition') go(path, { ...filter, pageNum: undefined, ...change } as SearchValues, { replace });
  };
  const clear = () => go('/exhibition', { view: filter.view });
  return { filter, set, clear };
}
