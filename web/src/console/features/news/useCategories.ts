import { information } from '@pavilion/protocol/news.ts';
import { useApi } from '../../../lib/api.ts';
import { useLocale } from '../../../lib/locale.ts';

/** Returns the categories in the reader's language; empty until they are loaded. */
export function useCategories() {
  const chinese = useLocale() === 'zh-CN';
  const known = useApi(information.categoryList, undefined, { staleMs: 300_000 }).data ?? [];
  return known.map(({ id, name, englishName }) => ({ value: id, label: chinese ? name : englishName }));
}
