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
 * Returns names of territories in the reader's language, including groups made by staff. `groups` is undefined until loaded, and while
 * not wanted.
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
    /** Lists several in one line: the first ones by name, then the number of the others. */
    const list = (refs: readonly string[], most = 4): string => {
      const named = refs.slice(0, most).map(nameOf);
      const more = refs.length - named.length;
      return inLine(named, locale) + (more > 0 ? (chinese ? ` 等 ${refs.length} 处` : ` and ${more} more`) : '');
    };
    return { groups: data, nameOf, list };
  }, [data, locale]);
}
