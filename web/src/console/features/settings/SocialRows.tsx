import { useFieldArray } from 'react-hook-form';
import { useSay } from '../../../lib/locale.ts';
import { RowTools } from '../../../parts/RowTools.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/Field.tsx';
import type { SettingsForm } from './SettingsPage.tsx';
import { text } from './settings.text.ts';

const LIST = 'settings.social';
const most = 8;

/** Name in both languages and address of each channel, in the order of the footer. */
export function SocialRows({ form }: { form: SettingsForm }) {
  const say = useSay();
  const rows = useFieldArray({ control: form.control, name: LIST, keyName: 'key' });
  return (
    <div className="grid gap-4">
      {rows.fields.length > 0 && (
        <ol className="grid gap-4">
          {rows.fields.map((row, i) => (
            <li key={row.key} className="grid items-end gap-3 wide:grid-cols-[1fr_1fr_2fr_auto]">
              <Input {...form.field(`${LIST}.${i}.zhName`)} lang="zh-CN" />
              <Input {...form.field(`${LIST}.${i}.enName`)} lang="en" />
              <Input {...form.field(`${LIST}.${i}.url`)} type="url" />
              <RowTools
                at={i}
                count={rows.fields.length}
                onMove={(to) => rows.move(i, to)}
                onRemove={() => rows.remove(i)}
              />
            </li>
          ))}
        </ol>
      )}
      {rows.fields.length < most && (
        <div>
          <Button small icon="plus" onClick={() => rows.append({ zhName: '', enName: '', url: '' })}>
            {say(text.addSocial)}
          </Button>
        </div>
      )}
    </div>
  );
}
