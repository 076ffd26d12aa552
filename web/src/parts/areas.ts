import { useEffect, useState } from 'react';
import { useLocale } from '../lib/locale.ts';
import { withinChunkTime } from '../lib/route.ts';

type Entry = [code: string, name: string];
export interface AreaLists {
  provinces: Entry[];
  cities: Entry[];
  counties: Entry[];
  /** The name of a place as the reader sees it; what is kept is Chinese. The code tells places of one name apart. */
  shown: (name: string, code?: string) => string;
}

/** The lists come when they are first needed; their Latin names only for English readers (build/romaniseAreas.ts). */
async function loadAreas(english: boolean): Promise<AreaLists> {
  const [{ areaList }, latin] = await Promise.all([
    import('@vant/area-data'),
    english ? import('./areaNames.json').then((file) => file.default) : undefined,
  ]);
  const levels = [areaList.province_list, areaList.city_list, areaList.county_list].map((list) => Object.entries(list));
  const names = new Map<string, string>();
  for (const [level, words] of (latin ?? []).entries())
    for (const [i, read] of words.split('|').entries()) {
      const [code, name] = levels[level]![i]!;
      names.set(code, read);
      if (!names.has(name)) names.set(name, read);
    }
  const [provinces, cities, counties] = levels as [Entry[], Entry[], Entry[]];
  return { provinces, cities, counties, shown: (name, code) => names.get(code ?? name) ?? name };
}
/** Undefined until they are here, or while nobody wants them. */
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
          // Told by the page's own failure screen.
          throw cause;
        }),
    );
    return () => {
      here = false;
    };
  }, [english, wanted]);
  return lists;
}
