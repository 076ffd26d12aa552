import { useFieldArray } from 'react-hook-form';
import { useSay } from '../../../lib/locale.ts';
import { orNull, useContentForm } from '../../../parts/content/desk.ts';
import { DateField } from '../../../parts/dates/DateField.tsx';
import { TimeField } from '../../../parts/dates/MomentField.tsx';
import { RowTools } from '../../../parts/RowTools.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/Field.tsx';
import { text } from './exhibitions.text.ts';

const LIST = 'form.timetable';
const words = ['zhTitle', 'enTitle', 'zhPlace', 'enPlace'] as const;

/** The programme: day, hours, item and place. A new item begins where the last one stood. */
export function SessionRows() {
  const say = useSay();
  const { form, disabled } = useContentForm();
  const rows = useFieldArray({ control: form.control, name: LIST, keyName: 'key' });
  const add = () => {
    const last = form.getValues(LIST).at(-1) as { date: string; to: string | null; from: string } | undefined;
    rows.append({
      date: last?.date ?? form.getValues('form.startsOn') ?? '',
      from: last?.to ?? last?.from ?? '10:00',
      to: null,
      ...Object.fromEntries(words.map((name) => [name, null])),
    });
  };
  return (
    <div className="grid gap-5">
      <ol className="grid gap-6">
        {rows.fields.map((row, i) => (
          <li key={row.key} className="grid gap-3 border-b border-line/60 pb-5">
            <div className="grid items-end gap-3 wide:grid-cols-[180px_150px_150px_1fr]">
              <DateField {...form.held(`${LIST}.${i}.date`)} disabled={disabled} />
              <TimeField {...form.held(`${LIST}.${i}.from`)} disabled={disabled} />
              <TimeField {...form.held(`${LIST}.${i}.to`)} disabled={disabled} />
              {!disabled && (
                <RowTools
                  at={i}
                  count={rows.fields.length}
                  onMove={(to) => rows.move(i, to)}
                  onRemove={() => rows.remove(i)}
                />
              )}
            </div>
            <div className="grid gap-3 wide:grid-cols-2">
              {words.map((name) => {
                const path = `${LIST}.${i}.${name}`;
                return (
                  <Input
                    key={name}
                    {...form.field(path)}
                    {...form.register(path, orNull)}
                    required={false}
                    lang={name.startsWith('zh') ? 'zh-CN' : 'en'}
                  />
                );
              })}
            </div>
          </li>
        ))}
      </ol>
      {!disabled && (
        <Button small icon="plus" className="justify-self-start" onClick={add}>
          {say(text.addSession)}
        </Button>
      )}
    </div>
  );
}
