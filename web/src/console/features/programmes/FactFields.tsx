import { Genre, Language, ProgrammeType, Resolution } from '@pavilion/protocol/enumerations.ts';
import { changed } from '../../../lib/form.ts';
import { useSay } from '../../../lib/locale.ts';
import { CountrySelect } from '../../../parts/CountrySelect.tsx';
import { Input, Select } from '../../../ui/Field.tsx';
import { ManyPicker } from '../../parts/ManyPicker.tsx';
import { numberOrNull, type ProgrammeFormState } from './programmeForm.ts';
import { text } from './programmes.text.ts';

export function Facts({ form, disabled }: { form: ProgrammeFormState; disabled: boolean }) {
  const say = useSay();
  const [typeId, genres = [], languages = []] = form.watch(['typeId', 'genres', 'languages']);
  const labelOf = (name: 'genres' | 'languages') => {
    const { label, error } = form.field(name);
    return { label, error, disabled };
  };
  return (
    <div className="grid items-start gap-x-6 gap-y-5 wide:grid-cols-2 broad:grid-cols-4">
      <Select
        {...form.field('typeId', 'number')}
        empty={false}
        options={ProgrammeType.options.map((o) => ({ value: o.code, label: say(o) }))}
      />
      <CountrySelect {...form.field('country')} />
      <Input
        {...form.field('year')}
        {...form.register('year', numberOrNull)}
        required={false}
        type="number"
        inputMode="numeric"
        min={1900}
        max={2100}
      />
      <Select
        {...form.field('resolution')}
        options={Resolution.options.map((o) => ({ value: o.name, label: say(o) }))}
      />
      <Input
        {...form.field('episodes')}
        {...form.register('episodes', numberOrNull)}
        required={false}
        hint={say(text.episodesHint)}
        type="number"
        inputMode="numeric"
        min={1}
      />
      <Input
        {...form.field('minutes')}
        {...form.register('minutes', numberOrNull)}
        required={false}
        type="number"
        inputMode="numeric"
        min={1}
      />
      <div className="wide:col-span-2">
        <Input
          {...form.field('permitNo')}
          required={Number(typeId) === ProgrammeType.microDrama}
          className="font-normal"
        />
      </div>
      <div className="wide:col-span-2">
        <ManyPicker
          {...labelOf('genres')}
          value={genres}
          onChange={(next) => form.setValue('genres', next as Genre[], changed)}
          options={Genre.options.map((o) => ({ value: o.name, label: say(o), found: `${o.zh} ${o.en}` }))}
        />
      </div>
      <div className="wide:col-span-2">
        <ManyPicker
          {...labelOf('languages')}
          value={languages}
          onChange={(next) => form.setValue('languages', next as Language[], changed)}
          options={Language.options.map((o) => ({ value: o.name, label: say(o), found: `${o.zh} ${o.en}` }))}
        />
      </div>
      <div className="wide:col-span-2">
        <Input {...form.field('eidr')} spellCheck={false} />
      </div>
      <div className="wide:col-span-2">
        <Input {...form.field('isan')} spellCheck={false} />
      </div>
    </div>
  );
}
