import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { consoleProgramme } from '@pavilion/protocol/programmes.console.ts';
import type { WorkLink } from '@pavilion/protocol/workFields.ts';
import { consoleWorks } from '@pavilion/protocol/works.console.ts';
import { levelLabel, WorkLevel } from '@pavilion/protocol/works.ts';
import { useState } from 'react';
import { useAction, useApi } from '../../../lib/api.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { findOneOf } from '../../../lib/oneOf.ts';
import { Button } from '../../../ui/Button.tsx';
import { Input, Select } from '../../../ui/Field.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Combobox } from '../../parts/Combobox.tsx';
import { ConsoleSection } from '../../parts/ConsoleSection.tsx';
import { Link } from '../../parts/links.ts';
import { useMayCall } from '../../parts/useMayCall.ts';
import { text } from './works.text.ts';

const reads = [consoleWorks.tree, consoleProgramme.detail];

/** The programme in the tree of works: its level, what contains it and its parts. Each change is saved at once. */
export function WorkPanel({ programmeId }: { programmeId: number }) {
  const say = useSay();
  const tree = useApi(consoleWorks.tree, { id: programmeId }, { staleMs: 0 });
  const mayChange = useMayCall(consoleWorks.attach);
  const setLevel = useAction(consoleWorks.setLevel, { refresh: reads, done: say(text.saved) });
  return (
    <ConsoleSection title={say(text.heading)} hint={say(text.hint)}>
      <Loaded of={tree}>
        {({ level, within, parts }) => (
          <div className="grid gap-6">
            <Select
              label={say(text.level)}
              value={level}
              disabled={!mayChange || setLevel.isPending}
              onChange={(e) => {
                const level = findOneOf(WorkLevel.names, e.target.value);
                if (level) void setLevel.run({ id: programmeId, level });
              }}
              options={WorkLevel.options.map((o) => ({ value: o.name, label: say(o) }))}
            />
            <Works
              title={say(text.within)}
              works={within}
              edge={(work) => (work.direct ? { parentId: work.id, childId: programmeId } : undefined)}
            />
            <Works
              title={say(text.parts)}
              works={parts}
              edge={(part) => ({ parentId: programmeId, childId: part.id })}
            />
            {mayChange && <AddWork programmeId={programmeId} />}
          </div>
        )}
      </Loaded>
    </ConsoleSection>
  );
}

interface WorksProps<W extends WorkLink> {
  title: string;
  works: readonly W[];
  /** The link between the row and the programme; undefined for indirect containers. */
  edge: (work: W) => { parentId: number; childId: number } | undefined;
}
function Works<W extends WorkLink>({ title, works, edge }: WorksProps<W>) {
  const say = useSay();
  const locale = useLocale();
  const mayChange = useMayCall(consoleWorks.detach);
  const detach = useAction(consoleWorks.detach, { refresh: reads, done: say(text.detached) });
  return (
    <div>
      <h3 className="mb-2 text-14 text-fg-2">{title}</h3>
      {works.length === 0 ? (
        <p className="text-fg-3">{say(text.none)}</p>
      ) : (
        <ul className="border-t border-line">
          {works.map((work) => {
            const own = edge(work);
            const name = inLanguage(work.zhTitle, work.enTitle, locale).words;
            return (
              <li key={work.id} className="flex flex-wrap items-center gap-x-4 border-b border-line py-2">
                <span className="min-w-24 text-fg-3">{say(levelLabel(work))}</span>
                <Link to="/programmes/edit" search={{ id: work.id }} className="mr-auto hover:text-amber">
                  {name}
                </Link>
                {mayChange && own && (
                  <Button
                    small
                    kind="quiet"
                    type="button"
                    aria-label={say(text.detachOne, name)}
                    onClick={() => detach.run(own)}
                  >
                    {say(text.detach)}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** Finds another programme by its title and links the two. */
function AddWork({ programmeId }: { programmeId: number }) {
  const say = useSay();
  const locale = useLocale();
  const [words, setWords] = useState<string>();
  const [chosen, setChosen] = useState<{ id: number; name: string }>();
  const [number, setNumber] = useState('');
  const found = useApi(
    consoleProgramme.list,
    { keyword: words ?? '', pageSize: 30 },
    { enabled: words !== undefined, keep: true },
  );
  const attach = useAction(consoleWorks.attach, {
    refresh: reads,
    done: say(text.attached),
    onDone: () => {
      setChosen(undefined);
      setNumber('');
    },
  });
  const add = (as: 'part' | 'parent') => {
    if (!chosen) return;
    const [parentId, childId] = as === 'part' ? [programmeId, chosen.id] : [chosen.id, programmeId];
    void attach.run({ parentId, childId, number: number || null });
  };
  return (
    <div className="grid items-end gap-4 wide:grid-cols-[minmax(0,1fr)_140px_auto]">
      <Combobox
        label={say(text.other)}
        words={words ?? chosen?.name ?? ''}
        onWords={setWords}
        onLeave={() => setWords(undefined)}
        options={(found.data?.rows ?? [])
          .filter(({ id }) => id !== programmeId)
          .map((p) => ({
            value: String(p.id),
            label: inLanguage(p.zhTitle, p.enTitle, locale).words,
            note: [`#${p.id}`, p.year].filter(Boolean).join(' · '),
          }))}
        onPick={(value) => {
          const picked = found.data?.rows.find(({ id }) => String(id) === value);
          if (picked) setChosen({ id: picked.id, name: inLanguage(picked.zhTitle, picked.enTitle, locale).words });
          setWords(undefined);
        }}
      />
      <Input label={say(text.number)} value={number} maxLength={20} onChange={(e) => setNumber(e.target.value)} />
      <div className="flex flex-wrap gap-2">
        <Button small type="button" disabled={!chosen} loading={attach.isPending} onClick={() => add('part')}>
          {say(text.addPart)}
        </Button>
        <Button small type="button" kind="quiet" disabled={!chosen} onClick={() => add('parent')}>
          {say(text.addParent)}
        </Button>
      </div>
    </div>
  );
}
