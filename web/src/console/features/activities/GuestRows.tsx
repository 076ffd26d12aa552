import { useFieldArray } from 'react-hook-form';
import { useSay } from '../../../lib/locale.ts';
import { Input } from '../../../ui/Field.tsx';
import { orNull, useContentForm } from '../../parts/content/contentConsole.ts';
import { AddRow, FieldRows } from '../../parts/FieldRows.tsx';
import { text } from './activities.text.ts';

const MOST = 40;
const names = ['zhName', 'enName', 'zhPost', 'enPost'] as const;

/** Speakers and panel members: name and post in both languages, in display order. */
export function GuestRows() {
  const say = useSay();
  const { form, disabled } = useContentForm();
  const rows = useFieldArray({ control: form.control, name: 'form.guests', keyName: 'key' });
  return (
    <FieldRows
      rows={rows}
      most={MOST}
      disabled={disabled}
      removeLabel={(i) => say(text.removeGuest, i + 1)}
      add={
        <AddRow onClick={() => rows.append({ zhName: null, enName: null, zhPost: null, enPost: null })}>
          {say(text.addGuest)}
        </AddRow>
      }
      className="gap-5"
      rowClassName="grid items-start gap-3 border-b border-line pb-5 last:border-b-0 wide:grid-cols-[1fr_1fr_auto]"
    >
      {(i, tools) => (
        <>
          {names.map((name, n) => {
            const path = `form.guests.${i}.${name}`;
            return (
              <Input
                key={name}
                {...form.field(path)}
                {...form.register(path, orNull)}
                required={false}
                lang={name.startsWith('zh') ? 'zh-CN' : 'en'}
                className={n % 2 === 0 ? 'wide:col-start-1' : ''}
              />
            );
          })}
          <span className="self-end justify-self-end wide:col-start-3 wide:row-start-1">{tools}</span>
        </>
      )}
    </FieldRows>
  );
}
