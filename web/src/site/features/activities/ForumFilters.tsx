import { ActivityPeriod, meetingInfo } from '@pavilion/protocol/activities.ts';
import { useApi } from '../../../lib/api.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Field.tsx';
import { KeywordField } from '../../parts/KeywordField.tsx';
import { text } from './activities.text.ts';
import { type Forum, isFiltered } from './forumParams.ts';

/** Keyword, kind and time; the status is chosen in the tabs above. */
export function ForumFilters({ filter, set, clear }: Forum) {
  const say = useSay();
  const chinese = useLocale() === 'zh-CN';
  const kinds = useApi(meetingInfo.kindList, undefined, { staleMs: 300_000 }).data ?? [];
  return (
    <div className="sift forum-filters">
      <KeywordField label={say(text.keyword)} kept={filter.keyword} onWords={(keyword) => set({ keyword })} />
      <Select
        bare
        label={say(text.kindLabel)}
        empty={say(text.kind)}
        value={filter.kind ?? ''}
        options={kinds
          .filter(({ kind, count }) => count > 0 || kind === filter.kind)
          .map(({ kind, name, englishName, count }) => ({
            value: kind,
            label: `${chinese ? name : englishName} · ${count}`,
          }))}
        onChange={(e) => set({ kind: e.target.value || undefined })}
      />
      <Select
        bare
        label={say(text.periodLabel)}
        empty={say(text.period)}
        value={filter.period ?? ''}
        options={ActivityPeriod.options.map((o) => ({ value: o.name, label: say(o) }))}
        onChange={(e) => set({ period: e.target.value || undefined })}
      />
      {isFiltered(filter) && (
        <Button kind="quiet" small onClick={clear}>
          {say(text.clear)}
        </Button>
      )}
    </div>
  );
}
