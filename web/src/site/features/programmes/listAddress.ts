// The list's filters as the address carries them, so that a list can be shared, bookmarked and gone back to.
import { Genre, Language, ProgrammeType } from '@pavilion/protocol/enumerations.ts';
import { durations } from '@pavilion/protocol/limits.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import { ProgrammeSort } from '@pavilion/protocol/programmes.ts';
import { isCountryCode, isTerritoryRef } from '@pavilion/protocol/territories.ts';
import { useLocation } from '@tanstack/react-router';
import { codeOf, day, fitting, id, number, oneOf, page, type Said, useAddress, words } from '../../../lib/address.ts';
import { type SearchValues, useGo } from '../../../lib/Link.tsx';

const address = {
  typeId: codeOf(ProgrammeType.options.map(({ code }) => code)),
  keyword: words(),
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
export type ListFilter = Said<typeof address>;

/** What a buyer asks about rights; the rest asks about the programme itself. */
export const rightsKeys = ['medium', 'territory', 'startDate', 'years'] as const;
const programmeKeys = ['keyword', 'genre', 'year', 'country', 'language', 'sellerId'] as const;
export type FilterKey = (typeof rightsKeys)[number] | (typeof programmeKeys)[number];
export const activeKeys = (filter: ListFilter): FilterKey[] =>
  [...rightsKeys, ...programmeKeys].filter((key) => filter[key] !== undefined && filter[key] !== '');
export const asksRights = (filter: ListFilter): boolean => rightsKeys.some((key) => filter[key] !== undefined);

/** What the list was asked about rights, as the search params of a programme's page. */
export const licenceQuestion = ({ medium, territory, startDate, years }: ListFilter): SearchValues => ({
  media: medium,
  territories: territory,
  start: startDate,
  years,
});

const listPaths: ReadonlySet<string> = new Set(['/program', '/list']);
/** The filter in the address, and how to change it: any change begins at the first page again. */
export function useListFilter() {
  const filter = useAddress(address);
  const path = useLocation({ select: (at) => at.pathname });
  const go = useGo();
  const set = (change: Partial<Record<keyof ListFilter, string | number | undefined>>, replace = true) => {
    // Words whose typing had not come to rest when the reader went on must not change the next page's address.
    if (listPaths.has(path)) go(path, { ...filter, pageNum: undefined, ...change } as SearchValues, { replace });
  };
  const clear = () => go(path, { typeId: filter.typeId, sort: filter.sort } as SearchValues);
  return { filter, set, clear };
}
