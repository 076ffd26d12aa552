import type { Picture } from '@pavilion/protocol/pictures.ts';
import sharp from 'sharp';
import type { BaseCtx } from '../../kit/ctx.ts';

/** A phone's width: about 3 KB of AVIF, the seventh part of a second on a slow network, no request of its own. */
const WIDTH = 420;

/** The first stage's picture, small enough to stand inside the page, for the moment before the real one comes. */
export function createPlaceholders({ files }: Pick<BaseCtx, 'files'>) {
  const kept = new Map<number, Promise<string>>();
  async function make({ sources }: Picture): Promise<string> {
    const enough = sources.filter((s) => s.width >= WIDTH).sort((a, b) => a.width - b.width)[0] ?? sources.at(-1);
    if (!enough) return '';
    const bytes = await files.read('public', enough.url.replace(/^\/media\//, ''));
    const small = await sharp(bytes).resize({ width: WIDTH }).avif({ quality: 28, effort: 5 }).toBuffer();
    return `data:image/avif;base64,${small.toString('base64')}`;
  }
  return (picture: Picture): Promise<string> => {
    const known = kept.get(picture.id);
    if (known !== undefined) return known;
    const made = make(picture);
    kept.set(picture.id, made);
    made.catch(() => kept.delete(picture.id)); // asked again with the next page; this one is told
    return made;
  };
}
