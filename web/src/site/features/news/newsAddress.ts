import { useLocation } from '@tanstack/react-router';
import { z } from 'zod';
import { type SearchValues, useAddress, useGo } from '../../../lib/Link.tsx';

/** A value that does not fit is dropped, not the whole address. */
const mild = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);
const ListAddress = z.object({
  categoryId: mild(z.coerce.number().int().min(1).max(32_767)),
  keyword: mild(z.string().trim().max(100)),
  pageNum: mild(z.coerce.number().int().min(1).max(100_000)),
});
export type NewsFilter = z.output<typeof ListAddress>;

/** What the list shows, as its address says; any change begins at the first page again. */
export function useNewsFilter() {
  const filter: NewsFilter = useAddress(ListAddress) ?? {};
  const path = useLocation({ select: (at) => at.pathname });
  const go = useGo();
  const set = (change: Partial<NewsFilter>, replace = true) =>
    go(path, { ...filter, pageNum: undefined, ...change } as SearchValues, { replace });
  return { filter, set };
}
