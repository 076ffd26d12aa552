import { useState } from 'react';
import { Input } from '../../../ui/Field.tsx';
import type { SettingsForm } from './settingsForm.ts';

/** A list of words in one line, separated by commas of either language. */
export function WordsField({
  form,
  name,
  lang,
}: {
  form: SettingsForm;
  name: 'settings.zhPopularWords' | 'settings.enPopularWords';
  lang: string;
}) {
  const { label, error } = form.field(name);
  const [words, setWords] = useState(() => (form.getValues(name) ?? []).join(lang === 'en' ? ', ' : '，'));
  return (
    <Input
      label={label}
      error={error}
      lang={lang}
      value={words}
      onChange={(e) => {
        setWords(e.target.value);
        const list = e.target.value.split(/[,，、]/).map((word) => word.trim());
        form.setValue(
          name,
          list.filter((word) => word !== ''),
          { shouldDirty: true, shouldValidate: true },
        );
      }}
    />
  );
}
