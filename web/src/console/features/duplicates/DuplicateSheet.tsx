import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { lengthText } from '@pavilion/protocol/programmeLength.ts';
import { consoleProgramme } from '@pavilion/protocol/programmes.console.ts';
import { territoryLabel } from '@pavilion/protocol/territories.ts';
import { type ComparedProgramme, consoleWorks, type DuplicatePair } from '@pavilion/protocol/works.console.ts';
import { DuplicateReason, levelLabel } from '@pavilion/protocol/works.ts';
import { useState } from 'react';
import { useAction } from '../../../lib/api.ts';
import { confirm } from '../../../lib/confirm.ts';
import { useFormat } from '../../../lib/format.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Dialog.tsx';
import { Textarea } from '../../../ui/Field.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Link } from '../../parts/links.ts';
import { text } from './duplicates.text.ts';

/** Shows both programmes side by side, with differences in amber, and the decision. */
export function DuplicateSheet({ pair, onClose }: { pair: DuplicatePair; onClose: () => void }) {
  const say = useSay();
  return (
    <Sheet from="side" open onClose={onClose} title={say(text.compare)}>
      <p className="mb-4 text-amber">{pair.reasons.map((reason) => say(DuplicateReason.label(reason))).join(' · ')}</p>
      <Comparison pair={pair} />
      {pair.state === 'open' ? (
        <Decision pair={pair} onDone={onClose} />
      ) : (
        pair.note && <p className="mt-5">{pair.note}</p>
      )}
    </Sheet>
  );
}

function Comparison({ pair: { programme, other } }: { pair: DuplicatePair }) {
  const say = useSay();
  const locale = useLocale();
  const { date } = useFormat();
  const formatLength = (p: ComparedProgramme) => {
    const length = lengthText(p);
    return length ? say(length) : null;
  };
  const facts = (p: ComparedProgramme): [string, string | number | null][] => [
    [say(text.zhTitle), p.zhTitle],
    [say(text.enTitle), p.enTitle],
    [say(text.level), say(levelLabel(p))],
    [say(text.seller), inLanguage(p.zhSellerName, p.enSellerName, locale).words],
    [say(text.year), p.year],
    [say(text.country), say(territoryLabel(p.country))],
    [say(text.length), formatLength(p)],
    ['EIDR', p.eidr],
    ['ISAN', p.isan],
    [say(text.permit), p.permitNo],
    [say(text.source), p.source],
    [say(text.created), date(p.createdAt, 5)],
    [say(text.published), say(p.isPublished ? text.yes : text.no)],
    [say(text.offers), p.offers],
    [say(text.grants), p.grants],
  ];
  const [newer, older] = [facts(programme), facts(other)];
  const cover = (p: ComparedProgramme) =>
    p.cover && <Picture picture={p.cover} sizes="96px" className="aspect-5/7 w-24 rounded-card object-cover" />;
  return (
    <table className="w-full table-fixed text-left text-14">
      <thead>
        <tr className="align-bottom">
          <td className="w-[26%]" />
          {[programme, other].map((p, i) => (
            <th key={p.id} scope="col" className="p-2 font-normal">
              {cover(p)}
              <span className="mt-2 block text-fg-3">{say(i === 0 ? text.newer : text.older)}</span>
              <Link to="/programmes/edit" search={{ id: p.id }} className="text-lilac hover:text-fg">
                {say(text.open)}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {newer.map(([label, value], i) => (
          <tr key={label} className="border-t border-line align-top">
            <th scope="row" className="p-2 font-normal text-fg-3">
              {label}
            </th>
            <td className={value === older[i]![1] ? 'break-words p-2' : 'break-words p-2 text-amber'}>
              {value ?? '—'}
            </td>
            <td className="break-words p-2">{older[i]![1] ?? '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Decision({ pair, onDone }: { pair: DuplicatePair; onDone: () => void }) {
  const say = useSay();
  const locale = useLocale();
  const [note, setNote] = useState('');
  const decide = useAction(consoleWorks.decide, {
    refresh: [consoleWorks.duplicates, consoleProgramme.list, consoleProgramme.detail],
    done: say(text.done),
    onDone,
  });
  async function merge(kept: ComparedProgramme) {
    const name = inLanguage(kept.zhTitle, kept.enTitle, locale).words;
    if (await confirm({ title: say(text.mergeTitle), body: say(text.mergeBody, name), danger: true }))
      await decide.run({ id: pair.id, decision: 'same', keepId: kept.id, note });
  }
  return (
    <div className="mt-6 grid gap-4">
      <Textarea label={say(text.note)} value={note} maxLength={500} onChange={(e) => setNote(e.target.value)} />
      <div className="flex flex-wrap gap-3">
        <Button
          kind="amber"
          small
          loading={decide.isPending}
          onClick={() => decide.run({ id: pair.id, decision: 'different', note })}
        >
          {say(text.different)}
        </Button>
        <Button small onClick={() => void merge(pair.other)}>
          {say(text.keepOlder)}
        </Button>
        <Button small kind="quiet" onClick={() => void merge(pair.programme)}>
          {say(text.keepNewer)}
        </Button>
      </div>
    </div>
  );
}
