import type { CategoryType } from '@pavilion/protocol/cards.ts';
import { exhibitionOnline } from '@pavilion/protocol/exhibitions.ts';
import { type NavigationItem, navigation } from '@pavilion/protocol/navigation.ts';
import { programSale } from '@pavilion/protocol/programmes.ts';
import { type SiteSettings, settings } from '@pavilion/protocol/settings.ts';
import { useEffect } from 'react';
import { useApi } from '../../lib/api.ts';
import { readKept, writeKept } from '../../lib/storage.ts';

/** The names of the twelve festivals (spec §2). */
interface Festival {
  id: number;
  zhTitle: string | null;
  enTitle: string | null;
}
const festivalsShown = 12;

/** Stored under `homeSidebar`, so that a second opening paints at once. */
interface Kept {
  lines: NavigationItem[];
  categories: CategoryType[];
  festivals: Festival[];
  settings: Pick<SiteSettings, 'mediaLibraryUrl' | 'androidUrl' | 'iosUrl'>;
}
export type SideData = Partial<Kept>;

/** Loads everything when the menu mounts (spec §2), and shows the data of the last visit until then. */
export function useSideData(): SideData {
  const kept = readKept<Kept>('homeSidebar', import.meta.url);
  const lines = useApi(navigation.list, { place: 'sidebar' }, { initial: kept.lines }).data;
  const categories = useApi(programSale.typeList, undefined, { initial: kept.categories }).data;
  const festivals = useApi(exhibitionOnline.list, { inSidebar: true, pageSize: festivalsShown }).data?.rows;
  const site = useApi(settings.site).data;
  useEffect(() => {
    if (!lines || !categories || !festivals || !site) return;
    const { mediaLibraryUrl, androidUrl, iosUrl } = site;
    writeKept<Kept>('homeSidebar', import.meta.url, {
      lines,
      categories,
      festivals: festivals.map(({ id, zhTitle, enTitle }) => ({ id, zhTitle, enTitle })),
      settings: { mediaLibraryUrl, androidUrl, iosUrl },
    });
  }, [lines, categories, festivals, site]);
  return {
    ...(lines && { lines }),
    ...(categories && { categories }),
    ...((festivals ?? kept.festivals) && { festivals: festivals ?? kept.festivals }),
    ...((site ?? kept.settings) && { settings: site ?? kept.settings }),
  } as SideData;
}
