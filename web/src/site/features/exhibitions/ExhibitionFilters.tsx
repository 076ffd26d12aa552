import { ExhibitionStatus } from '@pavilion/protocol/exhibitionCards.ts';
import { exhibitionOnline } from '@pavilion/protocol/exhibitions.ts';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useSay } from '../../../lib/locale.ts';
import { Input, Select } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { text } from './exhibitions.text.ts';
import type { List } from './listAddress.ts';

/** The keyword, status, year, and whether the calendar is read as rows or as posters. */
export function ExhibitionFilters({ filter, set }: List) {
  const say = useSay();
  const years = useApi(exhibitionOnline.list, { pageSize: 1 }, { staleMs: 300_000 }).data?.years ?? [];
  const views = [
    { value: undefined, label: say(text.asRows), icon: 'menu' },
    { value: 'pictures', label: say(text.asPictures), icon: 'image' },
  ] as const;
  return (
    <div className="ex-filters">
      <Keyword kept={filter.keyword ?? ''} onKeyword={(keyword) => set({ keyword })} />
      <Select
        bare
        label={say(text.statusLabel)}
        empty={say(text.status)}
        value={filter.status ?? ''}
        options={ExhibitionStatus.options.map((o) => ({ value: o.name, label: say(o) }))}
        onChange={(e) => set({ status: e.target.value || undefined })}
      />
      <Select
        bare
        label={say(text.yearLabel)}
        empty={say(text.year)}
        value={filter.year ?? ''}
        options={years.map((year) => ({ value: year, label: String(year) }))}
        onChange={(e) => set({ year: e.target.value || undefined })}
      />
      <fieldset className="views" aria-label={say(text.viewLabel)}>
        {views.map(({ value, label, icon }) => (
          <button key={label} type="button" aria-pressed={filter.view === value} onClick={() => set({ view: value })}>
            <Icon name={icon} />
            {label}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

/** The keyword waits until the typing rests; the address is not a diary. */
function Keyword({ kept, onKeyword }: { kept: string; onKeyword: (words: string | undefined) => void }) {
  const say = useSay();
  const [typed, setTyped] = useState(kept);
  const last = useRef(kept);
  const tell = useRef(onKeyword);
  tell.current = onKeyword;
  useEffect(() => {
    // The address changed from outside: a cleared filter, the back button.
    if (kept !== last.current) setTyped(kept);
    last.current = kept;
  }, [kept]);
  useEffect(() => {
    const words = typed.trim();
    if (words === last.current) return;
    const timer = setTimeout(() => {
      last.current = words;
      tell.current(words || undefined);
    }, 350);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className="keyword">
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
