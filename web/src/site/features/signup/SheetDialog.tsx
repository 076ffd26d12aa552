import { cellsOfPaste, fieldsOf, rowsOfCells } from '@pavilion/protocol/attendeeSheet.ts';
import { labelOf } from '@pavilion/protocol/kit/issues.ts';
import { AttendeeVerdict, type JudgedAttendee, signup } from '@pavilion/protocol/signup.ts';
import { useRef, useState } from 'react';
import { useAction } from '../../../lib/api.ts';
import { useSay } from '../../../lib/locale.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Input, Textarea } from '../../../ui/Field.tsx';
import { Status, type Tone } from '../../../ui/Status.tsx';
import { type EventOf, reads } from './attendeeCalls.ts';
import { text } from './signup.text.ts';

type Rows = Record<string, string>[];
interface Table {
  columns: string[];
  unread: string[];
  rows: Rows;
}
/** Adds people from a spreadsheet: pasted or uploaded, with a verdict for each row, corrected in place. */
export function SheetDialog({ event, onClose }: { event: EventOf; onClose: () => void }) {
  const say = useSay();
  const [table, setTable] = useState<Table>();
  const judge = useAction(signup.checkRows, { hidden: true });
  const add = useAction(signup.checkRows, {
    refresh: reads,
    onDone: ({ added }) => {
      toast.success(say(text.takenOver, added));
      onClose();
    },
  });
  async function check(next: Table) {
    setTable(next);
    if (next.columns.length > 0) await judge.run({ ...event, rows: next.rows });
  }
  const judged = table && table.columns.length > 0 ? judge.data?.rows : undefined;
  const usable = judged?.filter(({ verdict }) => verdict === 'usable' || verdict === 'updates').length ?? 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={say(text.pasteTitle)}
      className="wide:w-[760px]"
      actions={
        <>
          <Button onClick={onClose}>{say(text.cancel)}</Button>
          {table && judged && (
            <Button
              kind="amber"
              disabled={usable === 0}
              loading={add.isPending}
              onClick={() => void add.run({ ...event, rows: table.rows, add: true })}
            >
              {say(text.addPeople, usable)}
            </Button>
          )}
        </>
      }
    >
      {table && judged ? (
        <Verdicts event={event} table={table} judged={judged} onMend={(rows) => void check({ ...table, rows })} />
      ) : (
        <Source event={event} refused={table} pending={judge.isPending} onTable={(next) => void check(next)} />
      )}
    </Dialog>
  );
}

interface SourceProps {
  event: EventOf;
  /** The last table, none of whose columns is known. */
  refused: Table | undefined;
  pending: boolean;
  onTable: (table: Table) => void;
}
function Source({ event, refused, pending, onTable }: SourceProps) {
  const say = useSay();
  const file = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState('');
  const read = useAction(signup.readWorkbook, {
    onDone: ({ cells }) => onTable(rowsOfCells(cells, event.type)),
  });
  return (
    <div className="grid gap-4">
      <p className="text-fg-2">{say(text.pasteLead)}</p>
      <Textarea
        label={say(text.pasteField)}
        rows={8}
        value={pasted}
        error={refused && refused.columns.length === 0 ? say(text.noColumns) : undefined}
        onChange={(e) => setPasted(e.target.value)}
        className="[&_textarea]:font-mono [&_textarea]:text-13"
      />
      <div className="flex flex-wrap gap-3">
        <Button
          kind="line"
          loading={pending}
          disabled={pasted.trim() === ''}
          onClick={() => onTable(rowsOfCells(cellsOfPaste(pasted), event.type))}
        >
          {say(text.check)}
        </Button>
        <Button kind="quiet" icon="upload" loading={read.isPending} onClick={() => file.current?.click()}>
          {say(text.upload)}
        </Button>
        <input
          ref={file}
          type="file"
          className="sr"
          tabIndex={-1}
          aria-label={say(text.upload)}
          accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(e) => {
            const [chosen] = e.target.files ?? [];
            e.target.value = '';
            if (chosen) void read.run({ file: chosen });
          }}
        />
      </div>
    </div>
  );
}

const tones: Record<AttendeeVerdict, Tone> = { usable: 'mint', updates: 'sky', mend: 'rose', skip: 'quiet' };
interface VerdictsProps {
  event: EventOf;
  table: Table;
  judged: readonly JudgedAttendee[];
  onMend: (rows: Rows) => void;
}
function Verdicts({ event, table, judged, onMend }: VerdictsProps) {
  const say = useSay();
  const [mended, setMended] = useState<Record<number, Record<string, string>>>({});
  const labels = fieldsOf(event.type);
  const named = table.columns.map((field) => {
    const label = labelOf(labels[field]);
    return label ? say(label) : field;
  });
  const rows = table.rows.map((row, i) => ({ ...row, ...mended[i] }));
  return (
    <div className="grid gap-5">
      <ul className="grid grid-cols-4 border-y border-line py-3">
        {AttendeeVerdict.options.map(({ name, ...label }) => (
          <li key={name}>
            <span className={`num block text-30 leading-tight tone-${tones[name]}`}>
              {judged.filter(({ verdict }) => verdict === name).length}
            </span>
            <span className="text-13 text-fg-2">{say(label)}</span>
          </li>
        ))}
      </ul>
      <p className="text-14 text-fg-2">
        {say(text.columnsKnown, named.join(say(text.separator)))}
        {table.unread.length > 0 && (
          <span className="block text-fg-3">{say(text.columnsUnread, table.unread.join(say(text.separator)))}</span>
        )}
      </p>
      <ol>
        {judged.map((one, i) => (
          <li key={one.row} className="grid gap-2 border-b border-line py-3">
            <div className="flex items-baseline gap-3">
              <span className="num text-fg-3">{one.row}</span>
              <b className="min-w-0 flex-1">{one.verdict === 'skip' && !one.name ? say(text.emptyRow) : one.name}</b>
              <Status tone={tones[one.verdict]}>{say(AttendeeVerdict.label(one.verdict))}</Status>
            </div>
            {one.problems.map(({ field, label, message }) => (
              <Input
                key={field}
                label={label}
                error={message}
                value={mended[i]?.[field] ?? one.values[field] ?? ''}
                onChange={(e) => setMended((now) => ({ ...now, [i]: { ...now[i], [field]: e.target.value } }))}
              />
            ))}
          </li>
        ))}
      </ol>
      {Object.keys(mended).length > 0 && (
        <Button
          onClick={() => {
            onMend(rows);
            setMended({});
          }}
        >
          {say(text.checkAgain)}
        </Button>
      )}
    </div>
  );
}
