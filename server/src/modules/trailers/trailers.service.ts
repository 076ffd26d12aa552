// Trailers that sellers send for their own programmes: private until an editor has approved them.
import { constants } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { AuditStatus } from '@pavilion/protocol/contractStates.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { resource } from '@pavilion/protocol/files.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import type { consoleTrailer, TrailerSubmission } from '@pavilion/protocol/trailers.ts';
import { type Ctx, inTransaction, type Staff, type User } from '../../kit/ctx.ts';
import { consumeWithin } from '../../kit/limit.ts';
import { record } from '../audit/audit.service.ts';
import { openUpload, signedUrl } from '../files/files.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import {
  countWaiting,
  deleteFile,
  findOwnProgramme,
  findSubmission,
  insertSubmission,
  listSubmissions,
  lockWaiting,
  publishTrailer,
  settleSubmission,
  type TrailerRow,
} from './trailers.queries.ts';

type StaffCtx = Ctx<null, Staff>;

/** Uploads an hour, and trailers in review at once. */
const mostTickets = 20;
const mostWaiting = 3;

/** Opens an upload for one of the seller's own programmes. */
export async function getSts(ctx: Ctx<User, null>, input: ParsedOf<typeof resource.getSts>) {
  await consumeWithin(ctx, `video:u${ctx.user.id}`, mostTickets, 3600);
  return inTransaction(ctx, async (ctx) => {
    // Locked, so that two concurrent requests do not both find room.
    await ctx.db.selectFrom('users').select('id').where('id', '=', ctx.user.id).forUpdate().execute();
    if (!(await findOwnProgramme(ctx.db, ctx.user.id, input.programmeId))) throw new AppError('notYourProgramme');
    if ((await countWaiting(ctx.db, ctx.user.id)) >= mostWaiting)
      throw new AppError('tooManyTrailers', { most: mostWaiting });
    const ticket = await openUpload(ctx, input, { userId: ctx.user.id });
    await insertSubmission(ctx.db, {
      programmeId: input.programmeId,
      userId: ctx.user.id,
      fileId: ticket.fileId,
      createdAt: ctx.now(),
    });
    return ticket;
  });
}

const onWire = ({ userId: _, fileId: __, path: ___, type: ____, ...row }: TrailerRow): TrailerSubmission => row;

export async function listTrailers(ctx: StaffCtx, query: ParsedOf<typeof consoleTrailer.list>) {
  const { rows, total } = await listSubmissions(ctx.db, query);
  return { rows: rows.map(onWire), total };
}

export async function trailerDetail(ctx: StaffCtx, { id }: ParsedOf<typeof consoleTrailer.detail>) {
  const row = await findSubmission(ctx.db, id);
  if (!row) throw new AppError('notFound');
  const isPublic = row.auditStatus === AuditStatus.approved;
  const url = row.fileId && (isPublic ? `/media/${row.path}` : signedUrl(ctx, row.fileId, { staffId: ctx.staff.id }));
  return { ...onWire(row), url: url || null, type: row.type };
}

async function findWaiting(
  ctx: StaffCtx,
  id: number,
  what: Text,
): Promise<TrailerRow & { fileId: number; path: string }> {
  const isWaiting = await lockWaiting(ctx.db, id);
  const row = await findSubmission(ctx.db, id);
  if (!row?.fileId || !row.path) throw new AppError('notFound');
  if (!isWaiting) throw new AppError('moveRefused', { what, state: AuditStatus.label(row.auditStatus) });
  return { ...row, fileId: row.fileId, path: row.path };
}
const titleOf = ({ zhTitle, enTitle }: TrailerRow): Text => ({
  zh: zhTitle ?? enTitle ?? '',
  en: enTitle ?? zhTitle ?? '',
});

export async function approveTrailer(ctx: StaffCtx, { id }: ParsedOf<typeof consoleTrailer.approve>) {
  const row = await inTransaction(ctx, async (ctx) => {
    const row = await findWaiting(ctx, id, { zh: '通过预告片', en: 'Approve the trailer' });
    // The public copy is complete before any row refers to it.
    const place = ctx.files.locate('public', row.path);
    await mkdir(dirname(place), { recursive: true });
    await copyFile(ctx.files.locate('private', row.path), place, constants.COPYFILE_FICLONE);
    await publishTrailer(ctx.db, row);
    await settleSubmission(ctx.db, id, {
      auditStatus: AuditStatus.approved,
      reason: null,
      reviewedAt: ctx.now(),
      reviewedBy: ctx.staff.id,
    });
    await record(ctx, 'trailer.approve', 'trailer', id, { programmeId: row.programmeId });
    const title = titleOf(row);
    await notify(ctx, {
      userId: row.userId,
      kind: 'trailer',
      title: { zh: '预告片已发布', en: 'Your trailer is published' },
      body: {
        zh: `《${title.zh}》的预告片已通过审核，现已在节目页播放。`,
        en: `Your trailer for “${title.en}” has been approved and now plays on the programme’s page.`,
      },
      link: `/details?id=${row.programmeId}`,
    });
    return row;
  });
  await ctx.files.remove('private', row.path);
  return {};
}

export async function rejectTrailer(ctx: StaffCtx, { id, reason }: ParsedOf<typeof consoleTrailer.reject>) {
  const row = await inTransaction(ctx, async (ctx) => {
    const row = await findWaiting(ctx, id, { zh: '驳回预告片', en: 'Send the trailer back' });
    await settleSubmission(ctx.db, id, {
      auditStatus: AuditStatus.rejected,
      reason,
      reviewedAt: ctx.now(),
      reviewedBy: ctx.staff.id,
    });
    await deleteFile(ctx.db, row.fileId);
    await record(ctx, 'trailer.reject', 'trailer', id, { programmeId: row.programmeId });
    const title = titleOf(row);
    await notify(ctx, {
      userId: row.userId,
      kind: 'trailer',
      title: { zh: '预告片未通过审核', en: 'Your trailer was not approved' },
      body: {
        zh: `《${title.zh}》的预告片未通过审核。原因：${reason}`,
        en: `Your trailer for “${title.en}” was not approved. Reason: ${reason}`,
      },
      link: `/details?id=${row.programmeId}`,
    });
    return row;
  });
  await ctx.files.remove('private', row.path);
  return {};
}
