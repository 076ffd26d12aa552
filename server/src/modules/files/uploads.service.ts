import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { AppError } from '@pavilion/protocol/errors.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import type { BaseCtx } from '../../kit/ctx.ts';
import type { Owner } from './documents.service.ts';

type UploadCtx = Pick<BaseCtx, 'db' | 'files' | 'now' | 'signer'>;
const VALID_SECONDS = 6 * 3600;
const endings: Record<string, string> = { 'video/mp4': 'mp4', 'video/quicktime': 'mov' };

export interface UploadTicket {
  fileId: number;
  method: 'PUT';
  url: string;
  headers: Record<string, string>;
  expiresAt: string;
  mediaUrl: string;
}

/**
 * Opens a direct upload of a public video of up to 500 MB (product §9 `getSts`). The client PUTs pieces with the header
 * `upload-offset` and asks with HEAD how much has arrived, so a broken upload goes on where it stopped.
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
  const { id } = await ctx.db
    .insertInto('files')
    .values({
      store: 'public',
      purpose: wanted.purpose,
      name: wanted.name.slice(-120),
      mime: wanted.type,
      bytes: wanted.size,
      path,
      ownerUserId: owner.userId ?? null,
      ownerStaffId: owner.staffId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const until = Math.floor(ctx.now().getTime() / 1000) + VALID_SECONDS;
  return {
    fileId: id,
    method: 'PUT',
    url: `/upload/${id}?until=${until}&sig=${ctx.signer.sign(`upload:${id}:${until}`)}`,
    headers: { 'content-type': 'application/octet-stream' },
    expiresAt: new Date(until * 1000).toISOString(),
    mediaUrl: `/media/${path}`,
  };
}

async function waiting(ctx: UploadCtx, fileId: number, query: { until?: string; sig?: string }) {
  const { until = '', sig = '' } = query;
  if (!ctx.signer.verify(`upload:${fileId}:${until}`, sig) || Number(until) * 1000 < ctx.now().getTime())
    throw new AppError('linkExpired');
  const file = await ctx.db.selectFrom('files').selectAll().where('id', '=', fileId).executeTakeFirst();
  if (!file) throw new AppError('notFound');
  const place = ctx.files.locate('public', file.path);
  return { file, place, part: `${place}.part` };
}
const sizeOf = (path: string) =>
  stat(path).then(
    (s) => s.size,
    () => 0,
  );

/** How many bytes of an upload have arrived. */
export async function uploadOffset(
  ctx: UploadCtx,
  fileId: number,
  query: { until?: string; sig?: string },
): Promise<number> {
  const { file, part } = await waiting(ctx, fileId, query);
  return file.readyAt ? file.bytes : sizeOf(part);
}

/** An ISO media file says so in its first box; its name and its declared type prove nothing. */
async function isVideo(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const head = Buffer.alloc(12);
    await handle.read(head, 0, 12, 0);
    return head.subarray(4, 8).toString('latin1') === 'ftyp';
  } finally {
    await handle.close();
  }
}

async function finish(ctx: UploadCtx, fileId: number, part: string, place: string) {
  if (!(await isVideo(part))) {
    await rm(part, { force: true });
    throw new AppError('fileBroken');
  }
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(part)) hash.update(chunk as Buffer);
  await rename(part, place);
  await ctx.db
    .updateTable('files')
    .set({ readyAt: ctx.now(), sha256: hash.digest() })
    .where('id', '=', fileId)
    .execute();
}

/** Appends one piece at `offset`; the last one makes the file ready. Gives how much has arrived. */
export async function receivePiece(
  ctx: UploadCtx,
  fileId: number,
  query: { until?: string; sig?: string },
  offset: number,
  body: AsyncIterable<Buffer>,
): Promise<number> {
  const { file, place, part } = await waiting(ctx, fileId, query);
  if (file.readyAt) return file.bytes;
  await mkdir(dirname(part), { recursive: true });
  let arrived = await sizeOf(part);
  if (offset !== arrived) throw new AppError('conflict');
  for await (const chunk of body) {
    if (arrived + chunk.length > file.bytes) {
      await rm(part, { force: true });
      throw new AppError('fileTooLarge', { maxBytes: file.bytes });
    }
    await appendFile(part, chunk);
    arrived += chunk.length;
  }
  if (arrived === file.bytes) await finish(ctx, fileId, part, place);
  return arrived;
}
