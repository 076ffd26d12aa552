import { AppError } from '@pavilion/protocol/errors.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import sharp, { type Sharp } from 'sharp';

sharp.cache(false);
// Disables the decoders of formats that may not be uploaded, whatever the bytes claim to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });

/** Rotates the picture upright and removes its metadata (place, camera). */
async function decode(bytes: Uint8Array): Promise<{ image: Sharp; width: number; height: number }> {
  try {
    const raw = sharp(bytes, { limitInputPixels: limits.uploadMaxPixels, failOn: 'error' });
    const { width, height, orientation } = await raw.metadata();
    await raw.clone().stats(); // reads every pixel: half a picture fails here
    const turned = (orientation ?? 1) >= 5;
    return { image: raw.rotate(), width: turned ? height : width, height: turned ? width : height };
  } catch {
    // Whatever the decoder could not read is no picture.
    throw new AppError('fileBroken');
  }
}

/** The dominant colour, lifted so that it glows on the dark room (ui.md `--tone`). */
async function toneOf(image: Sharp): Promise<string> {
  const small = await image.clone().resize(64, 64, { fit: 'cover' }).png().toBuffer();
  const { dominant } = await sharp(small).stats();
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

/** The picture in each width as AVIF and WebP. */
export async function storePicture({ bytes, widths }: { bytes: Uint8Array; widths: readonly number[] }) {
  const { image, width, height } = await decode(bytes);
  const sizes = [...new Set(widths.map((w) => Math.min(w, width)))].sort((a, b) => a - b);
  const sources: { width: number; type: 'avif' | 'webp'; bytes: Uint8Array }[] = [];
  for (const w of sizes) {
    const sized = image.clone().resize({ width: w });
    sources.push({ width: w, type: 'avif', bytes: await sized.clone().avif({ quality: 52, effort: 3 }).toBuffer() });
    sources.push({ width: w, type: 'webp', bytes: await sized.clone().webp({ quality: 76 }).toBuffer() });
  }
  return { width, height, tone: await toneOf(image), sources };
}

/** The picture of a document as a JPEG of its own. */
export async function cleanPicture({ bytes }: { bytes: Uint8Array }): Promise<Uint8Array> {
  const { image } = await decode(bytes);
  return image
    .resize({ width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
}

/** Refuses a drawing without a stroke. */
export async function checkDrawing({ bytes }: { bytes: Uint8Array }): Promise<void> {
  const { image } = await decode(bytes);
  const { channels } = await image.flatten({ background: '#ffffff' }).stats();
  if (channels.every(({ min, max }) => min === max)) throw new AppError('fileBroken');
}
