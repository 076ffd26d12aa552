import { Medium } from '@pavilion/protocol/media.ts';
import type { PriceWeights } from '@pavilion/protocol/priceFields.ts';
import { useFieldArray } from 'react-hook-form';
import { changed } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { countriesOf } from '../../../parts/rights/regions.ts';
import { useTerritories } from '../../../parts/rights/useTerritories.ts';
import { FieldSet, Input, Select } from '../../../ui/Field.tsx';
import { AddRow, FieldRows } from '../../parts/FieldRows.tsx';
import type { OfferFormState } from './programmeForm.ts';
import { text } from './programmes.text.ts';

/** The share of the package that each medium and territory makes up; an empty field counts 1. */
export function WeightFields({ form }: { form: OfferFormState }) {
  return (
    <>
      <MediaWeights form={form} />
      <TerritoryWeights form={form} />
    </>
  );
}

function MediaWeights({ form }: { form: OfferFormState }) {
  const say = useSay();
  const [media, weights]: [Medium[], PriceWeights | undefined] = form.watch(['media', 'weights']);
  const rows = weights?.media ?? [];
  const { label } = form.field('weights.media');
  const change = (medium: Medium, weight: number) =>
    form.setValue(
      'weights.media',
      [...rows.filter((row) => row.medium !== medium), ...(weight === 1 ? [] : [{ medium, weight }])],
      { ...changed, shouldValidate: form.formState.isSubmitted },
    );
  return (
    <FieldSet label={label} error={form.errorOf('weights.media')}>
      <div className="mb-2 grid gap-3 wide:grid-cols-3">
        {media.map((medium) => {
          const at = rows.findIndex((row) => row.medium === medium);
          const name = say(Medium.label(medium));
          return (
            <Input
              key={medium}
              label={name}
              aria-label={say(text.mediaWeight, name)}
              type="number"
              inputMode="numeric"
              min={1}
              max={1000}
              defaultValue={at < 0 ? 1 : rows[at]!.weight}
              error={at < 0 ? undefined : form.errorOf(`weights.media.${at}.weight`)}
              onChange={(e) => change(medium, e.target.value === '' ? Number.NaN : Number(e.target.value))}
            />
          );
        })}
      </div>
    </FieldSet>
  );
}

function TerritoryWeights({ form }: { form: OfferFormState }) {
  const say = useSay();
  const { groups, nameOf } = useTerritories();
  const rows = useFieldArray({ control: form.control, name: 'weights.territories', keyName: 'key' });
  const { include, exclude = [] } = form.watch('territories');
  const out = new Set(countriesOf(exclude, groups ?? []));
  const offered = (countriesOf(include, groups ?? []) ?? []).filter((code) => !out.has(code));
  const written = rows.fields.map(({ territory }) => territory).filter((code) => code && !offered.includes(code));
  const options = [...offered, ...written].map((code) => ({ value: code, label: `${nameOf(code)} · ${code}` }));
  return (
    <FieldSet
      label={say(text.territoryWeights)}
      hint={say(text.territoryWeightsHint)}
      error={form.errorOf('weights.territories')}
    >
      <FieldRows
        rows={rows}
        isUnordered
        add={<AddRow onClick={() => rows.append({ territory: '', weight: 1 })}>{say(text.addWeight)}</AddRow>}
        className="gap-3"
        rowClassName="grid grid-cols-[minmax(0,2fr)_minmax(72px,1fr)_auto] items-start gap-3"
      >
        {(i, tools) => {
          const [territory, weight] = (['territory', 'weight'] as const).map((name) =>
            form.field(`weights.territories.${i}.${name}`),
          );
          return (
            <>
              <Select {...territory!} bare empty={say(text.chooseTerritory)} options={options} />
              <Input
                {...weight!}
                {...form.register(`weights.territories.${i}.weight`, { valueAsNumber: true })}
                bare
                type="number"
                inputMode="numeric"
                min={1}
                max={1000}
              />
              {tools}
            </>
          );
        }}
      </FieldRows>
    </FieldSet>
  );
}
