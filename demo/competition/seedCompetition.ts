import { existsSync } from 'node:fs';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { JobCtx } from '@pavilion/server/kit/ctx.ts';
import { putCompetition, storeCaptions } from '@pavilion/server/modules/competition/competition.console.service.ts';
import { entryKind } from '@pavilion/server/modules/competition/competition.content.service.ts';
import { putCounts } from '@pavilion/server/modules/competition/competition.service.ts';
import { publishContent } from '@pavilion/server/modules/content/content.service.ts';
import { captions, entries } from './entries.ts';
import { competitionAt } from './rules.ts';

const folder = join(import.meta.dirname, '../films/entries');
const heights = [960, 640];
const filmSeconds = 6;
const hour = 3_600_000;

/** The sizes a film comes in, as files of the public store. */
async function storeFilms(ctx: JobCtx, key: string) {
  const films: { fileId: number; height: number; name: string }[] = [];
  for (const height of heights) {
    const name = `${key}-${height}.mp4`;
    if (!existsSync(join(folder, name))) continue;
    const stored = await ctx.files.write('public', `demo/${name}`, await readFile(join(folder, name)));
    const { id } = await ctx.db
      .insertInto('files')
      .values({
        store: 'public',
        purpose: 'entry',
        name,
        mime: 'video/mp4',
        bytes: stored.bytes,
        sha256: stored.sha256,
        path: stored.path,
        readyAt: ctx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    films.push({ fileId: id, height, name });
  }
  return films;
}
/** The playlist with its levels, where a film has one. */
async function storePlaylist({ files }: JobCtx, key: string): Promise<string | null> {
  if (!existsSync(join(folder, key, 'master.m3u8'))) return null;
  const path = `demo/entries/${key}`;
  const place = files.locate('public', path);
  await mkdir(dirname(place), { recursive: true });
  await cp(join(folder, key), place, { recursive: true });
  return `/media/${path}/master.m3u8`;
}
const clock = (seconds: number) => `00:${seconds.toFixed(3).padStart(6, '0')}`;
async function storeCaptionFiles(ctx: JobCtx, key: string) {
  const cues = captions[key];
  if (!cues) return [];
  const write = async (language: 'zh' | 'en') => {
    const lines = cues.map(([from, to, zh, en]) => `${clock(from)} --> ${clock(to)}\n${language === 'zh' ? zh : en}`);
    const name = `${key}.${language}.vtt`;
    const bytes = new TextEncoder().encode(`WEBVTT\n\n${lines.join('\n\n')}\n`);
    return { language, name, fileId: (await storeCaptions(ctx, { name, bytes }, null)).id };
  };
  return [await write('zh'), await write('en')];
}

/** Competition 100 with its windows, rules and twenty entries; films lie in `films/entries`. */
export async function seedCompetition(ctx: JobCtx, pictures: ReadonlyMap<string, number>): Promise<void> {
  const { revision } = await ctx.db.selectFrom('competitions').select('revision').executeTakeFirstOrThrow();
  await putCompetition(ctx, revision, competitionAt(ctx.now()), null);
  // Entries have numbers in the order of their submission, which is not the order of this list.
  const numberOf = (i: number) => 100 + ((i * 7) % entries.length) + 1;
  for (const [i, { key, votes, views, ...texts }] of entries.entries()) {
    const number = numberOf(i);
    const id = await publishContent(
      ctx,
      entryKind,
      {
        ...texts,
        number,
        posterId: pictures.get(`entry-${key}`) ?? null,
        seconds: filmSeconds,
        videos: await storeFilms(ctx, key),
        playlist: await storePlaylist(ctx, key),
        captions: await storeCaptionFiles(ctx, key),
      },
      { publishedAt: new Date(ctx.now().getTime() - (200 - number) * 9 * hour) },
    );
    await putCounts(ctx.db, id, { votes, views }, ctx.now());
  }
}
