// Determines what an import would do with each row, without writing. Every finding is reported with its row; no row is lost silently.
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@pavilion/protocol/errors.ts';
import { issueText } from '@pavilion/protocol/kit/issues.ts';
import { type Locale, say, type Text } from '@pavilion/protocol/kit/text.ts';
import { messages } from '@pavilion/protocol/messages.ts';
import type { JudgedRow, RowVerdict, SheetPlan } from '@pavilion/protocol/sheets.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../kit/tables.ts';
import { readWorkbook, type SheetRow, WorkbookError } from '../avails/avails.service.ts';
import { languagesOf } from '../content/content.service.ts';
import { type Column, numberOf, oneLineEnd, textOf } from './sheets.columns.ts';
import {
  type Change,
  type Form,
  type Language,
  mostSheetRows,
  type Named,
  type SheetRecord,
  type Subject,
} from './sheets.subject.ts';
import { text } from './sheets.words.ts';

/** Smaller than an avail's limits, because this workbook is read while visitors wait for their pages. */
const bookLimits = { fileBytes: 8 * 1024 * 1024, entries: 200, inflatedBytes: 96 * 1024 * 1024 };

interface ReadRow extends Named {
  row: number;
  problems: { column: Text; words: Text }[];
}
interface Problem {
  column: string;
  words: string;
}
export interface Judged {
  read: ReadRow;
  verdict: RowVerdict;
  change: Change;
  changes: Text[];
  problems: Problem[];
  notes: Text[];
}

const refuse = (words: Text) => new AppError('sheetRefused', words);
/** Case, blanks and the width of brackets make no difference in a header. */
const headerKey = (words: string) => words.normalize('NFKC').toLowerCase().replace(/[\s*]/g, '');

function readRows(file: Uint8Array, columns: readonly Column[], { zhTitle, enTitle, number }: Subject) {
  let rows: SheetRow[];
  try {
    rows = readWorkbook(file, bookLimits).sheets[0]!.rows;
  } catch (error) {
    if (error instanceof WorkbookError) throw refuse(error.text);
    throw error;
  }
  const known = new Map(columns.flatMap((c) => [c.field, c.label.zh, c.label.en].map((w) => [headerKey(w), c])));
  const [header, ...data] = rows;
  const places = new Map<number, Column>();
  const unread: string[] = [];
  for (const [at, cell] of header?.cells ?? []) {
    const column = known.get(headerKey(String(cell)));
    if (column && ![...places.values()].includes(column)) places.set(at, column);
    else unread.push(String(typeof cell === 'object' ? cell.error : cell).slice(0, 60));
  }
  const titles = columns.filter(({ field }) => field === zhTitle || field === enTitle);
  if (![...places.values()].some((column) => column.field === 'id' || titles.includes(column)))
    throw refuse(text.noHeader({ zh: titles[0]!.label.zh, en: titles[1]!.label.en }));
  if (data.length > mostSheetRows) throw refuse(text.tooManyRows(mostSheetRows));
  const read = data.map(({ row, cells }): ReadRow => {
    const values: Form = {};
    const problems: ReadRow['problems'] = [];
    for (const [at, column] of places) {
      const found = column.read(cells.get(at));
      if (found === 'keep') continue;
      if ('problem' in found) problems.push({ column: column.label, words: found.problem });
      else values[column.field] = found.value;
    }
    const line = (field: string) => textOf(values[field]);
    const { id, ...own } = values;
    return {
      row,
      problems,
      values: own,
      id: numberOf(id),
      number: line(number) ?? '',
      zhTitle: line(zhTitle),
      enTitle: line(enTitle),
    };
  });
  return { read, unread };
}

