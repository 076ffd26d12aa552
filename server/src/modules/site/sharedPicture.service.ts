import type { Picture } from '@pavilion/protocol/pictures.ts';
import sharp from 'sharp';
import type { BaseCtx } from '../../kit/ctx.ts';

/** What networks and messengers show beside a link: this size, and no AVIF. */
const box = { width: 1200, height: 630 };
const most = 100;

/** The picture of a shared link as a JPEG, made when first asked for; a poster stands whole on a soft ground of itself. */
export function createSharedPictures({ files }: Pick<BaseCtx, 'files'>) {
  const kept = new Map<number, Promise<Buffer>>();
  // One after the other: whoever asks for many takes time, not the machine.
  let last: Promise<unknown> = Promise.resolve();

  async function make({ sources, width, height }: Picture): Promise<Buffer> {
    const best = sources.reduce((a, b) => (b.width > a.width ? b : a));
    const bytes = await files.read('public', best.url.replace(/^\/media\//, ''));
    const image = sharp(bytes);
    if (width > height * 1.2)
      return image
        .resize({ ...box, fit: 'cover' })
        .jpeg({ quality: 82 })
        .toBuffer();
    const ground = await image
      .clone()
      .resize({ ...box, fit: 'cover' })
      .blur(28)
      .modulate({ brightness: 0.5 })
      .toBuffer();
    const whole = await image.resize({ height: box.height - 60, width: box.width, fit: 'inside' }).toBuffer();
    return sharp(ground)
      .composite([{ input: whole }])
      .jpeg({ quality: 84 })
      .toBuffer();
  }
  return (picture: Picture): Promise<Buffer> => {
    const known = kept.get(picture.id);
    if (known !== undefined) return known;
    const made = last.then(() => make(picture));
    last = made.catch(() => undefined); // its own asker is told; the next one in the row goes on
    kept.set(picture.id, made);
    made.catch(() => kept.delete(picture.id));
    if (kept.size > most) kept.delete(kept.keys().next().value!);
    return made;
  };
}
