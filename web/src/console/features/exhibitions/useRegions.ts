import { exhibitionOnline } from '@pavilion/protocol/exhibitions.ts';
import { useApi } from '../../../lib/api.ts';
import { useLocale } from '../../../lib/locale.ts';

/** Returns the regions in the reader's language; empty until they are loaded. */
export function useRegions() {
  const chinese = useLocale() === 'zh-CN';
  const known = useApi(exhibitionOnline.regionTypeList, undefined, { staleMs: 300_000 }).data ?? [];
  return known.map(({ regionTypeId, name, englishName }) => ({
    value: regionTypeId,
    label: chinese ? name : englishName,
  }));
}
