import { meetingInfo } from '@pavilion/protocol/activities.ts';
import { useApi } from '../../../lib/api.ts';
import { useLocale } from '../../../lib/locale.ts';

/** Returns the kinds in the reader's language; empty until they are loaded. */
export function useKinds() {
  const chinese = useLocale() === 'zh-CN';
  const known = useApi(meetingInfo.kindList, undefined, { staleMs: 300_000 }).data ?? [];
  return known.map(({ kind, name, englishName }) => ({ value: kind, label: chinese ? name : englishName }));
}
