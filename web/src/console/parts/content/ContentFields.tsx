// The fields of a content form. Each takes its name without `form.` and finds label, error and value itself.

import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import { changed } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { DateField } from '../../../parts/dates/DateField.tsx';
import { Input, type Option, Select, Switch, Textarea } from '../../../ui/Field.tsx';
import { MomentField } from '../dates/MomentField.tsx';
import { localMoment, momentOf } from '../dates/moment.ts';
import { PictureField, type ShownPicture } from '../PictureField.tsx';
import { text } from './content.text.ts';
import { orNull, useContentForm } from './contentConsole.ts';

const RichTextField = lazy(() => import('../RichTextField.tsx').then((m) => ({ default: m.RichTextField })));

const sides = ['zh', 'en'] as const;
const lang = { zh: 'zh-CN', en: 'en' };

/**
 * The fields `zhX` and `enX` side by side: `<BilingualField name="Title" />`, `as="textarea"` for several lines, `as="rich"` for HTML.
 */
export function BilingualField({
  name,
  as = 'input',
  rows = 3,
}: {
  name: string;
  as?: 'input' | 'textarea' | 'rich';
  rows?: number;
}) {
  return (
    <div className="grid items-start gap-x-6 gap-y-5 wide:grid-cols-2">
      {sides.map((side) => (
        <OneSide key={side} name={`form.${side}${name}`} language={lang[side]} as={as} rows={rows} />
      ))}
    </div>
  );
}
function OneSide({ name, language, as, rows }: { name: string; language: string; as: string; rows: number }) {
  const { form, disabled } = useContentForm();
  const field = { ...form.field(name), ...form.register(name, orNull), lang: language, required: false };
  if (as === 'input') return <Input {...field} />;
  if (as === 'textarea') return <Textarea {...field} rows={rows} />;
  return (
    <Suspense fallback={<div className="min-h-80 rounded-card bg-ink-3" />}>
      <RichTextField
        label={field.label}
        error={field.error}
        lang={language}
        disabled={disabled}
        value={form.watch(name) ?? null}
        onChange={(html: string | null) => form.setValue(name, html, changed)}
      />
    </Suspense>
  );
}

interface OneProps {
  name: string;
  type?: 'text' | 'url' | 'email' | 'tel' | 'number';
  min?: number | string;
  max?: number | string;
  hint?: ReactNode;
  /** An empty field is null in the schema, not ''. */
  nullable?: boolean;
}
/** One line: text or a number. */
export function TextField({ name, type = 'text', nullable = false, hint, ...rest }: OneProps) {
  const { form } = useContentForm();
  const path = `form.${name}`;
  const field = type === 'number' ? form.field(path, 'number') : form.field(path);
  return (
    <Input
      {...field}
      {...(nullable && type !== 'number' && form.register(path, orNull))}
      type={type}
      {...(type === 'number' && { inputMode: 'numeric' as const })}
      {...(hint !== undefined && { hint })}
      {...rest}
    />
  );
}
/** One day, or null. */
export function DayField({ name, hint }: Pick<OneProps, 'name' | 'hint'>) {
  const { form, disabled } = useContentForm();
  return <DateField {...form.held(`form.${name}`)} disabled={disabled} {...(hint !== undefined && { hint })} />;
}
/** A select; `number` if the codes are numbers; `empty` allows none. */
export function SelectField({
  name,
  options,
  number = false,
  empty,
  hint,
}: {
  name: string;
  options: readonly Option[];
  number?: boolean;
  empty?: string | false;
  hint?: ReactNode;
}) {
  const { form } = useContentForm();
  const field = form.field(`form.${name}`, number ? 'number' : undefined);
  const nullable = !number && empty !== undefined && empty !== false;
  return (
    // A select shows another value until its options are loaded; a new instance shows the form's value.
    <Select
      key={options.length}
      {...field}
      {...(nullable && form.register(`form.${name}`, orNull))}
      options={options}
      empty={empty ?? false}
      {...(hint !== undefined && { hint })}
    />
  );
}
export function CheckboxField({ name, children }: { name: string; children: ReactNode }) {
  const { form } = useContentForm();
  return <Switch {...form.register(`form.${name}`)}>{children}</Switch>;
}
/** A moment: the field shows the reader's time zone, the form stores ISO 8601 in UTC, or null. */
export function ContentMomentField({ name, hint }: { name: string; hint?: ReactNode }) {
  const say = useSay();
  const { form, disabled } = useContentForm();
  const { value, onChange, ...held } = form.held(`form.${name}`);
  return (
    <MomentField
      {...held}
      hint={hint ?? say(text.yourTime)}
      disabled={disabled}
      value={localMoment(value)}
      onChange={(wall) => onChange(momentOf(wall))}
    />
  );
}

interface PicturesProps {
  /** `coverId` stores one id, `photoIds` a list. */
  name: string;
  purpose: ComponentProps<typeof PictureField>['purpose'];
  ratio: '5:7' | '3:4' | '1:1' | '16:9' | '9:16';
  max?: number;
  hint?: string;
}
/** Pictures in order. The form stores their ids; the pictures come from the record or the upload. */
export function PicturesField({ name, purpose, ratio, max, hint }: PicturesProps) {
  const { form, pictures, disabled } = useContentForm();
  const path = `form.${name}`;
  const many = name.endsWith('Ids');
  const { label, error } = form.field(path);
  const ids = [form.watch(path) as number | null | number[]].flat().filter((id) => id !== null && id !== undefined);
  const [, redraw] = useState(0);
  return (
    <PictureField
      label={label}
      error={error}
      purpose={purpose}
      ratio={ratio}
      max={max ?? (many ? 30 : 1)}
      {...(hint && { hint })}
      disabled={disabled}
      value={ids.map((id) => pictures.get(id) ?? { id, url: '' })}
      onChange={(how) => {
        const now = [form.getValues(path) as number | null | number[]]
          .flat()
          .filter((id) => id !== null && id !== undefined)
          .map((id): ShownPicture => pictures.get(id) ?? { id, url: '' });
        const next = how(now);
        for (const picture of next) pictures.set(picture.id, picture);
        form.setValue(path, many ? next.map(({ id }) => id) : (next[0]?.id ?? null), changed);
        redraw((n) => n + 1);
      }}
    />
  );
}
