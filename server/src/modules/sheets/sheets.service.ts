import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { say, type Text } from '@pavilion/protocol/kit/text.ts';
import { type consoleSheet, type SheetPlan, SheetSubject } from '@pavilion/protocol/sheets.ts';
import { sql } from 'kysely';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { inTransaction } from '../../kit/ctx.ts';
import { consumeWithin } from '../../kit/limit.ts';
import { record } from '../audit/audit.service.ts';
import { keepDocument, signedUrl } from '../files/files.service.ts';
import { getBusinessDay } from '../settings/settings.service.ts';
import { companySubject } from './companies.subject.ts';
import { programmeSubject } from './programmes.subject.ts';
import { oneLineEnd } from './sheets.columns.ts';
import { judgeSheet, planOf } from './sheets.judge.ts';
import { mostSheetRows, type StaffCtx, type Subject } from './sheets.subject.ts';

type Endpoints = typeof consoleSheet;
const subjects: Record<SheetSubject, Subject> = { programmes: programmeSubject, companies: companySubject };
const perHour = 120;
const tooMany: Text = {
  zh: `超过 ${mostSheetRows} 行，请用筛选缩小范围后导出`,
  en: `More than ${mostSheetRows} rows; narrow the filters and export again`,
};
const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * ECMA-376 writes what XML cannot contain as _xHHHH_, and escapes text that looks like it; other control characters are not allowed in a
 * cell.
 */
export const cellText = (words: string) =>
  oneLineEnd(words)
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML refuses
    .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '');

/** Returns a workbook in the reader's language; the import reads every cell back unchanged. */
export async function exportSheet(ctx: StaffCtx, { of, ...filter }: ParsedOf<Endpoints['export']>) {
  await consumeWithin(ctx, `sheet:${ctx.staff.id}`, perHour, 3600);
  const subject = subjects[of];
  const [columns, records] = await Promise.all([
    subject.columns(ctx.db),
    subject.list(ctx.db, filter, mostSheetRows + 1),
  ]);
  if (records.length > mostSheetRows) throw new AppError('sheetRefused', tooMany);
  const data: SheetData = [
    columns.map(({ label }) => ({ value: say(label, ctx.locale), fontWeight: 'bold' as const })),
    ...records.map(({ id, form, published }) =>
      columns.map((column) => {
        const value = column.write({ ...form, id, published }, ctx.locale);
        if (value === null || value === '') return null;
        return typeof value === 'number' ? { value } : { value: cellText(value), type: String };
      }),
    ),
  ];
  const bytes = await writeExcelFile(data, {
    sheet: say(SheetSubject.label(of), ctx.locale),
    stickyRowsCount: 1,
    columns: columns.map(({ width }) => ({ width })),
  }).toBuffer();
  const name = `${say(SheetSubject.label(of), ctx.locale)}-${await getBusinessDay(ctx)}.xlsx`;
  const kept = await keepDocument(
    ctx,
    { purpose: 'export', name, mime, ending: 'xlsx', bytes },
    { staffId: ctx.staff.id },
  );
  await record(ctx, 'sheet.export', of, null, { rows: records.length });
  return { url: `${signedUrl(ctx, kept.id, { staffId: ctx.staff.id })}&download`, rows: records.length };
}

export async function checkSheet(ctx: StaffCtx, { of, file }: ParsedOf<Endpoints['check']>): Promise<SheetPlan> {
  await consumeWithin(ctx, `sheet:${ctx.staff.id}`, perHour, 3600);
  const { rows, unread } = await judgeSheet(ctx.db, subjects[of], file.bytes, ctx.locale, false);
  return planOf(subjects[of], rows, unread, ctx.locale);
}

/** Evaluates again under lock and writes only what was shown; if nothing is left to write, it writes nothing. */
export const applySheet = (
  ctx: StaffCtx,
  { of, file, plan }: ParsedOf<Endpoints['apply']>,
): Promise<SheetPlan['counts']> =>
  inTransaction(ctx, async (ctx) => {
    await sql`select pg_advisory_xact_lock(43, 0)`.execute(ctx.db);
    const subject = subjects[of];
    const { rows, unread } = await judgeSheet(ctx.db, subject, file.bytes, ctx.locale, true);
    const now = planOf(subject, rows, unread, ctx.locale);
    const wanted = rows.filter(({ verdict }) => verdict === 'new' || verdict === 'changed');
    if (wanted.length === 0) return now.counts;
    if (now.plan !== plan) throw new AppError('conflict');
    for (const { change } of wanted) await subject.write(ctx, change);
    await record(ctx, 'sheet.import', of, null, now.counts);
    return now.counts;
  });
