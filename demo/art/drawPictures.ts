// Draws the demo pictures: `node demo/art/drawPictures.ts [pattern] [--preview FOLDER [WIDTH]]`.
// Scenes are canvas code in drawPicture.js and scenes/; each picture comes from a seed, so a run repeats itself.
// With --preview, PNGs for looking at go to FOLDER and nothing in the repository changes.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { type Picture, pictures } from './pictures.ts';

const here = import.meta.dirname;
const folder = path.join(here, '../pictures');
const indexFile = path.join(folder, 'index.json');

export interface IndexEntry {
  kind: Picture['kind'];
  width: number;
  height: number;
  tone: string;
  files: { file: string; width: number; height: number; type: string; bytes: number }[];
}

/** Scripts are served to the page from this folder under a made-up origin, because modules do not load from file:. */
async function openStudio(): Promise<{ page: Page; close: () => Promise<void> }> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  await page.route('http://art.invalid/**', async (route) => {
    const name = new URL(route.request().url()).pathname;
    if (name === '/')
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><meta charset=utf-8><canvas id=c></canvas><script type=module src=/drawPicture.js></script>',
      });
    return route.fulfill({ contentType: 'text/javascript', body: await readFile(path.join(here, name)) });
  });
  await page.goto('http://art.invalid/');
  await page.waitForFunction('window.ready');
  return { page, close: () => browser.close() };
}

async function draw(page: Page, picture: Picture): Promise<Buffer> {
  const url = await page.evaluate(
    ([kind, spec]) =>
      (globalThis as unknown as { drawPicture: (k: string, s: unknown) => string }).drawPicture(kind, spec),
    picture.draw,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** The picture's strongest hue, lifted until it glows on the page's dark purple. */
async function toneOf(png: Buffer): Promise<string> {
  const { data } = await sharp(png)
    .resize(24, 24, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sum = [0, 0, 0];
  let total = 0;
  for (let i = 0; i < data.length; i += 3) {
    const [r, g, b] = [data[i]!, data[i + 1]!, data[i + 2]!];
    const weight = (Math.max(r, g, b) - Math.min(r, g, b) + 4) ** 2 * (Math.max(r, g, b) + 16);
    total += weight;
    [r, g, b].forEach((c, k) => {
      sum[k]! += c * weight;
    });
  }
  const mean = sum.map((c) => c / total);
  const peak = Math.max(...mean),
    grey = mean.reduce((a, c) => a + c, 0) / 3;
  const lifted = mean.map((c) =>
    Math.round(Math.min(255, Math.max(0, (grey + (c - grey) * 1.25) * Math.max(1, 176 / peak)))),
  );
  return `#${lifted.map((c) => c.toString(16).padStart(2, '0')).join('')}`;
}

async function save(picture: Picture, png: Buffer): Promise<IndexEntry> {
  const files: IndexEntry['files'] = [];
  for (const { width, format, quality } of picture.outputs) {
    const image = sharp(png).resize({ width, withoutEnlargement: true });
    const { data, info } = await (format === 'avif'
      ? image.avif({ quality, effort: 4 })
      : image.webp({ quality, effort: 5 })
    ).toBuffer({ resolveWithObject: true });
    const file = `${picture.id}-${width}.${format}`;
    await writeFile(path.join(folder, file), data);
    files.push({ file, width: info.width, height: info.height, type: `image/${format}`, bytes: data.length });
  }
  return { kind: picture.kind, width: picture.width, height: picture.height, tone: await toneOf(png), files };
}

async function readIndex(): Promise<Record<string, IndexEntry>> {
  try {
    return JSON.parse(await readFile(indexFile, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

async function main() {
  const [pattern = '.', flag, preview, previewWidth = '640'] = process.argv.slice(2);
  const wanted = pictures.filter((it) => new RegExp(pattern).test(it.id));
  await mkdir(flag === '--preview' && preview ? preview : folder, { recursive: true });
  const drawn: Record<string, IndexEntry> = {};
  const studio = await openStudio();
  for (const picture of wanted) {
    const png = await draw(studio.page, picture);
    if (flag === '--preview' && preview)
      await sharp(png)
        .resize({ width: Math.min(picture.width, Number(previewWidth)) })
        .png()
        .toFile(path.join(preview, `${picture.id}.png`));
    else drawn[picture.id] = await save(picture, png);
  }
  await studio.close();
  if (flag === '--preview') return;
  const index = { ...(await readIndex()), ...drawn };
  const ordered = Object.fromEntries(pictures.filter((it) => index[it.id]).map((it) => [it.id, index[it.id]]));
  await writeFile(indexFile, `${JSON.stringify(ordered, null, 1)}\n`);
}

await main();
