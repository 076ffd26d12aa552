import { rights } from '@pavilion/protocol/rights.ts';
import { territoryLabel } from '@pavilion/protocol/territories.ts';
import { useMemo } from 'react';
import { useApi } from '../../lib/api.ts';
import { list as inLine } from '../../lib/format.ts';
import { useLocale } from '../../lib/locale.ts';
import type { NamedGroup } from './regions.ts';
import { text } from './rights.text.ts';

export interface TerritoryGroupName extends NamedGroup {
  zhName: string;
  enName: string;
}
const none: readonly TerritoryGroupName[] = [];

/**
 * Territories by their names in the reader's language, those of staff-made groups too. `groups` is undefined until known, and
 * where they are not wanted.
 */
export function useTerritories(wanted = true) {
  const locale = useLocale();
  const { data } = useApi(rights.groups, undefined, { staleMs: 600_000, enabled: wanted });
  return useMemo(() => {
    const chinese = locale === 'zh-CN';
    const own = new Map((data ?? none).map((group) => [group.key, chinese ? group.zhName : group.enName]));
    const nameOf = (ref: string): string => {
      if (ref === 'elsewhere') return chinese ? text.elsewhere.zh : text.elsewhere.en;
      const label = territoryLabel(ref);
      return own.get(ref) ?? (chinese ? label.zh : label.en);
    };
    /** Several in one line: the first so many by name, then how many more. */
    const list = (refs: readonly string[], most = 4): string => {
      const named = refs.slice(0, most).map(nameOf);
      const more = refs.length - named.length;
      return inLine(named, locale) + (more > 0 ? (chinese ? ` 等 ${refs.length} 处` : ` and ${more} more`) : '');
    };
    return { groups: data, nameOf, list };
  }, [data, locale]);
}
