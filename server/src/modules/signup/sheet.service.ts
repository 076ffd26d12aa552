// Attendees from a spreadsheet: the cells of an uploaded workbook, and a verdict for each row.
import { fieldsOf, formOfRow } from '@pavilion/protocol/attendeeSheet.ts';
import {
  AttendeeType,
  ExParticipantForm,
  isMaskedIdNumber,
  MeetingParticipantForm,
} from '@pavilion/protocol/attendees.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { issueText, labelOf } from '@pavilion/protocol/kit/issues.ts';
import { say } from '@pavilion/protocol/kit/text.ts';
import { messages } from '@pavilion/protocol/messages.ts';
import { type JudgedAttendee, mostAttendees, type signup } from '@pavilion/protocol/signup.ts';
import type { z } from 'zod';
import { type Ctx, inTransaction, type User } from '../../kit/ctx.ts';
import { findInvalidText } from '../../kit/invalidText.ts';
import { consumeWithin } from '../../kit/limit.ts';
import { type Cell, readWorkbook, type SheetRow, WorkbookError } from '../avails/avails.service.ts';
import { getBusinessDay } from '../settings/settings.service.ts';
import {
  fromExhibition,
  fromMeeting,
  PersonAnswers,
  personKeyOf,
  readPerson,
  sealPerson,
  toExhibition,
  toMeeting,
} from './answers.ts';
import { ensureSignup } from './contact.service.ts';
import { addPerson, markChanged, type NewPerson } from './participants.service.ts';
import { openEvent } from './places.service.ts';
import { findInBook, listAttendees, updateAttendee } from './signup.queries.ts';

type UserCtx = Ctx<User, null>;
type Input = ParsedOf<typeof signup.checkRows>;
const perHour = 120;
const mostCells = 60;
const mostRows = 500;

const textOfCell = (cell: Cell | undefined): string =>
  cell === undefined || typeof cell === 'object' ? '' : String(cell).trim().slice(0, 500);
/** Columns count from 1. */
const cellsOfRow = ({ cells }: SheetRow): string[] =>
  Array.from({ length: Math.min(mostCells, Math.max(0, ...cells.keys())) }, (_, i) => textOfCell(cells.get(i + 1)));

/** Returns the cells of the first worksheet that has any. */
export async function readAttendeeWorkbook(ctx: UserCtx, { file }: ParsedOf<typeof signup.readWorkbook>) {
  await consumeWithin(ctx, `attendees:${ctx.user.id}`, perHour, 3600);
  try {
    const sheet = readWorkbook(file.bytes).sheets.find(({ rows }) => rows.length > 0);
    return { cells: (sheet?.rows ?? []).slice(0, mostRows + 1).map(cellsOfRow) };
  } catch (error) {
    if (error instanceof WorkbookError) throw new AppError('sheetRefused', error.text);
    throw error;
  }
}

interface Judged extends JudgedAttendee {
  /** What would be written; undefined for a row that is not usable. */
  person?: Partial<PersonAnswers>;
}
/** Fills a row with what the book knows about the person of its document. */
async function completed(ctx: UserCtx, type: AttendeeType, form: Record<string, unknown>) {
  const number = form[type === AttendeeType.exhibition ? 'sfNum' : 'idNo'];
  if (typeof number !== 'string' || typeof form.sfType !== 'number') return { form, known: undefined };
  const key = personKeyOf(ctx, { idType: form.sfType, idNumber: number });
  const kept = await findInBook(ctx.db, ctx.user.id, key);
  if (!kept) return { form, known: undefined };
  const known = readPerson(ctx, ctx.user.id, kept.answers);
  return { form: { ...(type === AttendeeType.exhibition ? toExhibition(known) : toMeeting(known)), ...form }, known };
}

const parse = (type: AttendeeType, eventId: number, form: Record<string, unknown>) =>
  type === AttendeeType.exhibition
    ? ExParticipantForm.safeParse({ ...form, exhibitionId: eventId })
    : MeetingParticipantForm.safeParse({ ...form, meetingId: eventId });
const schemaOf = (type: AttendeeType) =>
  type === AttendeeType.exhibition ? ExParticipantForm : MeetingParticipantForm;

