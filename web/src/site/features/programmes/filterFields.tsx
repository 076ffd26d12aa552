// The controls of the list's filters: in a row when wide, in a sheet on phones.
import { Genre, Language } from '@pavilion/protocol/enumerations.ts';
import { collator } from '@pavilion/protocol/kit/intl.ts';
import { durations } from '@pavilion/protocol/limits.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import { ProgrammeSort, programSale } from '@pavilion/protocol/programmes.ts';
import { countryCodes, countryLabel } from '@pavilion/protocol/territories.ts';
import { useMemo } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { DateField } from '../../../parts/dates/DateField.tsx';
import { useBusinessDay, useLatestStart } from '../../../parts/deal/useDeadline.ts';
import { useTerritories } from '../../../parts/rights/useTerritories.ts';
import { Select } from '../../../ui/Field.tsx';
import type { useListFilter } from './listParams.ts';
import { text } from './programmes.text.ts';

export type ListProps = Pick<ReturnType<typeof useListFilter>, 'filter' | 'set'>;
/** Labels are above the controls in the sheet, and for screen readers only in the row. */
type Props = ListProps & { bare?: boolean };
const orNothing = (value: string) => value || undefined;

/** Genre, year, country and language, with the values that occur in the catalogue. */
export function FactFields({ filter, set, bare = false }: Props) {
  const say = useSay();
  const locale = useLocale();
  const facets = useApi(programSale.facets, filter.typeId === undefined ? {} : { typeId: filter.typeId }, {
    staleMs: 300_000,
    keep: true,
  }).data;
  const counted = (label: string, count: number) => `${label} · ${count}`;
  const genres = (facets?.genres ?? []).flatMap(({ genre, count }) => {
    const known = Genre.find(genre);
    return known ? [{ value: genre, label: counted(say(known), count) }] : [];
  });
  const years = (facets?.years ?? []).map(({ year, count }) => ({ value: year, label: counted(String(year), count) }));
  const countries = (facets?.countries ?? []).map(({ country, count }) => ({
    value: country,
    label: counted(say(countryLabel(country)), count),
  }));
  const languages = Language.options.map(({ name, zh, en }) => ({ value: name, label: locale === 'zh-CN' ? zh : en }));
  const field = (key: 'genre' | 'year' | 'country' | 'language') => ({
    bare,
    label: say(text[`${key}Label`]),
    empty: say(text[key]),
    value: filter[key] ?? '',
    onChange: (e: { target: { value: string } }) => set({ [key]: orNothing(e.target.value) }),
  });
  return (
    <>
      <Select {...field('genre')} options={genres} />
      <Select {...field('year')} options={years} />
      <Select {...field('country')} options={countries} />
      <Select {...field('language')} options={languages} />
    </>
  );
}

export function SortField({ filter, set, bare = false }: Props) {
  const say = useSay();
  return (
    <Select
      bare={bare}
      label={say(text.sortLabel)}
      empty={false}
      value={filter.sort ?? 'recommended'}
      options={ProgrammeSort.options.map((o) => ({ value: o.name, label: say(o) }))}
      onChange={(e) => set({ sort: e.target.value === 'recommended' ? undefined : e.target.value })}
    />
  );
}

/** Medium, territory, start and duration, the filters that buyers use first. */
export function RightsFields({ filter, set, bare = false }: Props) {
  const say = useSay();
  const territories = useTerritoryOptions();
  const businessDay = useBusinessDay();
  const latestStart = useLatestStart();
  const pickers: {
    key: 'medium' | 'territory' | 'years';
    empty: string;
    options: { value: string | number; label: string }[];
  }[] = [
    { key: 'medium', empty: say(text.medium), options: Medium.options.map((o) => ({ value: o.name, label: say(o) })) },
    { key: 'territory', empty: say(text.territory), options: territories },
    {
      key: 'years',
      empty: say(text.anyYears),
      options: durations.map((n) => ({ value: n, label: say(text.years, n) })),
    },
  ];
  const [medium, territory, years] = pickers.map(({ key, empty, options }) => (
    <Select
      key={key}
      bare={bare}
      label={say(text[`${key}Label`])}
      empty={empty}
      options={options}
      value={filter[key] ?? ''}
      onChange={(e) => set({ [key]: orNothing(e.target.value) })}
    />
  ));
  return (
    <>
      {medium}
      {territory}
      <DateField
        bare={bare}
        label={say(text.startLabel)}
        placeholder={say(text.anyStart)}
        min={businessDay}
        max={latestStart}
        value={filter.startDate ?? ''}
        onChange={(startDate) => set({ startDate: orNothing(startDate) })}
      />
      {years}
    </>
  );
}
/** Groups first, then every country by name in the reader's language. */
function useTerritoryOptions() {
  const locale = useLocale();
  const { groups, nameOf } = useTerritories();
  return useMemo(() => {
    const order = collator(locale);
    const countries = countryCodes.map((code) => ({ value: String(code), label: nameOf(code) }));
    countries.sort((a, b) => Number(b.value === 'CN') - Number(a.value === 'CN') || order.compare(a.label, b.label));
    return [
      ...(groups ?? []).map((g) => ({ value: g.key, label: `${nameOf(g.key)} · ${g.countries.length}` })),
      ...countries,
    ];
  }, [groups, nameOf, locale]);
}
