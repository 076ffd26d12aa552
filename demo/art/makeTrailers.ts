// Makes the three demo trailers: slow pans over key art, `node demo/art/makeTrailers.ts`. Needs ffmpeg on the path.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const here = import.meta.dirname;
const folder = path.join(here, '../films/trailers');
const fps = 24;
const shotSeconds = 3.6;
const fadeSeconds = 0.6;

/** Three shots a trailer: the hero's wide art, then two stills of the same programme. */
const trailers = ['twelve-lanterns', 'echoes-of-the-deep', 'keeper-of-gull-rock'] as const;

/** Start and end of each slow move: zoom and the centre it looks at, as fractions. */
const moves = [
  { zoom: [1.05, 1.24], x: [0.5, 0.72], y: [0.5, 0.5] },
  { zoom: [1.2, 1.2], x: [0.3, 0.7], y: [0.5, 0.45] },
  { zoom: [1.3, 1.06], x: [0.55, 0.5], y: [0.6, 0.5] },
] as const;

function panFilter(input: number): string {
  const { zoom, x, y } = moves[input]!;
  const frames = Math.round(shotSeconds * fps);
  const at = ([from, to]: readonly [number, number]) => `(${from}+(${to}-${from})*on/${frames})`;
  return `[${input}:v]scale=2560:1440,zoompan=z='${at(zoom)}':x='(iw-iw/zoom)*${at(x)}':y='(ih-ih/zoom)*${at(y)}':d=${frames}:s=1280x720:fps=${fps},setsar=1[v${input}]`;
}

async function makeTrailer(key: string): Promise<void> {
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'trailer-'));
  try {
    await run(process.execPath, [
      path.join(here, 'drawPictures.ts'),
      `^(hero-${key}-wide|${key}-1|${key}-2)$`,
      '--preview',
      scratch,
      '1280',
    ]);
    const shots = [`hero-${key}-wide`, `${key}-1`, `${key}-2`].flatMap((id) => ['-i', path.join(scratch, `${id}.png`)]);
    const second = shotSeconds - fadeSeconds;
    const total = shotSeconds * 3 - fadeSeconds * 2;
    const graph = [
      ...moves.map((_, i) => panFilter(i)),
      `[v0][v1]xfade=transition=fade:duration=${fadeSeconds}:offset=${second}[a]`,
      `[a][v2]xfade=transition=fade:duration=${fadeSeconds}:offset=${second * 2}[b]`,
      `[b]fade=in:0:${fps / 2},fade=out:st=${total - 0.7}:d=0.7,format=yuv420p[out]`,
    ].join(';');
    const file = path.join(folder, `trailer-${key}.mp4`);
    const encode = [
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-crf',
      '27',
      '-profile:v',
      'high',
      '-level',
      '3.1',
      '-movflags',
      '+faststart',
      '-c:a',
      'aac',
      '-b:a',
      '32k',
    ];
    await run('ffmpeg', [
      '-y',
      '-loglevel',
      'error',
      ...shots,
      '-f',
      'lavfi',
      '-t',
      String(total),
      '-i',
      'anullsrc=r=44100:cl=mono',
      '-filter_complex',
      graph,
      '-map',
      '[out]',
      '-map',
      '3:a',
      '-t',
      String(total),
      ...encode,
      file,
    ]);
  } finally {
    await rm(scratch, { recursive: true });
  }
}

await mkdir(folder, { recursive: true });
for (const key of trailers) await makeTrailer(key);
