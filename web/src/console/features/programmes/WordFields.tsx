import { useSay } from '../../../lib/locale.ts';
import { Input, Textarea } from '../../../ui/Field.tsx';
import { orNull, type ProgrammeFormState } from './programmeForm.ts';
import { text } from './programmes.text.ts';

const sides = ['zh', 'en'] as const;
const lang = { zh: 'zh-CN', en: 'en' };

/** Title, logline and synopsis in both languages, side by side. */
export function WordFields({ form }: { form: ProgrammeFormState }) {
  const say = useSay();
  return (
    <div className="grid gap-x-6 gap-y-5 wide:grid-cols-2">
      <p aria-hidden="true" className="hidden border-b border-line pb-2 text-13 text-fg-3 wide:block">
        {say(text.chinese)}
      </p>
      <p aria-hidden="true" className="hidden border-b border-line pb-2 text-13 text-fg-3 wide:block">
        {say(text.english)}
      </p>
      {sides.map((side) => (
        <Input
          key={side}
          {...form.field(`${side}Title`)}
          {...form.register(`${side}Title`, orNull)}
          lang={lang[side]}
          required={false}
        />
      ))}
      {sides.map((side) => (
        <Textarea
          key={side}
          {...form.field(`${side}Logline`)}
          {...form.register(`${side}Logline`, orNull)}
          lang={lang[side]}
          rows={2}
        />
      ))}
      {sides.map((side) => (
        <Textarea
          key={side}
          {...form.field(`${side}Synopsis`)}
          {...form.register(`${side}Synopsis`, orNull)}
          lang={lang[side]}
          rows={9}
        />
      ))}
    </div>
  );
}
