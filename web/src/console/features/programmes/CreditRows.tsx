import { CreditRole } from '@pavilion/protocol/programmes.ts';
import { useFieldArray } from 'react-hook-form';
import { useSay } from '../../../lib/locale.ts';
import { Input, Select } from '../../../ui/Field.tsx';
import { AddRow, FieldRows } from '../../parts/FieldRows.tsx';
import { orNull, type ProgrammeFormState } from './programmeForm.ts';
import { text } from './programmes.text.ts';

/** The credits, in billing order. */
export function CreditRows({ form }: { form: ProgrammeFormState }) {
  const say = useSay();
  const rows = useFieldArray({ control: form.control, name: 'credits', keyName: 'key' });
  return (
    <FieldRows
      rows={rows}
      add={
        <AddRow onClick={() => rows.append({ role: 'cast', zhName: null, enName: null })}>{say(text.addCredit)}</AddRow>
      }
      className="gap-4 narrow:gap-6"
      rowClassName="grid items-start gap-3 wide:grid-cols-[180px_1fr_1fr_auto]"
    >
      {(i, tools) => (
        <>
          <Select
            {...form.field(`credits.${i}.role`)}
            bare={i > 0}
            empty={false}
            options={CreditRole.options.map((o) => ({ value: o.name, label: say(o) }))}
          />
          {(['zhName', 'enName'] as const).map((name) => {
            const field = form.field(`credits.${i}.${name}`);
            return (
              <Input
                key={name}
                {...field}
                {...form.register(`credits.${i}.${name}`, orNull)}
                bare={i > 0}
                placeholder={field.label}
              />
            );
          })}
          {tools}
        </>
      )}
    </FieldRows>
  );
}