interface Found {
  record?: SheetRecord;
  note?: Text;
  problem?: Text;
}
/** Finds a record by its own number, else by its public number (EIDR, registration number), else by its titles. */
function finder(subject: Subject, records: readonly SheetRecord[], numberLabel: Text) {
  const byId = new Map(records.map((record) => [record.id, record]));
  const lower = (value: unknown) => (typeof value === 'string' && value ? value.toLowerCase() : undefined);
  const group = (field: string) => Map.groupBy(records, ({ form }) => lower(form[field]));
  const [byNumber, byZh, byEn] = [group(subject.number), group(subject.zhTitle), group(subject.enTitle)];
  const of = (groups: Map<string | undefined, SheetRecord[]>, value: string | null) =>
    value ? (groups.get(value.toLowerCase()) ?? []) : [];
  return (row: ReadRow): Found => {
    if (row.id !== null) {
      const record = byId.get(row.id);
      return record ? { record } : { problem: text.idUnknown(String(row.id)) };
    }
    const [numbered] = of(byNumber, row.number);
    if (numbered) return { record: numbered, note: text.byNumber(numbered.id, numberLabel) };
    const same = new Set([...of(byZh, row.zhTitle), ...of(byEn, row.enTitle)]);
    const fitting = [...same].filter(
      (record) =>
        subject.isSame(record, row) &&
        // Two records with different numbers are different.
        (!row.number || !record.form[subject.number]),
    );
    if (fitting.length > 1) return { problem: text.ambiguous(fitting.map(({ id }) => id).join(', ')) };
    const [record] = fitting;
    return record ? { record, note: text.byName(record.id) } : {};
  };
}

/** A cell has one kind of line break; a difference from the form's kind is ignored. */
const plain = (value: unknown) => (typeof value === 'string' ? oneLineEnd(value) : (value ?? null));
/** The order of an object's keys is ignored, because the database has its own. */
const isSameValue = (a: unknown, b: unknown) => isDeepStrictEqual(plain(a), plain(b));

/** Returns the form as it would be stored, or why it is refused. */
function check(
  subject: Subject,
  form: Form,
  published: readonly Language[],
  columns: readonly Column[],
  locale: Locale,
) {
  const labelOf = (field: unknown) => columns.find((column) => column.field === field)?.label;
  const told = (field: unknown, words: string): Problem => ({
    column: say(labelOf(field) ?? { zh: '', en: '' }, locale),
    words,
  });
  const parsed = subject.schema.safeParse(form);
  if (!parsed.success)
    return parsed.error.issues.map((issue) => told(issue.path[0], issueText(issue, subject.schema, messages, locale)));
  const problems = published
    .map((language) => (language === 'zh' ? subject.zhTitle : subject.enTitle))
    .filter((field) => !form[field])
    .map((field) => told(field, say(messages.neededToPublish, locale)));
  const unfit = published.length ? subject.unfit(form) : undefined;
  return unfit ? [...problems, told(unfit.field, say(messages[unfit.message], locale))] : problems;
}

