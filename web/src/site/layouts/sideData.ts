import { CategoryType } from '@pavilion/protocol/cards.ts';
import { exhibitionOnline } from '@pavilion/protocol/exhibitions.ts';
import { NavigationItem, navigation } from '@pavilion/protocol/navigation.ts';
import { programSale } from '@pavilion/protocol/programmes.ts';
import { SiteSettings, settings } from '@pavilion/protocol/settings.ts';
import { useEffect } from 'react';
import { z } from 'zod';
import { useApi } from '../../lib/api.ts';
import { readJson, writeJson } from '../../lib/storage.ts';

/** The twelve festivals are named, nothing more (spec §2). */
const Festival = z.object({ id: z.int(), zhTitle: z.string().nullable(), enTitle: z.string().nullable() });
const festivalsShown = 12;

/** What is kept under `homeSidebar`, so that a second opening paints at once. Another version's shape is left alone. */
const Kept = z.object({
  lines: z.array(NavigationItem),
  categories: z.array(CategoryType),
  festivals: z.array(Festival),
  settings: SiteSettings.pick({ mediaLibraryUrl: true, androidUrl: true, iosUrl: true }),
});
export type SideData = Partial<z.output<typeof Kept>>;

/** Everything is asked for when the menu mounts (spec §2), and shown from the last visit until it comes. */
export function useSideData(): SideData {
  const parsed = Kept.safeParse(readJson('homeSidebar'));
  const kept: SideData = parsed.success ? parsed.data : {};
  const lines = useApi(navigation.list, { place: 'sidebar' }, { initial: kept.lines }).data;
  const categories = useApi(programSale.typeList, undefined, { initial: kept.categories }).data;
  const festivals = useApi(exhibitionOnline.list, { inSidebar: true, pageSize: festivalsShown }).data?.rows;
  const site = useApi(settings.site).data;
  useEffect(() => {
    if (!lines || !categories || !festivals || !site) return;
    // Only the named fields are kept.
    writeJson('homeSidebar', Kept.parse({ lines, categories, festivals, settings: site }));
  }, [lines, categories, festivals, site]);
  return {
    ...(lines && { lines }),
    ...(categories && { categories }),
    ...((festivals ?? kept.festivals) && { festivals: festivals ?? kept.festivals }),
    ...((site ?? kept.settings) && { settings: site ?? kept.settings }),
  } as SideData;
}
