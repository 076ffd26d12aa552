// The list's filters as search params, so that a list can be shared, bookmarked and navigated back to.

import { Genre, Language, ProgrammeType } from '@pavilion/protocol/enumerations.ts';
import { durations } from '@pavilion/protocol/limits.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import { ProgrammeSort } from '@pavilion/protocol/programmes.ts';
import { isCountryCode, isTerritoryRef } from '@pavilion/protocol/territories.ts';
import { useLocation } from '@tanstack/react-router';
import { useGo } from '../../../lib/Link.tsx';
import {
  codeOf,
  day,
  fitting,
  id,
  number,
  oneOf,
  page,
  readSearchParams,
  type SearchParams,
  text,
  useSearchParams,
} from '../../../lib/searchParams.ts';
import type { LicenceSearch } from '../../parts/rights/licenceParams.ts';

const address = {
  typeId: codeOf(ProgrammeType.options.map(({ code }) => code)),
  keyword: text(),
  genre: oneOf(Genre.names),
  language: oneOf(Language.names),
  year: number(1900, 2100),
  country: fitting(isCountryCode),
  sellerId: id,
  medium: oneOf(Medium.names),
  territory: fitting(isTerritoryRef),
  startDate: day,
  years: codeOf(durations),
  sort: oneOf(ProgrammeSort.names),
  pageNum: page,
};
export type ListFilter = SearchParams<typeof address>;

/** Filters on rights; the others concern the programme itself. */
export const rightsKeys = ['medium', 'territory', 'startDate', 'years'] as const;
const programmeKeys = ['keyword', 'genre', 'year', 'country', 'language', 'sellerId'] as const;
export type FilterKey = (typeof rightsKeys)[number] | (typeof programmeKeys)[number];
export const activeKeys = (filter: ListFilter): FilterKey[] =>
  [...rightsKeys, ...programmeKeys].filter((key) => filter[key] !== undefined && filter[key] !== '');
export const hasRightsFilter = (filter: ListFilter): boolean => rightsKeys.some((key) => filter[key] !== undefined);

/** Returns the list's filters on rights as search params of a programme's page. */
export const rightsQuery = ({ medium, territory, startDate, years }: ListFilter): Omit<LicenceSearch, 'id'> => ({
  media: medium && [medium],
  territories: territory === undefined ? undefined : [territory],
  start: startDate,
  years,
});

const isListPath = (path: string): path is '/program' | '/list' => path === '/program' || path === '/list';
/** Returns the filter of the search params, and a function to change it; every change returns to the first page. */
export function useListFilter() {
  const filter = useSearchParams('/program', address);
  const path = useLocation({ select: (at) => at.pathname });
  const go = useGo();
  const set = (change: Partial<Record<keyof ListFilter, string | number | undefined>>, replace = true) => {
    // Ignores a debounced keyword after the reader has left: it must not change the next page's URL.
    if (isListPath(path))
      go(path, readSearchParams(address, { ...filter, pageNum: undefined, ...change }), { replace });
  };
  const clear = () => isListPath(path) && go(path, { typeId: filter.typeId, sort: filter.sort });
  return { filter, set, clear };
}
