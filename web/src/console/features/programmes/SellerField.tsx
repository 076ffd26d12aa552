import type { SellerCard } from '@pavilion/protocol/cards.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { consoleSeller } from '@pavilion/protocol/programmes.console.ts';
import { useState } from 'react';
import { useApi } from '../../../lib/api.ts';
import { changed } from '../../../lib/form.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { Combobox } from '../../parts/Combobox.tsx';
import type { ProgrammeFormState } from './programmeForm.ts';
import { text } from './programmes.text.ts';

type Named = { zhName: string | null; enName: string | null };

/** Finds the seller by any part of either name. */
export function SellerField({ form, seller }: { form: ProgrammeFormState; seller: SellerCard | null }) {
  const say = useSay();
  const locale = useLocale();
  const [chosen, setChosen] = useState<Named | null>(seller);
  const [words, setWords] = useState<string>();
  const found = useApi(
    consoleSeller.list,
    { keyword: words ?? '', pageSize: 30, order: 'asc' },
    { enabled: words !== undefined, keep: true },
  );
  const nameOf = (one: Named) => inLanguage(one.zhName, one.enName, locale).words;
  const { label, error } = form.field('sellerId');
  return (
    <Combobox
      label={label}
      error={error}
      words={words ?? (chosen ? nameOf(chosen) : '')}
      onWords={setWords}
      onLeave={() => setWords(undefined)}
      options={[
        ...(words ? [] : [{ value: '', label: say(text.noSeller) }]),
        ...(found.data?.rows ?? []).map((s) => ({ value: String(s.id), label: nameOf(s) })),
      ]}
      onPick={(value) => {
        setChosen(found.data?.rows.find((s) => String(s.id) === value) ?? null);
        setWords(undefined);
        form.setValue('sellerId', value ? Number(value) : null, changed);
      }}
    />
  );
}
