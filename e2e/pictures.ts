import { randomInt } from 'node:crypto';
import sharp from 'sharp';

/** Makes a photo like that of a phone; no two are alike. */
export async function photo(name: string) {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  const buffer = await sharp({ create: { width: 640, height: 420, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
