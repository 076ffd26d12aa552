import { randomBytes } from 'node:crypto';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { UploadedFile } from '@pavilion/protocol/kit/endpoint.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import sharp, { type Sharp } from 'sharp';
import type { BaseCtx } from '../../kit/ctx.ts';

/** No more than this is decoded: a small file can claim a picture that fills the memory. */
const LARGEST_PIXELS = 50_000_000;
const accepted = new Set(['jpeg', 'png', 'gif', 'webp', 'avif', 'heif']);

/** Reads an uploaded picture, turned upright and with its metadata (place, camera) gone; refuses what is none. */
export async function decode(file: UploadedFile): Promise<{ image: Sharp; width: number; height: number }> {
  if (!file.type.startsWith('image/')) throw new AppError('imageKindRefused');
  if (file.bytes.length > limits.uploadMaxBytes)
    throw new AppError('fileTooLarge', { maxBytes: limits.uploadMaxBytes });
  try {
    const raw = sharp(file.bytes, { limitInputPixels: LARGEST_PIXELS, failOn: 'error' });
    const { format, width, height, orientation } = await raw.metadata();
    if (!format || !accepted.has(format) || !width || !height) throw new AppError('imageKindRefused');
    await raw.clone().stats(); // reads every pixel: half a picture fails here
    const turned = (orientation ?? 1) >= 5;
    return { image: raw.rotate(), width: turned ? height : width, height: turned ? width : height };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('fileBroken');
  }
}

/** The dominant colour, lifted so that it glows on the dark room (ui.md `--tone`). */
export async function toneOf(image: Sharp): Promise<string> {
  const { dominant } = await sharp(await image.clone().resize(64, 64, { fit: 'cover' }).png().toBuffer()).stats();
  const peak = Math.max(dominant.r, dominant.g, dominant.b, 1);
  const lift = peak < 96 ? 96 / peak : 1;
  return `#${[dominant.r, dominant.g, dominant.b]
    .map((c) =>
      Math.min(255, Math.round(c * lift))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/**
 * Stores a public picture in the widths the layout needs, AVIF and WebP, never the original.
 * Gives the id of its `pictures` row.
 */
export async function storePicture(
  ctx: Pick<BaseCtx, 'db' | 'files'>,
  file: UploadedFile,
  widths: readonly number[],
): Promise<number> {
  const { image, width, height } = await decode(file);
  const key = `u/${randomBytes(12).toString('base64url')}`;
  const sizes = [...new Set(widths.map((w) => Math.min(w, width)))].sort((a, b) => a - b);
  const sources: { width: number; type: string; url: string }[] = [];
  for (const w of sizes) {
    const sized = image.clone().resize({ width: w });
    for (const [type, bytes] of [
      ['avif', await sized.clone().avif({ quality: 52, effort: 3 }).toBuffer()],
      ['webp', await sized.clone().webp({ quality: 76 }).toBuffer()],
    ] as const) {
      const path = `${key}-${w}.${type}`;
      await ctx.files.write('public', path, bytes);
      sources.push({ width: w, type: `image/${type}`, url: `/media/${path}` });
    }
  }
  const { id } = await ctx.db
    .insertInto('pictures')
    .values({ key, width, height, tone: await toneOf(image), sources: JSON.stringify(sources) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
