// Licensor files in the console: entries are made by one person and confirmed by another (decision 0035).

import { maskedAccountNo } from '@pavilion/protocol/bankAccounts.ts';
import type { Currency } from '@pavilion/protocol/enumerations.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type {
  consoleLicensor,
  EntryState,
  LicensorDetail,
  LicensorEntry,
  LicensorPart,
  LicensorRow,
} from '@pavilion/protocol/licensors.ts';
import { type Ctx, inTransaction, type Staff } from '../../kit/ctx.ts';
import { invalid } from '../../kit/invalid.ts';
import { secondPersonNeeded } from '../../kit/secondPerson.ts';
import { record } from '../audit/audit.service.ts';
import { signedUrl, takeDocument } from '../files/files.service.ts';
import { getBusinessDay } from '../settings/settings.service.ts';
import {
  confirmEntry,
  type DataOf,
  type Entry,
  endEntry,
  findEntry,
  findInForce,
  findSeller,
  findWaiting,
  insertEntry,
  type LicensorCompany,
  listEntries,
  listFiles,
  lockCompany,
} from './entries.queries.ts';
import { notifyAccountEntered, notifyAccountInForce } from './licensors.notices.ts';
import { accountIn } from './licensors.service.ts';
import { listRunningOrders } from './moves.queries.ts';
import { showMoves } from './moves.service.ts';

type StaffCtx = Ctx<null, Staff>;
type Sent<K extends keyof typeof consoleLicensor> = ParsedOf<(typeof consoleLicensor)[K]>;

export async function listLicensors(
  ctx: StaffCtx,
  query: Sent<'list'>,
): Promise<{ rows: LicensorRow[]; total: number }> {
  const { rows, total } = await listFiles(ctx.db, query);
  const masked = ({ currency, number }: { currency: Currency; number: string }) => ({
    currency,
    number: maskedAccountNo(number),
  });
  return { rows: rows.map((row) => ({ ...row, accounts: row.accounts.map(masked) })), total };
}

type Listed = Awaited<ReturnType<typeof listEntries>>[number];
const iso = (at: Date | null) => at?.toISOString() ?? null;
const stateOf = ({ confirmedAt, endedAt }: Pick<Entry, 'confirmedAt' | 'endedAt'>): EntryState =>
  endedAt ? 'ended' : confirmedAt ? 'inForce' : 'waiting';
const showEntry = (ctx: StaffCtx, row: Listed) =>
  ({
    id: row.id,
    part: row.part,
    state: stateOf(row),
    data: row.data,
    enteredBy: row.enteredName,
    enteredById: row.enteredBy,
    enteredAt: row.enteredAt.toISOString(),
    confirmedBy: row.confirmedName,
    confirmedAt: iso(row.confirmedAt),
    endedBy: row.endedName,
    endedAt: iso(row.endedAt),
    endReason: row.endReason,
    ...(row.part === 'mandate' && {
      file: row.fileId && {
        id: row.fileId,
        name: row.fileName ?? '',
        url: signedUrl(ctx, row.fileId, { staffId: ctx.staff.id }),
      },
    }),
  }) as LicensorEntry;

export async function getLicensor(ctx: StaffCtx, { companyId }: Sent<'detail'>): Promise<LicensorDetail> {
  const company = await findSeller(ctx.db, companyId);
  if (!company) throw new AppError('notFound');
  const known = {
    zhName: company.zhName,
    enName: company.enName,
    registrationNo: company.registrationNo,
    zhAddress: company.zhAddress,
    enAddress: company.enAddress,
    email: company.contactEmail,
  };
  return {
    companyId,
    zhName: company.zhName,
    enName: company.enName,
    suggestion: Object.fromEntries(Object.entries(known).filter(([, value]) => value)),
    entries: (await listEntries(ctx.db, companyId)).map((row) => showEntry(ctx, row)),
    orders: await showMoves(ctx.db, companyId),
  };
}

