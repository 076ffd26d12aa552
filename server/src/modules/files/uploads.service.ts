import { createHash, randomBytes } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { AppError } from '@pavilion/protocol/errors.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { sql } from 'kysely';
import type { FileStore } from '../../kit/columnTypes.ts';
import type { BaseCtx, JobCtx } from '../../kit/ctx.ts';
import type { JobDefinition } from '../../platform/jobs.ts';
import { type Owner, tidy } from './documents.service.ts';
import { insertWithinQuota } from './quota.service.ts';

type UploadCtx = Pick<BaseCtx, 'db' | 'files' | 'now' | 'signer'>;
const VALID_SECONDS = 6 * 3600;
/** An upload that is not complete this long after its start is removed. */
const ABANDONED_HOURS = 24;
const endings: Record<string, string> = { 'video/mp4': 'mp4', 'video/quicktime': 'mov' };

export interface UploadTicket {
  fileId: number;
  method: 'PUT';
  url: string;
  headers: Record<string, string>;
  expiresAt: string;
  mediaUrl: string | null;
}

/**
 * Opens a direct upload of a video of up to 500 MB (product §9 `getSts`). The client PUTs pieces with the header `upload-offset` and
 * reads by HEAD how much has arrived, so an interrupted upload resumes where it stopped. Uploads of staff become public when complete;
 * uploads of users stay private until reviewed.
 */
export async function openUpload(
  ctx: UploadCtx,
  wanted: { purpose: string; name: string; size: number; type: string },
  owner: Owner,
): Promise<UploadTicket> {
  const ending = endings[wanted.type];
  if (!ending) throw new AppError('fileKindRefused', { allowed: 'mp4, mov' });
  if (wanted.size > limits.videoMaxBytes) throw new AppError('fileTooLarge', { maxBytes: limits.videoMaxBytes });
  const path = `v/${randomBytes(18).toString('base64url')}.${ending}`;
  const store: FileStore = owner.staffId === undefined ? 'private' : 'public';
  const values = {
    store,
    purpose: wanted.purpose,
    name: tidy(wanted.name),
    mime: wanted.type,
    bytes: wanted.size,
    path,
    ownerUserId: owner.userId ?? null,
    ownerStaffId: owner.staffId ?? null,
    createdAt: ctx.now(),
  };
  const { id } = await insertWithinQuota(ctx, owner.userId, wanted.size, ({ db }) =>
    db.insertInto('files').values(values).returning('id').executeTakeFirstOrThrow(),
  );
  const until = Math.floor(ctx.now().getTime() / 1000) + VALID_SECONDS;
  return {
    fileId: id,
    method: 'PUT',
    url: `/upload/${id}?until=${until}&sig=${ctx.signer.sign(`upload:${id}:${until}`)}`,
    headers: { 'content-type': 'application/octet-stream' },
    expiresAt: new Date(until * 1000).toISOString(),
    mediaUrl: store === 'public' ? `/media/${path}` : null,
  };
}

type Query = { until?: string; sig?: string };
async function openTicket(ctx: UploadCtx, fileId: number, query: Query) {
  const { until = '', sig = '' } = query;
  if (!ctx.signer.verify(`upload:${fileId}:${until}`, sig) || Number(until) * 1000 < ctx.now().getTime())
    throw new AppError('linkExpired');
  const file = await ctx.db.selectFrom('files').selectAll().where('id', '=', fileId).executeTakeFirst();
  if (!file) throw new AppError('notFound');
  return { ...file, ...placesOf(ctx, file) };
}
function placesOf(ctx: Pick<BaseCtx, 'files'>, file: { store: FileStore; path: string }) {
  const place = ctx.files.locate(file.store, file.path);
  return { place, part: `${place}.part` };
}
type Ticket = Awaited<ReturnType<typeof openTicket>>;

/** Returns how many bytes of an upload have arrived. */
export async function uploadOffset(ctx: UploadCtx, fileId: number, query: Query): Promise<number> {
  const ticket = await openTicket(ctx, fileId, query);
  // All bytes had arrived when the process died: probe and hash are still missing.
  if (!ticket.readyAt && ticket.received === ticket.bytes) await finish(ctx, ticket);
  return ticket.received;
}

