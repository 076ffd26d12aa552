import { CustomerSort, ExhibitorSort } from '@pavilion/protocol/companies.ts';
import { Genre } from '@pavilion/protocol/enumerations.ts';
import { countryCode } from '@pavilion/protocol/fields.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import { z } from 'zod';
import { type SearchValues, useAddress, useGo } from '../../../lib/Link.tsx';

/** A value that does not fit is dropped, not the whole address. */
const mild = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);
const shared = {
  keyword: mild(z.string().trim().max(100)),
  genre: mild(Genre.schema),
  pageNum: mild(z.coerce.number().int().min(1).max(100_000)),
};
export const ExhibitorAddress = z.object({
  ...shared,
  city: mild(z.string().trim().max(100)),
  sort: mild(ExhibitorSort.schema),
});
export const CustomerAddress = z.object({
  ...shared,
  country: mild(countryCode),
  medium: mild(Medium.schema),
  sort: mild(CustomerSort.schema),
});

/** The list's filters as the address carries them. */
export function useListAddress<S extends z.ZodObject>(schema: S, path: '/domesticExhibitor' | '/overseasCustomers') {
  const go = useGo();
  const values = (useAddress(schema) ?? {}) as z.output<S> & ListAddress['values'];
  const write = (next: Record<string, unknown>) => {
    const filled = Object.entries(next).filter(([, value]) => value !== undefined && value !== '');
    go(path, Object.fromEntries(filled) as SearchValues, { replace: true });
  };
  const { pageNum, ...wanted } = values;
  const { sort, ...narrowing } = wanted;
  return {
    values,
    /** What the endpoint is asked for, its page apart. */
    wanted,
    pageNum: pageNum ?? 1,
    isNarrowed: Object.values(narrowing).some((value) => value !== undefined && value !== ''),
    set: (change: Record<string, string | undefined>) => write({ ...values, pageNum: undefined, ...change }),
    turn: (next: number) => write({ ...values, pageNum: next === 1 ? undefined : next }),
    clear: () => write({ sort }),
  };
}
/** What both halls share of it. */
export interface ListAddress {
  values: { pageNum?: number; keyword?: string; sort?: string; [filter: string]: string | number | undefined };
  isNarrowed: boolean;
  set: (change: Record<string, string | undefined>) => void;
  clear: () => void;
}
