import { useEffect, useState } from 'react';
import { useLocale } from '../lib/locale.ts';
import { withinChunkTime } from '../lib/route.ts';

type Entry = [code: string, name: string];
export interface AreaLists {
  provinces: Entry[];
  cities: Entry[];
  counties: Entry[];
  /** Returns the name of a place in the reader's language; the stored one is Chinese. The code distinguishes places of one name. */
  shown: (name: string, code?: string) => string;
}

/** Loads the lists when they are first needed, and their Latin names for English readers only (build/romaniseAreas.ts). */
async function loadAreas(english: boolean): Promise<AreaLists> {
  const [{ areaList }, latin] = await Promise.all([
    import('@vant/area-data'),
    english ? import('./areaNames.json').then((file) => file.default) : undefined,
  ]);
  const levels = [
    Object.entries(areaList.province_list),
    Object.entries(areaList.city_list),
    Object.entries(areaList.county_list),
  ] as const;
  const names = new Map<string, string>();
  for (const [level, words] of (latin ?? []).entries())
    for (const [i, read] of words.split('|').entries()) {
      const [code, name] = levels[level]![i]!;
      names.set(code, read);
      if (!names.has(name)) names.set(name, read);
    }
  const [provinces, cities, counties] = levels;
  return { provinces, cities, counties, shown: (name, code) => names.get(code ?? name) ?? name };
}
/** Returns undefined until the lists are loaded, or while they are not wanted. */
export function useAreas(wanted = true): AreaLists | undefined {
  const english = useLocale() === 'en-US';
  const [lists, setLists] = useState<AreaLists>();
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    withinChunkTime(() => loadAreas(english)).then(
      (found) => here && setLists(found),
      (cause: unknown) =>
        here &&
        setLists(() => {
          // The page's error screen shows it.
          throw cause;
        }),
    );
    return () => {
      here = false;
    };
  }, [english, wanted]);
  return lists;
}
