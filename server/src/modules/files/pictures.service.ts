import { randomBytes } from 'node:crypto';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { UploadedFile } from '@pavilion/protocol/kit/endpoint.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import type { BaseCtx } from '../../kit/ctx.ts';
import { readPictureHeader } from './pictureHeader.ts';
import { insertWithinQuota, refuseWithoutRoom } from './quota.service.ts';

/** Refuses by its first bytes anything but a JPEG or PNG of a size that may be decoded; `ctx.pictures` decodes it later. */
export function checkPicture(file: UploadedFile): void {
  if (file.bytes.length > limits.uploadMaxBytes)
    throw new AppError('fileTooLarge', { maxBytes: limits.uploadMaxBytes });
  const header = readPictureHeader(file.bytes);
  if (header === 'other') throw new AppError('imageKindRefused');
  if (header === 'broken') throw new AppError('fileBroken');
  if (header.width * header.height > limits.uploadMaxPixels)
    throw new AppError('pictureTooLarge', { megapixels: limits.uploadMaxPixels / 1_000_000 });
}

/**
 * Stores a public picture in the widths the layout needs, as AVIF and WebP without the original, within the quota of `userId` (undefined
 * for the site's own pictures). Returns the id of its `pictures` row.
 */
export async function storePicture(
  ctx: Pick<BaseCtx, 'db' | 'files' | 'pictures'>,
  file: UploadedFile,
  widths: readonly number[],
  userId?: number,
): Promise<number> {
  checkPicture(file);
  await refuseWithoutRoom(ctx, userId, file.bytes.length);
  const { width, height, tone, sources: made } = await ctx.pictures.store(file.bytes, widths);
  const key = `u/${randomBytes(12).toString('base64url')}`;
  const sources: { width: number; type: string; url: string }[] = [];
  for (const { width: w, type, bytes } of made) {
    const path = `${key}-${w}.${type}`;
    await ctx.files.write('public', path, bytes);
    sources.push({ width: w, type: `image/${type}`, url: `/media/${path}` });
  }
  const bytes = made.reduce((sum, size) => sum + size.bytes.length, 0);
  const values = { key, width, height, tone, sources: JSON.stringify(sources), bytes, ownerUserId: userId ?? null };
  try {
    return await insertWithinQuota(ctx, userId, bytes, async ({ db }) => {
      const { id } = await db.insertInto('pictures').values(values).returning('id').executeTakeFirstOrThrow();
      return id;
    });
  } catch (error) {
    for (const { url } of sources) await ctx.files.remove('public', url.replace('/media/', ''));
    throw error;
  }
}