function problemsOf(ctx: UserCtx, type: AttendeeType, issues: z.core.$ZodIssue[]): JudgedAttendee['problems'] {
  const fields = fieldsOf(type);
  const first = new Map<string, z.core.$ZodIssue>();
  for (const issue of issues) if (!first.has(String(issue.path[0]))) first.set(String(issue.path[0]), issue);
  return [...first].map(([field, issue]) => {
    const label = fields[field] && labelOf(fields[field]);
    return {
      field,
      label: label ? say(label, ctx.locale) : field,
      message: issueText(issue, schemaOf(type), messages, ctx.locale),
    };
  });
}

async function judge(
  ctx: UserCtx,
  { type, eventId }: Input,
  values: Record<string, string>,
  row: number,
): Promise<Judged> {
  const nameField = type === AttendeeType.exhibition ? 'name' : 'userName';
  const base = { row, values, problems: [], name: values[nameField] ?? '' };
  if (Object.values(values).every((value) => value.trim() === '')) return { ...base, verdict: 'skip' };
  const { form, known } = await completed(ctx, type, formOfRow(values, type, await getBusinessDay(ctx)));
  const parsed = parse(type, eventId, form);
  if (!parsed.success) return { ...base, verdict: 'mend', problems: problemsOf(ctx, type, parsed.error.issues) };
  const number = 'sfNum' in parsed.data ? parsed.data.sfNum : parsed.data.idNo;
  const field = type === AttendeeType.exhibition ? 'sfNum' : 'idNo';
  const masked = isMaskedIdNumber(number)
    ? ({ code: 'custom', path: [field], message: 'badIdNumber', input: undefined } as const)
    : undefined;
  const broken = masked ?? findInvalidText(parsed.data);
  if (broken)
    return { ...base, verdict: 'mend', problems: problemsOf(ctx, type, [{ ...broken, path: [...broken.path] }]) };
  const { data } = parsed;
  const person = 'sfNum' in data ? fromExhibition(data) : fromMeeting(data);
  return { ...base, name: person.name ?? base.name, verdict: known ? 'updates' : 'usable', person };
}

/** Evaluates every row; a document that an earlier row has is skipped. */
async function judgeAll(ctx: UserCtx, input: Input): Promise<Judged[]> {
  const judged: Judged[] = [];
  const seen = new Set<string>();
  for (const [i, values] of input.rows.entries()) {
    const one = await judge(ctx, input, values, i + 1);
    const key = one.person && personKeyOf(ctx, one.person);
    if (key && seen.has(key)) judged.push({ ...one, verdict: 'skip', person: {} });
    else judged.push(one);
    if (key) seen.add(key);
  }
  return judged;
}

const isNews = ({ verdict }: Judged) => verdict === 'usable' || verdict === 'updates';

/** Writes the usable rows: people who are on the list are changed, the others are added. */
async function addJudged(ctx: UserCtx, input: Input, judged: readonly Judged[]): Promise<number> {
  const { type, eventId } = input;
  const row = await ensureSignup(ctx, { type, eventId });
  const there = await listAttendees(ctx.db, row.id);
  let position = there.at(-1)?.position ?? 0;
  const news: NewPerson[] = [];
  let changed = 0;
  for (const { person } of judged.filter(isNews)) {
    const full = PersonAnswers.parse({ ...person, idNumber: person?.idNumber?.toUpperCase() });
    const old = there.find((a) => a.identityKey === personKeyOf(ctx, full));
    if (!old) news.push({ person: full, photoId: null });
    else {
      await updateAttendee(ctx.db, old.id, { answers: sealPerson(ctx, ctx.user.id, full), updatedAt: ctx.now() });
      changed++;
    }
  }
  if (there.length + news.length > mostAttendees) throw new AppError('tooManyAttendees', { most: mostAttendees });
  for (const person of news) await addPerson(ctx, row, person, ++position);
  if (news.length + changed > 0) await markChanged(ctx, row);
  return news.length + changed;
}

export async function checkRows(ctx: UserCtx, input: Input) {
  await consumeWithin(ctx, `attendees:${ctx.user.id}`, perHour, 3600);
  return inTransaction(ctx, async (ctx) => {
    await openEvent(ctx, input);
    const judged = await judgeAll(ctx, input);
    const added = input.add ? await addJudged(ctx, input, judged) : 0;
    return { rows: judged.map(({ person: _, ...row }) => row), added };
  });
}
