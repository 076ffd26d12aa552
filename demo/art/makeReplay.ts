// Makes the replay of the clause clinic: five cards with its main points, `node demo/art/makeReplay.ts`. Needs ffmpeg on the path.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';

const run = promisify(execFile);
const file = path.join(import.meta.dirname, '../films/replays/clause-clinic.mp4');
const cardSeconds = 5;
const fadeSeconds = 0.6;

const cards = [
  ['合同条款门诊', 'Clause clinic', '独家、非独家与保留期'],
  ['独家，不等于自己不能播', 'Exclusive does not silence the owner', '版权方要保留的使用，请逐项写进合同。Reserve your own uses in writing, one by one.'],
  ['保留期不算在授权年限里', 'A holdback is not part of the duration', '它从合同写明的那一天起算。It runs from the day that the contract names.'],
  ['“短视频平台”说的是服务', '“Short video” names a service', '不是公司：长视频频道须另行授权。Not a company: its long-form channel needs a licence of its own.'],
  ['谢谢参加', 'Thank you for coming', '下一场公开课见。See you at the next class.'],
] as const;
const page = ([zh, en, line]: (typeof cards)[number], i: number) => `<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; width: 1280px; height: 720px; display: grid; align-content: center; gap: 22px; padding: 0 120px; box-sizing: border-box;
    color: #f6f3fa; font-family: "Noto Serif CJK SC"; background: radial-gradient(90% 120% at ${70 - i * 10}% 120%, #7644d9, #211038 55%, #160829); }
  h1 { margin: 0; font-size: 68px; letter-spacing: 4px; } h2 { margin: 0; font-weight: 400; font-style: italic; font-size: 36px; color: #fad596; }
  p { margin: 20px 0 0; padding-top: 28px; border-top: 2px dashed #816fa6; font-family: "Noto Sans CJK SC"; font-size: 26px; line-height: 1.6; color: #cbc3d6; }
</style><h1>${zh}</h1><h2>${en}</h2><p>${line}</p>`;

const scratch = await mkdtemp(path.join(os.tmpdir(), 'replay-'));
try {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const studio = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  for (const [i, card] of cards.entries()) {
    await studio.setContent(page(card, i));
    await studio.screenshot({ path: path.join(scratch, `${i}.png`) });
  }
  await browser.close();

  const step = cardSeconds - fadeSeconds;
  const total = cards.length * step + fadeSeconds;
  const inputs = cards.flatMap((_, i) => ['-loop', '1', '-t', String(cardSeconds), '-i', path.join(scratch, `${i}.png`)]);
  const fades = cards
    .slice(1)
    .map((_, i) => `[${i === 0 ? '0:v' : `x${i}`}][${i + 1}:v]xfade=transition=fade:duration=${fadeSeconds}:offset=${(i + 1) * step}[x${i + 1}]`);
  const graph = [...fades, `[x${cards.length - 1}]fps=24,format=yuv420p[out]`].join(';');
  const silence = ['-f', 'lavfi', '-t', String(total), '-i', 'anullsrc=r=44100:cl=mono'];
  const encode = '-c:v libx264 -preset slow -crf 26 -profile:v high -level 3.1 -movflags +faststart -c:a aac -b:a 32k'.split(' ');
  const out = ['-filter_complex', graph, '-map', '[out]', '-map', `${cards.length}:a`, '-t', String(total)];
  await run('ffmpeg', ['-y', '-loglevel', 'error', ...inputs, ...silence, ...out, ...encode, file]);
  console.log(`${path.basename(file)}: ${Math.round((await stat(file)).size / 1024)} KB, ${total} s`);
} finally {
  await rm(scratch, { recursive: true, force: true });
}
