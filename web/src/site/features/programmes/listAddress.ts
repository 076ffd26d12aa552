// The list's filters as the address carries them, so that a list can be shared, bookmarked and gone back to.
import { Genre, Language, ProgrammeType } from '@pavilion/protocol/enumerations.ts';
import { countryCode, date } from '@pavilion/protocol/fields.ts';
import { id } from '@pavilion/protocol/kit/endpoint.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import { ProgrammeSort, Years } from '@pavilion/protocol/programmes.ts';
import { TerritoryRef } from '@pavilion/protocol/territories.ts';
import { useLocation } from '@tanstack/react-router';
import { z } from 'zod';
import { type SearchValues, useAddress, useGo } from '../../../lib/Link.tsx';

/** A value that does not fit is dropped, not the whole address. */
const mild = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);
const ListAddress = z.object({
  typeId: mild(ProgrammeType.schema),
  keyword: mild(z.string().trim().max(100)),
  genre: mild(Genre.schema),
  language: mild(Language.schema),
  year: mild(z.coerce.number().int().min(1900).max(2100)),
  country: mild(countryCode),
  sellerId: mild(id),
  medium: mild(Medium.schema),
  territory: mild(TerritoryRef),
  startDate: mild(date),
  years: mild(Years),
  sort: mild(ProgrammeSort.schema),
  pageNum: mild(z.coerce.number().int().min(1).max(100_000)),
});
export type ListFilter = z.output<typeof ListAddress>;

/** What a buyer asks about rights; the rest asks about the programme itself. */
export const rightsKeys = ['medium', 'territory', 'startDate', 'years'] as const;
const programmeKeys = ['keyword', 'genre', 'year', 'country', 'language', 'sellerId'] as const;
export type FilterKey = (typeof rightsKeys)[number] | (typeof programmeKeys)[number];
export const activeKeys = (filter: ListFilter): FilterKey[] =>
  [...rightsKeys, ...programmeKeys].filter((key) => filter[key] !== undefined && filter[key] !== '');
export const asksRights = (filter: ListFilter): boolean => rightsKeys.some((key) => filter[key] !== undefined);

const listPaths: ReadonlySet<string> = new Set(['/program', '/list']);
/** The filter in the address, and how to change it: any change begins at the first page again. */
export function useListFilter() {
  const filter: ListFilter = useAddress(ListAddress) ?? {};
  const path = useLocation({ select: (at) => at.pathname });
  const go = useGo();
  const set = (change: Partial<Record<keyof ListFilter, string | number | undefined>>, replace = true) => {
    // Words whose typing had not come to rest when the reader went on must not change the next page's address.
    if (listPaths.has(path)) go(path, { ...filter, pageNum: undefined, ...change } as SearchValues, { replace });
  };
  const clear = () => go(path, { typeId: filter.typeId, sort: filter.sort } as SearchValues);
  return { filter, set, clear };
}
