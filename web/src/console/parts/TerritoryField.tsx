import { countryCodes, countryLabel } from '@pavilion/protocol/territories.ts';
import type { Territories } from '@pavilion/protocol/territoryFields.ts';
import { useMemo } from 'react';
import { useSay } from '../../lib/locale.ts';
import { countriesOf } from '../../parts/rights/regions.ts';
import { useTerritories } from '../../parts/rights/useTerritories.ts';
import { FieldSet } from '../../ui/Field.tsx';
import { ManyPicker } from './ManyPicker.tsx';
import { text } from './picking.text.ts';

interface Props {
  label: string;
  required?: boolean | undefined;
  error?: string | undefined;
  value: Territories;
  onChange: (value: Territories) => void;
}
/** Territories of a licence: groups and countries that are included, and those that are excluded. */
export function TerritoryField({ label, required, error, value, onChange }: Props) {
  const say = useSay();
  const { groups, nameOf } = useTerritories();
  const options = useMemo(
    () => [
      ...(groups ?? []).map((g) => ({
        value: g.key,
        label: nameOf(g.key),
        note: say(text.countries, g.countries.length),
        found: `${g.zhName} ${g.enName}`,
      })),
      ...countryCodes.map((code) => ({
        value: code,
        label: nameOf(code),
        note: code,
        found: `${countryLabel(code).zh} ${countryLabel(code).en}`,
      })),
    ],
    [groups, nameOf, say],
  );
  const meant = useMemo(() => {
    const include = countriesOf(value.include, groups ?? []) ?? [];
    const out = new Set(countriesOf(value.exclude, groups ?? []));
    return include.filter((code) => !out.has(code)).length;
  }, [value, groups]);
  return (
    <FieldSet
      label={label}
      required={required}
      error={error}
      hint={value.include.length > 0 ? say(text.countries, meant) : undefined}
    >
      <div className="mb-2 grid items-start gap-4 wide:grid-cols-2">
        <ManyPicker
          label={say(text.include)}
          options={options}
          nameOf={nameOf}
          value={value.include}
          onChange={(include) => onChange({ ...value, include })}
        />
        <ManyPicker
          label={say(text.exclude)}
          options={options}
          nameOf={nameOf}
          value={value.exclude}
          onChange={(exclude) => onChange({ ...value, exclude })}
        />
      </div>
    </FieldSet>
  );
}
