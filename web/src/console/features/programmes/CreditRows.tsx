import { CreditRole } from '@pavilion/protocol/programmes.ts';
import { useFieldArray } from 'react-hook-form';
import { useSay } from '../../../lib/locale.ts';
import { RowTools } from '../../../parts/RowTools.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Input, Select } from '../../../ui/Field.tsx';
import { orNull, type ProgrammeFormState } from './programmeForm.ts';
import { text } from './programmes.text.ts';

/** Who made it, in billing order. */
export function CreditRows({ form }: { form: ProgrammeFormState }) {
  const say = useSay();
  const rows = useFieldArray({ control: form.control, name: 'credits', keyName: 'key' });
  return (
    <div className="grid gap-4">
      <ol className="grid gap-4 narrow:gap-6">
        {rows.fields.map((row, i) => (
          <li key={row.key} className="grid items-start gap-3 wide:grid-cols-[180px_1fr_1fr_auto]">
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
            <RowTools
              at={i}
              count={rows.fields.length}
              onMove={(to) => rows.move(i, to)}
              onRemove={() => rows.remove(i)}
            />
          </li>
        ))}
      </ol>
      <Button
        small
        icon="plus"
        className="justify-self-start"
        onClick={() => rows.append({ role: 'cast', zhName: null, enName: null })}
      >
        {say(text.addCredit)}
      </Button>
    </div>
  );
}
