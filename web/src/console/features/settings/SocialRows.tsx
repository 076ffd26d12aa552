import { useFieldArray } from 'react-hook-form';
import { useSay } from '../../../lib/locale.ts';
import { Input } from '../../../ui/Field.tsx';
import { AddRow, FieldRows } from '../../parts/FieldRows.tsx';
import { text } from './settings.text.ts';
import type { SettingsForm } from './settingsForm.ts';

const LIST = 'settings.social';
const most = 8;

/** Name in both languages and URL of each channel, in the order of the footer. */
export function SocialRows({ form }: { form: SettingsForm }) {
  const say = useSay();
  const rows = useFieldArray({ control: form.control, name: LIST, keyName: 'key' });
  return (
    <FieldRows
      rows={rows}
      most={most}
      add={<AddRow onClick={() => rows.append({ zhName: '', enName: '', url: '' })}>{say(text.addSocial)}</AddRow>}
      rowClassName="grid items-end gap-3 wide:grid-cols-[1fr_1fr_2fr_auto]"
    >
      {(i, tools) => (
        <>
          <Input {...form.field(`${LIST}.${i}.zhName`)} lang="zh-CN" />
          <Input {...form.field(`${LIST}.${i}.enName`)} lang="en" />
          <Input {...form.field(`${LIST}.${i}.url`)} type="url" />
          {tools}
        </>
      )}
    </FieldRows>
  );
}
