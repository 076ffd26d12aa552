import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { programSale } from '@pavilion/protocol/programmes.ts';
import { useState } from 'react';
import { useApi } from '../../../lib/api.ts';
import { changed } from '../../../lib/form.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { Combobox } from '../../parts/Combobox.tsx';
import { useContentForm } from '../../parts/content/contentConsole.ts';
import { text } from './panels.text.ts';

const shown = 12;

/** Finds any published programme by its title in either language. */
export function ProgrammeField() {
  const say = useSay();
  const locale = useLocale();
  const { form, disabled } = useContentForm();
  const id: number | null = form.watch('form.programmeId');
  const [words, setWords] = useState<string>();
  const picked = useApi(programSale.detail, { id: id ?? 0 }, { enabled: id !== null, staleMs: 300_000 }).data;
  const found = useApi(
    programSale.list,
    { keyword: words ?? '', pageSize: shown },
    { enabled: words !== undefined, keep: true },
  ).data;
  const title = picked ? inLanguage(picked.zhTitle, picked.enTitle, locale).words : '';
  return (
    <Combobox
      label={say(text.programme)}
      error={form.errorOf('form.programmeId')}
      placeholder={say(text.findProgramme)}
      disabled={disabled}
      words={words ?? title}
      onWords={setWords}
      onLeave={() => setWords(undefined)}
      options={(found?.rows ?? []).map((row) => ({
        value: String(row.id),
        label: inLanguage(row.zhTitle, row.enTitle, locale).words,
        note: row.year ? String(row.year) : undefined,
      }))}
      onPick={(value) => {
        form.setValue('form.programmeId', Number(value), changed);
        setWords(undefined);
      }}
    />
  );
}