type NewEntry = { companyId: number; fileId?: number } & {
  [Part in LicensorPart]: { part: Part; data: DataOf[Part]; currency?: Currency };
}[LicensorPart];
/** Adds an entry that waits for confirmation; one of a kind may wait at a time. */
const enter = (ctx: StaffCtx, entry: NewEntry) =>
  inTransaction(ctx, async (ctx) => {
    const { companyId, part, data, currency = null, fileId } = entry;
    const company = await lockCompany(ctx.db, companyId);
    if (!company) throw new AppError('notFound');
    const kind = { companyId, part, currency };
    if (await findWaiting(ctx.db, kind)) throw new AppError('entryWaiting');
    const { id } = await insertEntry(ctx.db, {
      ...kind,
      data: JSON.stringify(data),
      fileId: fileId ?? null,
      enteredBy: ctx.staff.id,
      enteredAt: ctx.now(),
    });
    await record(ctx, 'licensor.enter', 'licensorEntry', id, { companyId, part });
    if (entry.part === 'account' && (await findInForce(ctx.db, kind)))
      await notifyAccountEntered(ctx, company, entry.data);
    return { id };
  });

export const enterParty = (ctx: StaffCtx, { companyId, ...data }: Sent<'enterParty'>) =>
  enter(ctx, { companyId, part: 'party', data });
export const enterAccount = (ctx: StaffCtx, { companyId, ...data }: Sent<'enterAccount'>) =>
  enter(ctx, { companyId, part: 'account', data, currency: data.currency });

const mandatePurpose = 'mandate';
export async function uploadMandate(ctx: StaffCtx, { file }: Sent<'uploadMandate'>) {
  if (file.type !== 'application/pdf') throw new AppError('fileKindRefused', { allowed: 'PDF' });
  const owner = { staffId: ctx.staff.id };
  const { id, name } = await takeDocument(ctx, file, { purpose: mandatePurpose, pdf: true }, owner);
  const url = signedUrl(ctx, id, owner);
  return { url, data: { id, name, url } };
}
export async function enterMandate(ctx: StaffCtx, { companyId, ...data }: Sent<'enterMandate'>) {
  if (data.validUntil < (await getBusinessDay(ctx))) throw new AppError('mandateOver');
  const file = await ctx.db
    .selectFrom('files')
    .select('id')
    .where('id', '=', data.fileId)
    .where('purpose', '=', mandatePurpose)
    .where('ownerStaffId', '=', ctx.staff.id)
    .executeTakeFirst();
  if (!file) throw invalid('fileId', 'uploadMandate');
  return enter(ctx, { companyId, part: 'mandate', data, fileId: file.id });
}

/** Returns the current entry with its company locked. */
async function lockEntry(ctx: StaffCtx, id: number): Promise<{ entry: Entry; company: LicensorCompany }> {
  const found = await findEntry(ctx.db, id);
  const company = found && (await lockCompany(ctx.db, found.companyId));
  const entry = company && (await findEntry(ctx.db, id));
  if (!entry) throw new AppError('notFound');
  if (entry.endedAt) throw new AppError('conflict');
  return { entry, company };
}

export const confirmLicensorEntry = (ctx: StaffCtx, { id }: Sent<'confirm'>) =>
  inTransaction(ctx, async (ctx) => {
    const { entry, company } = await lockEntry(ctx, id);
    if (entry.confirmedAt) throw new AppError('conflict');
    const obstacle = secondPersonNeeded(entry.enteredBy, ctx.staff.id);
    if (obstacle) throw obstacle;
    const before = await findInForce(ctx.db, entry);
    if (before) await endEntry(ctx.db, before.id, ctx.staff.id, ctx.now(), null);
    await confirmEntry(ctx.db, id, ctx.staff.id, ctx.now());
    await record(ctx, 'licensor.confirm', 'licensorEntry', id, { companyId: company.id, part: entry.part });
    if (entry.part === 'account') {
      const by = { companyId: company.id, ...(entry.currency && { currency: entry.currency.trim() }) };
      const running = before ? await listRunningOrders(ctx.db, by) : [];
      await notifyAccountInForce(ctx, company, accountIn(entry.data), running);
    }
    return {};
  });

export const endLicensorEntry = (ctx: StaffCtx, { id, reason }: Sent<'end'>) =>
  inTransaction(ctx, async (ctx) => {
    const { entry } = await lockEntry(ctx, id);
    await endEntry(ctx.db, id, ctx.staff.id, ctx.now(), reason);
    await record(ctx, 'licensor.end', 'licensorEntry', id, { companyId: entry.companyId, part: entry.part });
    return {};
  });
