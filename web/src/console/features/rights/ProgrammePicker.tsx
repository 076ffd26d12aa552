import { ProgrammeType } from '@pavilion/protocol/enumerations.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { consoleProgramme } from '@pavilion/protocol/programmes.console.ts';
import { useState } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { Combobox } from '../../parts/Combobox.tsx';
import { text } from './rights.text.ts';

/** Finds one programme by either title. */
export function ProgrammePicker({
  programmeId,
  onPick,
}: {
  programmeId: number | undefined;
  onPick: (id: number) => void;
}) {
  const say = useSay();
  const locale = useLocale();
  const [words, setWords] = useState<string>();
  const chosen = useApi(consoleProgramme.detail, { id: programmeId ?? 0 }, { enabled: programmeId !== undefined });
  const found = useApi(
    consoleProgramme.list,
    { keyword: words ?? '', pageSize: 30, sort: 'recommended' },
    { keep: true },
  );
  const nameOf = (p: { zhTitle: string | null; enTitle: string | null }) =>
    inLanguage(p.zhTitle, p.enTitle, locale).words;
  return (
    <Combobox
      label={say(text.programme)}
      className="w-full max-w-[440px]"
      words={words ?? (chosen.data && programmeId !== undefined ? nameOf(chosen.data) : '')}
      onWords={setWords}
      onLeave={() => setWords(undefined)}
      options={(found.data?.rows ?? []).map((p) => ({
        value: String(p.id),
        label: nameOf(p),
        note: [say(ProgrammeType.label(p.typeId)), p.year].filter(Boolean).join(' · '),
      }))}
      onPick={(value) => {
        setWords(undefined);
        onPick(Number(value));
      }}
    />
  );
}
