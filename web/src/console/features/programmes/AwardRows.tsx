import { useFieldArray } from 'react-hook-form';
import { useSay } from '../../../lib/locale.ts';
import { Input } from '../../../ui/Field.tsx';
import { AddRow, FieldRows } from '../../parts/FieldRows.tsx';
import { numberOrNull, orNull, type ProgrammeFormState } from './programmeForm.ts';
import { text } from './programmes.text.ts';

export function AwardRows({ form }: { form: ProgrammeFormState }) {
  const say = useSay();
  const rows = useFieldArray({ control: form.control, name: 'awards', keyName: 'key' });
  return (
    <FieldRows
      rows={rows}
      add={<AddRow onClick={() => rows.append({ zh: null, en: null, year: null })}>{say(text.addAward)}</AddRow>}
      className="gap-4 narrow:gap-6"
      rowClassName="grid items-start gap-3 wide:grid-cols-[1fr_1fr_110px_auto]"
    >
      {(i, tools) => {
        const [zh, en, year] = (['zh', 'en', 'year'] as const).map((name) => form.field(`awards.${i}.${name}`));
        return (
          <>
            <Input {...zh!} {...form.register(`awards.${i}.zh`, orNull)} bare={i > 0} placeholder={zh!.label} />
            <Input {...en!} {...form.register(`awards.${i}.en`, orNull)} bare={i > 0} placeholder={en!.label} />
            <Input
              {...year!}
              {...form.register(`awards.${i}.year`, numberOrNull)}
              required={false}
              type="number"
              inputMode="numeric"
              bare={i > 0}
              placeholder={year!.label}
            />
            {tools}
          </>
        );
      }}
    </FieldRows>
  );
}
