// Subsets "Pavilion Song" (Chinese headings) and the condensed numbers to the characters that the site uses. Run after adding headings:
// node web/build/subsetFonts.ts. The results are committed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const src = fileURLToPath(new URL('../src', import.meta.url));
const fonts = join(src, 'assets/fonts');
const packaged = (file: string) => readFileSync(createRequire(import.meta.url).resolve(file));

/** Headings are the entries of *.text.ts and *.titles.ts with the key `title`, `heading`, or a key that ends in them. */
const headingLine = /\b(\w*(?:title|heading))\b\s*:\s*\{[^}]*?zh:\s*(?:\([^)]*\)\s*=>\s*)?[`'"]([^`'"]*)[`'"]/gi;
const brand = '云上节展';

function headings(): Set<string> {
  const found = new Set(brand);
  for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(text|titles)\.ts$|routes\.tsx$/.test(file)) continue;
    for (const [, , words] of readFileSync(join(src, file), 'utf8').matchAll(headingLine))
      for (const character of words ?? '') if (/[\u3000-\u9fff\uff00-\uffef]/.test(character)) found.add(character);
  }
  return found;
}

const song = [...headings()].sort().join('');
writeFileSync(
  join(fonts, 'pavilion-song.woff2'),
  await subsetFont(
    packaged('@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-700-normal.woff2'),
    song,
    {
      targetFormat: 'woff2',
    },
  ),
);

const numbers = `0123456789 .,:;–—-×′″/%+()~·¥$€£#${'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'}`;
for (const weight of [300, 600, 700])
  writeFileSync(
    join(fonts, `sofia-sans-xc-${weight}.woff2`),
    await subsetFont(
      packaged(`@fontsource/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-${weight}-normal.woff2`),
      numbers,
      { targetFormat: 'woff2' },
    ),
  );
process.stdout.write(`${song.length} characters of Chinese headings\n`);
