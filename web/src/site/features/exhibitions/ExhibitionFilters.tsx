import { ExhibitionStatus } from '@pavilion/protocol/exhibitionCards.ts';
import { exhibitionOnline } from '@pavilion/protocol/exhibitions.ts';
import { useApi } from '../../../lib/api.ts';
import { useSay } from '../../../lib/locale.ts';
import { Select } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { KeywordField } from '../../parts/KeywordField.tsx';
import { text } from './exhibitions.text.ts';
import type { List } from './listParams.ts';

/** Keyword, status, year, and the choice between rows and posters. */
export function ExhibitionFilters({ filter, set }: List) {
  const say = useSay();
  const years = useApi(exhibitionOnline.list, { pageSize: 1 }, { staleMs: 300_000 }).data?.years ?? [];
  const views = [
    { value: undefined, label: say(text.asRows), icon: 'menu' },
    { value: 'pictures', label: say(text.asPictures), icon: 'image' },
  ] as const;
  return (
    <div className="sift ex-filters">
      <KeywordField label={say(text.keyword)} kept={filter.keyword} onWords={(keyword) => set({ keyword })} />
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
