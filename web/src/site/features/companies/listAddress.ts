import { CustomerSort, ExhibitorSort } from '@pavilion/protocol/companies.ts';
import { Genre } from '@pavilion/protocol/enumerations.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import { isCountryCode } from '@pavilion/protocol/territories.ts';
import { fitting, oneOf, page, type Reading, type Said, useAddress, words } from '../../../lib/address.ts';
import { type SearchValues, useGo } from '../../../lib/Link.tsx';

const shared = {
  keyword: words(),
  genre: oneOf(Genre.names),
  pageNum: page,
};
export const exhibitorAddress = {
  ...shared,
  city: words(),
  sort: oneOf(ExhibitorSort.names),
};
export const customerAddress = {
  ...shared,
  country: fitting(isCountryCode),
  medium: oneOf(Medium.names),
  sort: oneOf(CustomerSort.names),
};

/** The list's filters as the address carries them. */
export function useListAddress<F extends Record<string, Reading<unknown>>>(
  fields: F,
  path: '/domesticExhibitor' | '/overseasCustomers',
) {
  const go = useGo();
  const values = useAddress(fields) as Said<F> & ListAddress['values'];
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
