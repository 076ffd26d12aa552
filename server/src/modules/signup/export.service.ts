// The sign-ups of one event as a workbook: one worksheet of registrations, one of attendees.

import { fieldsOf } from '@pavilion/protocol/attendeeSheet.ts';
import { AttendeePlace } from '@pavilion/protocol/attendees.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { labelOf } from '@pavilion/protocol/kit/issues.ts';
import { type Locale, say, type Text } from '@pavilion/protocol/kit/text.ts';
import type { consoleSignup } from '@pavilion/protocol/signup.console.ts';
import { ContactStatus, SignupStage } from '@pavilion/protocol/signup.ts';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import type { Ctx, Staff } from '../../kit/ctx.ts';
import { consumeWithin } from '../../kit/limit.ts';
import { record } from '../audit/audit.service.ts';
import { keepDocument, signedUrl } from '../files/files.service.ts';
import { getBusinessDay } from '../settings/settings.service.ts';
import { cellText } from '../sheets/sheets.service.ts';
import { readPerson } from './answers.ts';
import { listEvents } from './events.queries.ts';
import { factsOf } from './facts.ts';
import { titleOf } from './notices.ts';
import { listAttendeesForExport, listForExport } from './review.queries.ts';

type StaffCtx = Ctx<null, Staff>;
type Input = ParsedOf<typeof consoleSignup.export>;
type Registration = Awaited<ReturnType<typeof listForExport>>[number];

const perHour = 60;
const mostSignups = 5_000;
const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const tooMany: Text = {
  zh: `超过 ${mostSignups} 个报名，无法一次导出`,
  en: `More than ${mostSignups} sign-ups cannot be exported at once`,
};
const text = {
  registrations: { zh: '报名', en: 'Registrations' },
  attendees: { zh: '参加人员', en: 'Attendees' },
  number: { zh: '报名编号', en: 'Sign-up' },
  attendeeNumber: { zh: '人员编号', en: 'Attendee' },
  account: { zh: '账号', en: 'Account' },
  contact: { zh: '联系人', en: 'Contact person' },
  phone: { zh: '联系电话', en: 'Phone' },
  email: { zh: '邮箱', en: 'Email' },
  company: { zh: '单位', en: 'Company' },
  job: { zh: '职务', en: 'Position' },
  remark: { zh: '给会务的话', en: 'For the organisers' },
  stage: { zh: '进度', en: 'Stage' },
  status: { zh: '审核', en: 'Review' },
  reason: { zh: '未通过原因', en: 'Reason' },
  sentAt: { zh: '提交时间', en: 'Sent at' },
  people: { zh: '人数', en: 'People' },
  place: { zh: '名额', en: 'Place' },
} satisfies Record<string, Text>;

const head = (labels: readonly Text[], locale: Locale) =>
  labels.map((label) => ({ value: say(label, locale), fontWeight: 'bold' as const }));
/** Every value is text, so that a cell that begins with `=` stays what it is. */
const cell = (value: string) => (value === '' ? null : { value: cellText(value), type: String });

function registrationSheet(
  rows: readonly Registration[],
  counts: ReadonlyMap<number, number>,
  locale: Locale,
): SheetData {
  const t = text;
  const labels = [t.number, t.account, t.contact, t.phone, t.email, t.company, t.job, t.people, t.stage, t.status];
  return [
    head([...labels, t.reason, t.sentAt, t.remark], locale),
    ...rows.map((r) =>
      [
        ...[String(r.id), r.username, r.name, r.phone, r.email, r.company, r.job, String(counts.get(r.id) ?? 0)],
        ...[say(SignupStage.label(r.stage), locale), say(ContactStatus.label(r.status), locale), r.reason ?? ''],
        ...[r.sentAt?.toISOString() ?? '', r.remark],
      ].map(cell),
    ),
  ];
}

type AttendeeRow = Awaited<ReturnType<typeof listAttendeesForExport>>[number];
function attendeeSheet(
  ctx: StaffCtx,
  { type, idNumbers }: Input,
  rows: readonly Registration[],
  people: readonly AttendeeRow[],
): SheetData {
  const byId = new Map(rows.map((r) => [r.id, r]));
  const fields = Object.values(fieldsOf(type)).map((schema) => labelOf(schema) ?? { zh: '', en: '' });
  return [
    head([text.number, text.attendeeNumber, text.company, text.place, text.status, ...fields], ctx.locale),
    ...people.flatMap((a) => {
      const signup = byId.get(a.signupId);
      if (!signup) return [];
      const person = readPerson(ctx, signup.userId, a.answers);
      const place = say(AttendeePlace.label(a.place), ctx.locale);
      const status = say(ContactStatus.label(a.reviewedAt ? signup.status : ContactStatus.notReviewed), ctx.locale);
      const values = factsOf(type, person, ctx.locale, idNumbers).map(({ value }) => value);
      return [[String(signup.id), String(a.id), signup.company, place, status, ...values].map(cell)];
    }),
  ];
}

export async function exportSignups(ctx: StaffCtx, input: Input) {
  await consumeWithin(ctx, `signupExport:${ctx.staff.id}`, perHour, 3600);
  const [event] = await listEvents(ctx.db, [input]);
  if (!event) throw new AppError('notFound');
  if (input.idNumbers && ctx.staff.role !== 'reviewer') throw new AppError('forbidden');
  const rows = await listForExport(ctx.db, input, mostSignups + 1);
  if (rows.length > mostSignups) throw new AppError('sheetRefused', tooMany);
  const people = rows.length
    ? await listAttendeesForExport(
        ctx.db,
        rows.map((r) => r.id),
      )
    : [];
  const counts = new Map<number, number>();
  for (const { signupId } of people) counts.set(signupId, (counts.get(signupId) ?? 0) + 1);
  const bytes = await writeExcelFile([
    {
      data: registrationSheet(rows, counts, ctx.locale),
      sheet: say(text.registrations, ctx.locale),
      stickyRowsCount: 1,
    },
    { data: attendeeSheet(ctx, input, rows, people), sheet: say(text.attendees, ctx.locale), stickyRowsCount: 1 },
  ]).toBuffer();
  const title = say(titleOf(event), ctx.locale)
    .replace(/[\\/:*?"<>|]/g, ' ')
    .slice(0, 60);
  const name = `${title}-${await getBusinessDay(ctx)}.xlsx`;
  const kept = await keepDocument(
    ctx,
    { purpose: 'export', name, mime, ending: 'xlsx', bytes },
    { staffId: ctx.staff.id },
  );
  await record(ctx, 'signup.export', 'signup', null, {
    type: input.type,
    eventId: input.eventId,
    signups: rows.length,
    attendees: people.length,
    wholeIdNumbers: input.idNumbers,
  });
  return { url: `${signedUrl(ctx, kept.id, { staffId: ctx.staff.id })}&download`, rows: people.length };
}
