import { useFieldArray } from 'react-hook-form';
import { useSay } from '../../../lib/locale.ts';
import { DateField } from '../../../parts/dates/DateField.tsx';
import { Input } from '../../../ui/Field.tsx';
import { orNull, useContentForm } from '../../parts/content/contentConsole.ts';
import { TimeField } from '../../parts/dates/MomentField.tsx';
import { AddRow, FieldRows } from '../../parts/FieldRows.tsx';
import { text } from './exhibitions.text.ts';

const LIST = 'form.timetable';
const words = ['zhTitle', 'enTitle', 'zhPlace', 'enPlace'] as const;

/** The programme: day, hours, item and place. A new item begins when the last one ends. */
export function SessionRows() {
  const say = useSay();
  const { form, disabled } = useContentForm();
  const rows = useFieldArray({ control: form.control, name: LIST, keyName: 'key' });
  const add = () => {
    const last: { date: string; to: string | null; from: string } | undefined = form.getValues(LIST).at(-1);
    rows.append({
      date: last?.date ?? form.getValues('form.startsOn') ?? '',
      from: last?.to ?? last?.from ?? '10:00',
      to: null,
      ...Object.fromEntries(words.map((name) => [name, null])),
    });
  };
  return (
    <FieldRows
      rows={rows}
      disabled={disabled}
      add={<AddRow onClick={add}>{say(text.addSession)}</AddRow>}
      className="gap-6"
      rowClassName="grid gap-3 border-b border-line/60 pb-5"
    >
      {(i, tools) => (
        <>
          <div className="grid items-end gap-3 wide:grid-cols-[180px_150px_150px_1fr]">
            <DateField {...form.held(`${LIST}.${i}.date`)} disabled={disabled} />
            <TimeField {...form.held(`${LIST}.${i}.from`)} disabled={disabled} />
            <TimeField {...form.held(`${LIST}.${i}.to`)} disabled={disabled} />
            {tools}
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
        </>
      )}
    </FieldRows>
  );
}
