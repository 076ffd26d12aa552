import { ActivityPeriod, meetingInfo } from '@pavilion/protocol/activities.ts';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Input, Select } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { text } from './activities.text.ts';
import { type Forum, isFiltered } from './forumAddress.ts';

const TYPING_RESTS_MS = 350;

/** Words, kind and time; the status is chosen in the tabs above. */
export function ForumFilters({ filter, set, clear }: Forum) {
  const say = useSay();
  const chinese = useLocale() === 'zh-CN';
  const kinds = useApi(meetingInfo.kindList, undefined, { staleMs: 300_000 }).data ?? [];
  return (
    <div className="forum-filters">
      <KeywordField keyword={filter.keyword ?? ''} onKeyword={(words) => set({ keyword: words || undefined })} />
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

/** The keyword waits until the typing rests; the address is not a diary. */
function KeywordField({ keyword, onKeyword }: { keyword: string; onKeyword: (words: string) => void }) {
  const say = useSay();
  const [typed, setTyped] = useState(keyword);
  const last = useRef(keyword);
  const send = useRef(onKeyword);
  send.current = onKeyword;
  useEffect(() => {
    // The address changed from outside: a cleared filter, the back button.
    if (keyword !== last.current) setTyped(keyword);
    last.current = keyword;
  }, [keyword]);
  useEffect(() => {
    const words = typed.trim();
    if (words === last.current) return;
    const timer = setTimeout(() => {
      last.current = words;
      send.current(words);
    }, TYPING_RESTS_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className="words">
      <Icon name="search" />
      <Input
        bare
        type="search"
        enterKeyHint="search"
        label={say(text.keyword)}
        placeholder={say(text.keyword)}
        value={typed}
        maxLength={100}
        onChange={(e) => setTyped(e.target.value)}
      />
    </div>
  );
}
