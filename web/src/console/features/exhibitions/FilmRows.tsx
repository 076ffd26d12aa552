import { ProgrammeType } from '@pavilion/protocol/enumerations.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { consoleProgramme } from '@pavilion/protocol/programmes.console.ts';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useApi } from '../../../lib/api.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { Input } from '../../../ui/Field.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Combobox } from '../../parts/Combobox.tsx';
import { orNull, useContentForm } from '../../parts/content/contentConsole.ts';
import { FieldRows } from '../../parts/FieldRows.tsx';
import { text } from './exhibitions.text.ts';

const LIST = 'form.films';
interface Film {
  programmeId: number;
  zhSection: string | null;
  enSection: string | null;
}

/** Programmes in order with their section; a new one joins the section of the last. */
export function FilmRows() {
  const { form, disabled } = useContentForm();
  const rows = useFieldArray({ control: form.control, name: LIST, keyName: 'key' });
  const films: Film[] = form.watch(LIST) ?? [];
  return (
    <FieldRows
      rows={rows}
      disabled={disabled}
      add={
        <AddFilm
          taken={films.map(({ programmeId }) => programmeId)}
          onPick={(programmeId) => {
            const last = films.at(-1);
            rows.append(
              { programmeId, zhSection: last?.zhSection ?? null, enSection: last?.enSection ?? null },
              { shouldFocus: false },
            );
          }}
        />
      }
      rowClassName="grid items-end gap-3 wide:grid-cols-[minmax(0,1.4fr)_1fr_1fr_auto]"
    >
      {(i, tools) => (
        <>
          <Named id={films[i]?.programmeId ?? 0} error={form.errorOf(`${LIST}.${i}.programmeId`)} />
          {(['zhSection', 'enSection'] as const).map((name) => {
            const path = `${LIST}.${i}.${name}`;
            const section = form.field(path);
            return (
              <Input
                key={name}
                {...section}
                {...form.register(path, orNull)}
                required={false}
                lang={name === 'zhSection' ? 'zh-CN' : 'en'}
                bare={i > 0}
                placeholder={section.label}
              />
            );
          })}
          {tools}
        </>
      )}
    </FieldRows>
  );
}

function Named({ id, error }: { id: number; error: string | undefined }) {
  const programme = useApi(consoleProgramme.detail, { id }, { staleMs: 300_000, enabled: id > 0 }).data;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span className="h-11 w-8 shrink-0 overflow-hidden rounded-[2px] bg-ink-3">
        {programme?.cover && <Picture picture={programme.cover} sizes="32px" className="size-full object-cover" />}
      </span>
      <span className="min-w-0">
        <span className="block truncate font-medium">
          {programme && <BilingualText zh={programme.zhTitle} en={programme.enTitle} />}
        </span>
        {error && <span className="block text-13 text-rose">{error}</span>}
      </span>
    </div>
  );
}

function AddFilm({ taken, onPick }: { taken: readonly number[]; onPick: (id: number) => void }) {
  const say = useSay();
  const locale = useLocale();
  const [words, setWords] = useState('');
  const found = useApi(
    consoleProgramme.list,
    { keyword: words.trim(), pageSize: 30, sort: 'recommended' },
    { keep: true },
  );
  return (
    <Combobox
      label={say(text.addFilm)}
      className="w-full max-w-[440px]"
      words={words}
      onWords={setWords}
      onLeave={() => setWords('')}
      options={(found.data?.rows ?? [])
        .filter(({ id }) => !taken.includes(id))
        .map((p) => ({
          value: String(p.id),
          label: inLanguage(p.zhTitle, p.enTitle, locale).words,
          note: [say(ProgrammeType.label(p.typeId)), p.year].filter(Boolean).join(' · '),
        }))}
      onPick={(value) => {
        setWords('');
        onPick(Number(value));
      }}
    />
  );
}
