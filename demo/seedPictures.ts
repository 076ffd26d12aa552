import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { JobCtx } from '@pavilion/server/kit/ctx.ts';

const folder = join(import.meta.dirname, 'pictures');
const trailers = join(import.meta.dirname, 'films/trailers');
const AT_ONCE = 16;

/** What `pictures/index.json` says of each picture, by its key: its size, its tone, and the files it comes in. */
type PictureIndex = Record<
  string,
  { width: number; height: number; tone: string; files: { file: string; width: number; type: string }[] }
>;

async function copyToStore({ files }: JobCtx, from: string, path: string) {
  const place = files.locate('public', path);
  await mkdir(dirname(place), { recursive: true });
  await copyFile(from, place);
}

/** Copies the fair's pictures into the public store; gives the row of each by its key. */
export async function seedPictures(ctx: JobCtx): Promise<Map<string, number>> {
  const index = join(folder, 'index.json');
  if (!existsSync(index)) return new Map();
  const entries = Object.entries(JSON.parse(readFileSync(index, 'utf8')) as PictureIndex);
  if (entries.length === 0) return new Map();
  const names = entries.flatMap(([, { files }]) => files.map(({ file }) => file));
  for (let i = 0; i < names.length; i += AT_ONCE)
    await Promise.all(names.slice(i, i + AT_ONCE).map((name) => copyToStore(ctx, join(folder, name), `demo/${name}`)));
  const rows = await ctx.db
    .insertInto('pictures')
    .values(
      entries.map(([key, { width, height, tone, files }]) => ({
        key,
        width,
        height,
        tone,
        sources: JSON.stringify(
          files
            .map(({ file, width, type }) => ({ width, type, url: `/media/demo/${file}` }))
            .sort((a, b) => a.width - b.width),
        ),
      })),
    )
    .returning(['id', 'key'])
    .execute();
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** Trailers are files of `films/trailers/` named `trailer-KEY.mp4`; gives the file of each by the programme's key. */
export async function seedTrailers(ctx: JobCtx): Promise<Map<string, number>> {
  const names = existsSync(trailers) ? readdirSync(trailers).filter((name) => name.endsWith('.mp4')) : [];
  const ids = new Map<string, number>();
  for (const name of names) {
    const bytes = await readFile(join(trailers, name));
    const stored = await ctx.files.write('public', `demo/${name}`, bytes);
    const { id } = await ctx.db
      .insertInto('files')
      .values({
        store: 'public',
        purpose: 'trailer',
        name,
        mime: 'video/mp4',
        bytes: stored.bytes,
        sha256: stored.sha256,
        path: stored.path,
        readyAt: ctx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(name.replace(/^trailer-|\.mp4$/g, ''), id);
  }
  return ids;
}
