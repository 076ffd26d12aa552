import { type JudgedRow, RowVerdict, type SheetPlan, type SheetSubject } from '@pavilion/protocol/sheets.ts';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { BilingualText } from '../../../parts/BilingualText.tsx';
import { cx } from '../../../ui/cx.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { Status, type Tone } from '../../../ui/Status.tsx';
import { type Column, Table } from '../../../ui/Table.tsx';
import { Link } from '../../parts/links.ts';
import { text } from './sheets.text.ts';

const tones: Record<RowVerdict, Tone> = { new: 'mint', changed: 'sky', unchanged: 'quiet', refused: 'rose' };
const PAGE_SIZE = 50;

/** The counts of results in large figures, each a filter, above all rows. */
export function Verdicts({ of, plan }: { of: SheetSubject; plan: SheetPlan }) {
  const say = useSay();
  const { number } = useFormat();
  const [shown, setShown] = useState<RowVerdict | undefined>(plan.counts.refused > 0 ? 'refused' : undefined);
  const [page, setPage] = useState(1);
  const columns = useColumns(of);
  const rows = shown ? plan.rows.filter((row) => row.verdict === shown) : plan.rows;
  const choose = (next: RowVerdict | undefined) => {
    setShown(next);
    setPage(1);
  };
  return (
    <div className="grid gap-5">
      <fieldset className="flex flex-wrap gap-2" aria-label={say(text.show)}>
        {[undefined, ...RowVerdict.names].map((verdict) => (
          <button
            key={verdict ?? 'all'}
            type="button"
            aria-pressed={shown === verdict}
            onClick={() => choose(verdict)}
            className={cx(
              'grid min-w-28 gap-1 rounded-card border px-4 py-3 text-left transition-colors',
              shown === verdict ? 'border-amber bg-amber/8' : 'border-line hover:border-line-2',
            )}
          >
            <span className="num text-30 leading-none font-medium">
              {number(verdict ? plan.counts[verdict] : plan.rows.length)}
            </span>
            {verdict ? (
              <Status tone={tones[verdict]}>{say(RowVerdict.label(verdict))}</Status>
            ) : (
              <span className="text-13 text-fg-2">{say(text.allRows)}</span>
            )}
          </button>
        ))}
      </fieldset>
      {plan.unread.length > 0 && (
        <p className="text-14 text-amber">{say(text.unread, plan.unread.join(say(text.separator)))}</p>
      )}
      {rows.length > 0 && (
        <>
          <Table
            label={say(text.verdictHeading)}
            columns={columns}
            rows={rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
            rowKey={(row) => row.row}
          />
          <Pager page={page} pageSize={PAGE_SIZE} total={rows.length} onPage={setPage} />
        </>
      )}
    </div>
  );
}

function useColumns(of: SheetSubject): Column<JudgedRow>[] {
  const say = useSay();
  return [
    { key: 'row', label: say(text.row), number: true, cell: (row) => row.row },
    {
      key: 'verdict',
      label: say(text.verdict),
      className: 'whitespace-nowrap',
      cell: ({ verdict }) => <Status tone={tones[verdict]}>{say(RowVerdict.label(verdict))}</Status>,
    },
    {
      key: 'record',
      label: say(text.record),
      className: 'max-w-72 min-w-44',
      cell: (row) => (
        <span className="grid">
          <span className="truncate font-medium">
            <BilingualText zh={row.zhTitle} en={row.enTitle} />
          </span>
          {row.id !== null && (
            <Link
              to={of === 'programmes' ? '/programmes/edit' : '/companies/edit'}
              search={{ id: row.id }}
              target="_blank"
              className="text-13 text-lilac hover:text-fg"
              aria-label={say(text.openRecord, row.id)}
            >
              #{row.id}
            </Link>
          )}
        </span>
      ),
    },
    { key: 'details', label: say(text.details), className: 'min-w-80', cell: (row) => <Details row={row} /> },
  ];
}

function Details({ row: { problems, changes, notes } }: { row: JudgedRow }) {
  const say = useSay();
  return (
    <span className="grid gap-1 py-1 text-14 leading-snug whitespace-normal">
      {problems.map(({ column, words }) => (
        <span key={column + words} className="text-rose">
          {column && <b className="font-semibold">{column}: </b>}
          {words}
        </span>
      ))}
      {changes.length > 0 && <span className="text-fg-2">{say(text.changes, changes.join(say(text.separator)))}</span>}
      {notes.map((note) => (
        <span key={note} className="text-fg-3">
          {note}
        </span>
      ))}
    </span>
  );
}
