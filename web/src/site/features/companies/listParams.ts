import { CustomerSort, ExhibitorSort } from '@pavilion/protocol/companies.ts';
import { Genre } from '@pavilion/protocol/enumerations.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import { isCountryCode } from '@pavilion/protocol/territories.ts';
import { useGo } from '../../../lib/Link.tsx';
import {
  fitting,
  oneOf,
  page,
  readSearchParams,
  type SearchParams,
  text,
  useSearchParams,
} from '../../../lib/searchParams.ts';

const shared = {
  keyword: text(),
  genre: oneOf(Genre.names),
  pageNum: page,
};
export const exhibitorParams = {
  ...shared,
  city: text(),
  sort: oneOf(ExhibitorSort.names),
};
export const customerParams = {
  ...shared,
  country: fitting(isCountryCode),
  medium: oneOf(Medium.names),
  sort: oneOf(CustomerSort.names),
};

export type ExhibitorFilter = SearchParams<typeof exhibitorParams>;
export type CustomerFilter = SearchParams<typeof customerParams>;

export function useExhibitorList() {
  const go = useGo();
  const filter = useSearchParams('/domesticExhibitor', exhibitorParams);
  const { pageNum: _, ...wanted } = filter;
  const write = (next: RawFilter) =>
    go('/domesticExhibitor', readSearchParams(exhibitorParams, next), { replace: true });
  return { ...filterList(filter, write), wanted };
}
export function useCustomerList() {
  const go = useGo();
  const filter = useSearchParams('/overseasCustomers', customerParams);
  const { pageNum: _, ...wanted } = filter;
  const write = (next: RawFilter) =>
    go('/overseasCustomers', readSearchParams(customerParams, next), { replace: true });
  return { ...filterList(filter, write), wanted };
}

/** Values as the controls give them. */
type RawFilter = Readonly<Record<string, string | number | undefined>>;
/** The filters of one of the two lists, and how to change them: any change begins at the first page again. */
function filterList(values: RawFilter & { pageNum?: number; keyword?: string }, write: (next: RawFilter) => void) {
  const { pageNum, sort, ...narrowing } = values;
  return {
    values,
    pageNum: pageNum ?? 1,
    isNarrowed: Object.values(narrowing).some((value) => value !== undefined && value !== ''),
    set: (change: RawFilter) => write({ ...values, pageNum: undefined, ...change }),
    turn: (next: number) => write({ ...values, pageNum: next === 1 ? undefined : next }),
    clear: () => write({ sort }),
  };
}
export type ListParams = ReturnType<typeof filterList>;
