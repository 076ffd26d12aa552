import { useSay } from '../../lib/locale.ts';
import { useAreas } from '../../parts/areas.ts';
import { text } from '../../parts/parts.text.ts';
import { Select } from '../../ui/Field.tsx';

export interface Area {
  province: string;
  city: string;
  area: string;
}
const under = (list: readonly [string, string][], code: string | undefined, digits: number) =>
  code ? list.filter(([c]) => c.startsWith(code.slice(0, digits))) : [];

/** Province, city and district; all three are required. The Chinese names are stored, whatever the reader's language. */
export function AreaPicker({
  value,
  onChange,
  error,
}: {
  value: Area;
  onChange: (area: Area) => void;
  error?: string | undefined;
}) {
  const say = useSay();
  const lists = useAreas();
  const province = lists?.provinces.find(([, name]) => name === value.province)?.[0];
  const cities = under(lists?.cities ?? [], province, 2);
  const city = cities.find(([, name]) => name === value.city);
  const counties = under(lists?.counties ?? [], city?.[0], 4);
  // Some cities have no districts (Dongguan, Zhongshan): the city is used as its district.
  const areas = city && counties.length === 0 ? [city] : counties;
  const options = (list: readonly [string, string][]) =>
    list.map(([code, name]) => ({ value: name, label: lists!.shown(name, code) }));
  const waiting = lists ? {} : { empty: say(text.loadingAreas), disabled: true };
  return (
    <div className="grid gap-4 wide:grid-cols-3">
      <Select
        label={say(text.province)}
        required
        {...waiting}
        options={options(lists?.provinces ?? [])}
        value={value.province}
        onChange={(e) => onChange({ province: e.target.value, city: '', area: '' })}
        error={value.province ? undefined : error}
      />
      <Select
        label={say(text.city)}
        required
        disabled={!province}
        options={options(cities)}
        value={value.city}
        onChange={(e) => onChange({ ...value, city: e.target.value, area: '' })}
        error={value.province && !value.city ? error : undefined}
      />
      <Select
        label={say(text.area)}
        required
        disabled={!city}
        options={options(areas)}
        value={value.area}
        onChange={(e) => onChange({ ...value, area: e.target.value })}
        error={value.city ? error : undefined}
      />
    </div>
  );
}
