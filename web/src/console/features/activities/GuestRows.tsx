import { useFieldArray } from 'react-hook-form';
import { useSay } from '../../../lib/locale.ts';
import { orNull, useContentForm } from '../../../parts/content/desk.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/Field.tsx';
import { text } from './activities.text.ts';

const MOST = 40;
const names = ['zhName', 'enName', 'zhPost', 'enPost'] as const;

/** Who speaks or sits on the panel: name and post in both languages, in the order in which they are shown. */
export function GuestRows() {
  const say = useSay();
  const { form, disabled } = useContentForm();
  const rows = useFieldArray({ control: form.control, name: 'form.guests' });
  return (
    <div className="grid gap-4">
      <ol className="grid gap-5">
        {rows.fields.map((row, i) => (
          <li
            key={row.id}
            className="grid items-start gap-3 border-b border-line pb-5 last:border-b-0 wide:grid-cols-[1fr_1fr_auto]"
          >
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
            {!disabled && (
              <IconButton
                icon="trash"
                className="self-end justify-self-end narrow:-mt-2 wide:col-start-3 wide:row-start-1"
                label={say(text.removeGuest, i + 1)}
                onClick={() => rows.remove(i)}
              />
            )}
          </li>
        ))}
      </ol>
      {!disabled && rows.fields.length < MOST && (
        <Button
          small
          icon="plus"
          className="justify-self-start"
          onClick={() => rows.append({ zhName: null, enName: null, zhPost: null, enPost: null })}
        >
          {say(text.addGuest)}
        </Button>
      )}
    </div>
  );
}
