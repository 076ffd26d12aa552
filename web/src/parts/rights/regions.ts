// Groups lists of countries for reading: by region, and as briefly as groups allow.
import { countryCodes, territoryGroups } from '@pavilion/protocol/territories.ts';

/** The rows of the availability board, starting with the regions of most buyers. */
const regionKeys = [
  'eastern_asia',
  'south_eastern_asia',
  'southern_asia',
  'central_asia',
  'western_asia',
  'western_europe',
  'northern_europe',
  'southern_europe',
  'eastern_europe',
  'northern_america',
  'central_america',
  'caribbean',
  'south_america',
  'northern_africa',
  'western_africa',
  'middle_africa',
  'eastern_africa',
  'southern_africa',
  'australia_new_zealand',
  'melanesia',
  'micronesia',
  'polynesia',
] as const;
/** Antarctica belongs to no region of UN M49. */
export type RegionKey = (typeof regionKeys)[number] | 'elsewhere';

export interface Region {
  key: RegionKey;
  countries: readonly string[];
}
/** Returns the regions of these countries, each with its countries. */
export function regionsOf(countries: readonly string[]): Region[] {
  const left = new Set(countries);
  const regions: Region[] = [];
  for (const key of regionKeys) {
    const own = territoryGroups[key]!.codes.filter((code) => left.delete(code));
    if (own.length > 0) regions.push({ key, countries: own });
  }
  return left.size > 0 ? [...regions, { key: 'elsewhere', countries: [...left] }] : regions;
}

export interface NamedGroup {
  key: string;
  countries: readonly string[];
}
const bySize = (a: NamedGroup, b: NamedGroup) => b.countries.length - a.countries.length;

/** Returns the same countries in the fewest names: whole groups first, the largest before the smaller, then single countries. */
export function inGroups(countries: readonly string[], groups: readonly NamedGroup[]): string[] {
  const left = new Set(countries);
  const all = new Set(countries);
  const refs: string[] = [];
  for (const group of [...groups].sort(bySize)) {
    if (group.countries.length < 2 || !group.countries.every((code) => all.has(code))) continue;
    // A group is named only if it covers at least two countries that are left.
    if (group.countries.filter((code) => left.has(code)).length < 2) continue;
    for (const code of group.countries) left.delete(code);
    refs.push(group.key);
  }
  return [...refs, ...left];
}
/** Returns the countries of the refs, or undefined if one of them is unknown. */
export function countriesOf(refs: readonly string[], groups: readonly NamedGroup[]): string[] | undefined {
  const byKey = new Map(groups.map((group) => [group.key, group.countries]));
  const known = new Set<string>(countryCodes);
  const out = new Set<string>();
  for (const ref of refs) {
    const codes = known.has(ref) ? [ref] : byKey.get(ref);
    if (!codes) return undefined;
    for (const code of codes) out.add(code);
  }
  return [...out].sort();
}