/** Evaluates every row. `lock` locks the records found, for a caller that is about to write. */
export async function judgeSheet(
  db: Kysely<DB>,
  subject: Subject,
  file: Uint8Array,
  locale: Locale,
  lock: boolean,
): Promise<{ rows: Judged[]; unread: string[] }> {
  const columns = await subject.columns(db);
  const { read, unread } = readRows(file, columns, subject);
  const records = await subject.meant(db, read, lock);
  const numberLabel = columns.find(({ field }) => field === subject.number)!.label;
  const find = finder(subject, records, numberLabel);
  const owners = new Map(records.map(({ id, form }) => [String(form[subject.number] || `#${id}`), id]));
  /** The row that first names a record, a number or a title. */
  const spoken = new Map<string, number>();
  const claim = (keys: readonly string[], row: number): number | undefined => {
    const earlier = keys.map((key) => spoken.get(key)).find((r) => r !== undefined);
    for (const key of keys) if (!spoken.has(key)) spoken.set(key, row);
    return earlier;
  };
  const rows = read.map((row): Judged => {
    const { record, note, problem } = find(row);
    const changes = columns.filter(
      ({ field }) =>
        field in row.values &&
        (field === 'published'
          ? !isSameValue(row.values.published, record?.published ?? [])
          : !isSameValue(row.values[field], record?.form[field])),
    );
    const { published: wanted, ...values } = row.values;
    const published = Array.isArray(wanted) ? languagesOf.filter((language) => wanted.includes(language)) : undefined;
    const form = { ...record?.form, ...values };
    const differs = changes.some(({ field }) => field !== 'published');
    const judged = changes.flatMap(({ field, label }) => {
      const told = subject.judgeValue?.(field, values[field]);
      return told ? [{ label, ...told }] : [];
    });
    const doubts = judged.flatMap((one) => ('note' in one ? [one.note] : []));
    const problems = [
      ...judged.flatMap((one) =>
        'problem' in one ? [{ column: say(one.label, locale), words: say(one.problem, locale) }] : [],
      ),
      ...row.problems.map(({ column, words }) => ({ column: say(column, locale), words: say(words, locale) })),
      ...(problem ? [{ column: '', words: say(problem, locale) }] : []),
    ];
    const isIdle = record !== undefined && changes.length === 0;
    if (!problems.length && !isIdle)
      problems.push(...check(subject, form, published ?? record?.published ?? [], columns, locale));
    const owner = row.number ? owners.get(row.number) : undefined;
    if (subject.of === 'programmes' && owner !== undefined && owner !== record?.id && !problems.length)
      problems.push({ column: say(numberLabel, locale), words: say(messages.eidrTaken, locale) });
    const keys = record ? [`#${record.id}`] : [row.number && `n${row.number}`, titleKey(row)].filter(Boolean);
    const earlier = problems.length ? undefined : claim(keys, row.row);
    if (earlier !== undefined) problems.push({ column: '', words: say(text.twice(earlier), locale) });
    const verdict = problems.length ? 'refused' : !record ? 'new' : changes.length ? 'changed' : 'unchanged';
    return {
      read: row,
      verdict,
      problems,
      changes: record ? changes.map(({ label }) => label) : [],
      change: { record, form: !record || differs ? form : undefined, published },
      notes: [
        ...(note ? [note] : []),
        ...doubts,
        ...(verdict === 'changed' && published?.length && record ? record.notes : []),
      ],
    };
  });
  return { rows, unread };
}
const titleKey = ({ zhTitle, enTitle, values }: ReadRow) =>
  `t${JSON.stringify([zhTitle, enTitle, values.typeId, values.year, values.sellerId, values.country])}`;

/** Returns the plan for the wire. Its hash covers what would be written and the versions it is based on. */
export function planOf(subject: Subject, judged: readonly Judged[], unread: string[], locale: Locale): SheetPlan {
  const count = (verdict: RowVerdict) => judged.filter((row) => row.verdict === verdict).length;
  const written = judged
    .filter(({ verdict }) => verdict === 'new' || verdict === 'changed')
    .map(({ verdict, change }) => [verdict, change.record?.id, change.record?.version, change.form, change.published]);
  return {
    plan: createHash('sha256')
      .update(JSON.stringify([subject.of, written]))
      .digest('hex'),
    counts: { new: count('new'), changed: count('changed'), unchanged: count('unchanged'), refused: count('refused') },
    unread,
    rows: judged.map(
      ({ read, verdict, change, changes, problems, notes }): JudgedRow => ({
        row: read.row,
        verdict,
        id: change.record?.id ?? null,
        zhTitle: read.zhTitle ?? titleOf(change.record, subject.zhTitle),
        enTitle: read.enTitle ?? titleOf(change.record, subject.enTitle),
        changes: changes.map((label) => say(label, locale)),
        problems,
        notes: notes.map((note) => say(note, locale)),
      }),
    ),
  };
}
const titleOf = (record: SheetRecord | undefined, field: string) => textOf(record?.form[field]);
