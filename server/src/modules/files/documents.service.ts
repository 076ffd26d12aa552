import { randomBytes } from 'node:crypto';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { UploadedFile } from '@pavilion/protocol/kit/endpoint.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import type { BaseCtx } from '../../kit/ctx.ts';
import { readPictureHeader } from './pictureHeader.ts';
import { checkPicture } from './pictures.service.ts';
import { insertWithinQuota, isGenerated, refuseWithoutRoom } from './quota.service.ts';

export interface Owner {
  userId?: number;
  staffId?: number;
}
export interface StoredDocument {
  id: number;
  name: string;
  mime: string;
  bytes: number;
}

/** Cleans a file name for display and download: no folders, no control characters, at most 120 letters. */
export const tidy = (name: string) =>
  name
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(-120) || 'file';
const newPath = (purpose: string, ending: string) => `${purpose}/${randomBytes(18).toString('base64url')}.${ending}`;
const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';

/** Writes a document into the private store: a generated one (a contract, an export), or a checked one. */
export async function keepDocument(
  ctx: Pick<BaseCtx, 'db' | 'files' | 'now'>,
  document: { purpose: string; name: string; mime: string; ending: string; bytes: Uint8Array },
  owner: Owner,
): Promise<StoredDocument> {
  const { purpose, mime, ending } = document;
  const name = tidy(document.name);
  const stored = await ctx.files.write('private', newPath(purpose, ending), document.bytes);
  const values = {
    store: 'private' as const,
    purpose,
    name,
    mime,
    bytes: stored.bytes,
    sha256: stored.sha256,
    path: stored.path,
    ownerUserId: owner.userId ?? null,
    ownerStaffId: owner.staffId ?? null,
    readyAt: ctx.now(),
  };
  const counted = isGenerated(purpose) ? undefined : owner.userId;
  try {
    const { id } = await insertWithinQuota(ctx, counted, stored.bytes, ({ db }) =>
      db.insertInto('files').values(values).returning('id').executeTakeFirstOrThrow(),
    );
    return { id, name, mime, bytes: stored.bytes };
  } catch (error) {
    await ctx.files.remove('private', stored.path);
    throw error;
  }
}

/**
 * Stores a private document from a person: a picture is decoded and re-encoded, a PDF is kept unchanged if `pdf` allows it; bytes that do
 * not match their type are refused (product §9).
 */
export async function takeDocument(
  ctx: Pick<BaseCtx, 'db' | 'files' | 'now' | 'pictures'>,
  file: UploadedFile,
  { purpose, pdf }: { purpose: string; pdf: boolean },
  owner: Owner,
): Promise<StoredDocument> {
  if (file.bytes.length > limits.uploadMaxBytes)
    throw new AppError('fileTooLarge', { maxBytes: limits.uploadMaxBytes });
  await refuseWithoutRoom(ctx, owner.userId, file.bytes.length);
  // Decides by content; the declared type only decides the text of a refusal.
  if (pdf && isPdf(file.bytes)) {
    return keepDocument(
      ctx,
      { purpose, name: file.name, mime: 'application/pdf', ending: 'pdf', bytes: file.bytes },
      owner,
    );
  }
  if (pdf && file.type === 'application/pdf' && readPictureHeader(file.bytes) === 'other')
    throw new AppError('fileBroken');
  checkPicture(file);
  const bytes = await ctx.pictures.clean(file.bytes);
  return keepDocument(
    ctx,
    { purpose, name: `${file.name.replace(/\.\w+$/, '')}.jpg`, mime: 'image/jpeg', ending: 'jpg', bytes },
    owner,
  );
}

const VALID_SECONDS = 600;

/**
 * Returns a signed URL of a private file (10 minutes). `reader` is part of the signature; a view by staff is logged when the URL is used.
 */
export function signedUrl(ctx: Pick<BaseCtx, 'signer' | 'now'>, fileId: number, reader: Owner): string {
  const until = Math.floor(ctx.now().getTime() / 1000) + VALID_SECONDS;
  const who = reader.staffId ? `s${reader.staffId}` : `u${reader.userId ?? 0}`;
  return `/files/${fileId}?until=${until}&who=${who}&sig=${ctx.signer.sign(`file:${fileId}:${until}:${who}`)}`;
}

/** Checks a URL made by `signedUrl` and returns its reader. */
export function readSignedUrl(
  ctx: Pick<BaseCtx, 'signer' | 'now'>,
  fileId: number,
  query: { until?: string; who?: string; sig?: string },
): Owner {
  const { until = '', who = '', sig = '' } = query;
  if (!ctx.signer.verify(`file:${fileId}:${until}:${who}`, sig)) throw new AppError('linkExpired');
  if (Number(until) * 1000 < ctx.now().getTime()) throw new AppError('linkExpired');
  return who.startsWith('s') ? { staffId: Number(who.slice(1)) } : { userId: Number(who.slice(1)) };
}