/**
 * Makes a complete upload ready, or deletes it if it is no video. The row is locked, so that of two requests which both see the last byte
 * one does this.
 */
async function finish(ctx: UploadCtx, { id, part, place }: Ticket): Promise<void> {
  const isVideo = await ctx.db.transaction().execute(async (db) => {
    const row = await db.selectFrom('files').select('readyAt').where('id', '=', id).forUpdate().executeTakeFirst();
    if (!row || row.readyAt) return true;
    if (!(await ctx.files.probeVideo(part))) {
      await db.updateTable('files').set({ received: 0 }).where('id', '=', id).execute();
      return false;
    }
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(part)) hash.update(chunk);
    await db.updateTable('files').set({ readyAt: ctx.now(), sha256: hash.digest() }).where('id', '=', id).execute();
    await rename(part, place);
    return true;
  });
  if (isVideo) return;
  await rm(part, { force: true });
  throw new AppError('fileBroken');
}

/**
 * Counts bytes that were written at `from`. Returns false if another request has counted since: the offset is compared and set in one
 * statement, so pieces are accepted in order and once, also under concurrent requests.
 */
async function countBytes(ctx: UploadCtx, fileId: number, from: number, to: number): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('files')
    .set({ received: to })
    .where('id', '=', fileId)
    .where('received', '=', from)
    .where('readyAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Stores one piece at `offset`; the last one makes the file ready. Returns how many bytes have arrived. */
export async function receivePiece(
  ctx: UploadCtx,
  fileId: number,
  query: Query,
  offset: number,
  body: AsyncIterable<Buffer>,
): Promise<number> {
  const ticket = await openTicket(ctx, fileId, query);
  if (ticket.readyAt) return ticket.bytes;
  if (offset !== ticket.received) throw new AppError('conflict');
  const arrived = await writePiece(ctx, ticket, offset, body);
  if (arrived === ticket.bytes) await finish(ctx, ticket);
  return arrived;
}
/**
 * Writes a piece at its offset. It is not appended: concurrent copies overwrite each other, and the file never exceeds its declared size.
 * An interrupted connection keeps the bytes it delivered.
 */
async function writePiece(ctx: UploadCtx, ticket: Ticket, offset: number, body: AsyncIterable<Buffer>) {
  await mkdir(dirname(ticket.part), { recursive: true });
  const handle = await open(ticket.part, constants.O_CREAT | constants.O_WRONLY, 0o600);
  let arrived = offset;
  let failure: unknown;
  try {
    if ((await handle.stat()).size < offset) {
      await countBytes(ctx, ticket.id, offset, 0);
      throw new AppError('conflict');
    }
    for await (const chunk of body) {
      if (arrived + chunk.length > ticket.bytes) throw new AppError('fileTooLarge', { maxBytes: ticket.bytes });
      await handle.write(chunk, 0, chunk.length, arrived);
      arrived += chunk.length;
    }
  } catch (error) {
    failure = error;
  } finally {
    await handle.close();
  }
  const isCounted = arrived === offset || (await countBytes(ctx, ticket.id, offset, arrived));
  if (failure) throw failure;
  if (!isCounted) throw new AppError('conflict');
  return arrived;
}

/** Deletes uploads that were not finished, with their bytes. Returns their number. */
export async function sweepAbandoned(ctx: Pick<BaseCtx, 'db' | 'files' | 'now'>): Promise<number> {
  const before = new Date(ctx.now().getTime() - ABANDONED_HOURS * 3_600_000);
  const gone = await ctx.db
    .deleteFrom('files')
    .where('readyAt', 'is', null)
    .where(sql`path`, 'like', 'v/%')
    .where('createdAt', '<', before)
    .returning(['store', 'path'])
    .execute();
  for (const file of gone) await rm(placesOf(ctx, file).part, { force: true });
  return gone.length;
}

export const uploadJobs = (ctx: () => JobCtx): Record<string, JobDefinition> => ({
  'uploads.sweep': { cron: '50 * * * *', run: async () => void (await sweepAbandoned(ctx())) },
});
