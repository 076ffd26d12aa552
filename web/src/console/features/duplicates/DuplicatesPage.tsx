import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import {
  type ComparedProgramme,
  consoleWorks,
  type DuplicatePair,
  DuplicateState,
} from '@pavilion/protocol/works.console.ts';
import { DuplicateReason } from '@pavilion/protocol/works.ts';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Status, type Tone } from '../../../ui/Status.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { ConsoleList } from '../../parts/ConsoleList.tsx';
import { DuplicateSheet } from './DuplicateSheet.tsx';
import { text } from './duplicates.text.ts';

const tones: Record<DuplicatePair['state'], Tone> = { open: 'amber', different: 'mint', same: 'quiet' };

/** Possible duplicates, the open ones first. */
export default function DuplicatesPage() {
  const say = useSay();
  const [open, setOpen] = useState<DuplicatePair>();
  return (
    <>
      <PageHead title={say(text.title)} lead={<span className="only-wide">{say(text.lead)}</span>} />
      <ConsoleList
        of={consoleWorks.duplicates}
        path="/duplicates"
        label={say(text.title)}
        columns={useColumns()}
        rowKey={(pair) => pair.id}
        search={say(text.search)}
        filters={[
          {
            name: 'state',
            label: say(text.state),
            options: DuplicateState.options.map((o) => ({ value: o.name, label: say(o) })),
          },
        ]}
        empty={say(text.none)}
        chosen={open?.id}
        onRow={setOpen}
      />
      {open && <DuplicateSheet pair={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function useColumns(): Column<DuplicatePair>[] {
  const say = useSay();
  const locale = useLocale();
  const { date } = useFormat();
  const named = (p: ComparedProgramme) => (
    <span className="grid">
      <span>{inLanguage(p.zhTitle, p.enTitle, locale).words}</span>
      <span className="text-13 text-fg-3">
        {[inLanguage(p.zhSellerName, p.enSellerName, locale).words, p.year].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
  return [
    { key: 'programme', label: say(text.newer), cell: (pair) => named(pair.programme), className: 'max-w-72' },
    { key: 'other', label: say(text.older), cell: (pair) => named(pair.other), className: 'max-w-72' },
    {
      key: 'reasons',
      label: say(text.reasons),
      cell: (pair) => pair.reasons.map((reason) => say(DuplicateReason.label(reason))).join(' · '),
    },
    {
      key: 'state',
      label: say(text.state),
      cell: (pair) => <Status tone={tones[pair.state]}>{say(DuplicateState.label(pair.state))}</Status>,
    },
    {
      key: 'createdAt',
      label: say(text.found),
      sort: 'createdAt',
      cell: (pair) => date(pair.createdAt, 5),
      className: 'whitespace-nowrap',
    },
    {
      key: 'decidedAt',
      label: say(text.decided),
      cell: (pair) => pair.decidedAt && `${date(pair.decidedAt, 5)} ${pair.decidedBy ?? ''}`,
    },
  ];
}
