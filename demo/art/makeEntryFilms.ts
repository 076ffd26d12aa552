// Makes the films of the competition's demo entries: three slow moves over the entry's own picture with a soft chord under
// them, `node demo/art/makeEntryFilms.ts [pattern]`. Needs ffmpeg on the path.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { entryArt } from './entryArt.ts';

const run = promisify(execFile);
const here = import.meta.dirname;
const folder = path.join(here, '../films/entries');
const fps = 24;
const shotSeconds = 2.4;
const fadeSeconds = 0.6;
const seconds = shotSeconds * 3 - fadeSeconds * 2;

/** Films that come in more than one size: some as files to choose from, one as an HLS ladder. */
const inTwoFiles: readonly string[] = ['lamplit-street', 'swimming-with-whales'];
const asLadder: readonly string[] = ['a-letter-in-the-rain'];
const small = { height: 640, crf: 33 };
const large = { height: 960, crf: 32 };

/** Start and end of each slow move: zoom and the centre it looks at, as fractions. */
const moves = [
  { zoom: [1, 1.16], x: [0.5, 0.5], y: [0.5, 0.45] },
  { zoom: [1.7, 1.7], x: [0.28, 0.62], y: [0.72, 0.66] },
  { zoom: [1.5, 1.08], x: [0.5, 0.5], y: [0.34, 0.5] },
] as const;
/** Open fifths, one of them for each film. */
const roots = [110, 123.47, 130.81, 146.83, 164.81, 98] as const;

function panFilter(i: number, height: number): string {
  const { zoom, x, y } = moves[i]!;
  const frames = Math.round(shotSeconds * fps);
  const at = ([from, to]: readonly [number, number]) => `(${from}+(${to}-${from})*on/${frames})`;
  return `[${i}:v]scale=2160:3840,zoompan=z='${at(zoom)}':x='(iw-iw/zoom)*${at(x)}':y='(ih-ih/zoom)*${at(y)}':d=${frames}:s=${(height / 16) * 9}x${height}:fps=${fps},setsar=1[v${i}]`;
}
const filterOf = (height: number) =>
  [
    ...moves.map((_, i) => panFilter(i, height)),
    `[v0][v1]xfade=transition=fade:duration=${fadeSeconds}:offset=${shotSeconds - fadeSeconds}[a]`,
    `[a][v2]xfade=transition=fade:duration=${fadeSeconds}:offset=${(shotSeconds - fadeSeconds) * 2}[b]`,
    '[b]format=yuv420p[out]',
  ].join(';');

async function encode(
  picture: string,
  number: number,
  { height, crf }: typeof small,
  target: readonly string[],
): Promise<void> {
  const root = roots[number % roots.length]!;
  const tone = (ratio: number, loud: number, beat: number) =>
    `${loud}*sin(2*PI*${(root * ratio).toFixed(2)}*t)*(0.7+0.3*sin(2*PI*${beat}*t))`;
  const chord = `aevalsrc='${tone(1, 0.16, 0.31)}+${tone(1.5, 0.1, 0.23)}+${tone(2.25, 0.05, 0.41)}':s=32000:d=${seconds},afade=in:0:d=0.8,afade=out:st=${seconds - 1}:d=1`;
  await run('ffmpeg', [
    ...'-y -loglevel error'.split(' '),
    ...moves.flatMap(() => ['-i', picture]),
    '-f', 'lavfi', '-i', chord,
    '-filter_complex', filterOf(height), '-map', '[out]', '-map', '3:a', '-t', String(seconds),
    ...`-c:v libx264 -preset slow -crf ${crf} -profile:v main -level 3.1 -g 48 -keyint_min 48 -sc_threshold 0`.split(' '),
    ...'-c:a aac -b:a 20k'.split(' '),
    ...target,
  ]);
}
const asFile = (file: string) => ['-movflags', '+faststart', file];

/** Two levels and the playlist over them; a player takes what the line carries. */
async function ladder(picture: string, number: number, key: string) {
  const place = path.join(folder, key);
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
  const levels = [small, large];
  for (const level of levels)
    await encode(picture, number, level, [
      // Pieces of MP4: those of MPEG-TS end in .ts, which the compiler takes for its own.
      ...'-f hls -hls_time 2 -hls_playlist_type vod -hls_flags independent_segments -hls_segment_type fmp4'.split(' '),
      '-hls_fmp4_init_filename', `${level.height}-init.mp4`,
      '-hls_segment_filename', path.join(place, `${level.height}-%d.m4s`), path.join(place, `${level.height}.m3u8`),
    ]);
  const lines = await Promise.all(
    levels.map(async ({ height }) => {
      const parts = (await readdir(place)).filter((name) => name.startsWith(`${height}-`));
      const bytes = (await Promise.all(parts.map((name) => stat(path.join(place, name))))).map((s) => s.size);
      const all = bytes.reduce((sum, n) => sum + n, 0);
      const peak = Math.round((Math.max(...bytes) * 8) / 2);
      return `#EXT-X-STREAM-INF:BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${Math.round((all * 8) / seconds)},RESOLUTION=${(height / 16) * 9}x${height},CODECS="avc1.4d401f,mp4a.40.2"\n${height}.m3u8`;
    }),
  );
  await writeFile(
    path.join(place, 'master.m3u8'),
    `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n${lines.join('\n')}\n`,
  );
}

async function film(key: string, number: number, scratch: string) {
  const picture = path.join(scratch, `entry-${key}.png`);
  await encode(picture, number, small, asFile(path.join(folder, `${key}-${small.height}.mp4`)));
  if (inTwoFiles.includes(key))
    await encode(picture, number, large, asFile(path.join(folder, `${key}-${large.height}.mp4`)));
  if (asLadder.includes(key)) await ladder(picture, number, key);
}

const pattern = new RegExp(process.argv[2] ?? '.');
await mkdir(folder, { recursive: true });
const scratch = await mkdtemp(path.join(os.tmpdir(), 'entries-'));
try {
  await run(process.execPath, [path.join(here, 'drawPictures.ts'), '^entry-', '--preview', scratch, '1080']);
  for (const [number, key] of Object.keys(entryArt).entries()) if (pattern.test(key)) await film(key, number, scratch);
} finally {
  await rm(scratch, { recursive: true });
}
