// Chooses the font for each character. Fonts are opened once per process and shared by all documents.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { AppError } from '@pavilion/protocol/errors.ts';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

export type Language = 'zh' | 'en';
export type Role = 'text' | 'strong' | 'display';
export interface Style {
  role: Role;
  language: Language;
}

/** One font that may cover a character; opened when first needed. */
interface Face {
  promises(codePoint: number): boolean;
  open(codePoint: number): Promise<Font>;
}

const require = createRequire(import.meta.url);
const folderOf = (name: string) => {
  // Packages of fonts export no package.json, so the folder is found by its name among the paths of the resolver.
  for (const path of require.resolve.paths(name) ?? []) {
    try {
      readFileSync(join(path, name, 'package.json'));
      return join(path, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error(`the fonts of ${name} are not installed`);
};

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

function wholeFont(packageName: string, file: string): Face {
  const open = once(async () => {
    const bytes = await readFile(join(folderOf(packageName), 'fonts', file));
    const font = create(bytes) as Font;
    sources.set(font, bytes);
    return font;
  });
  return { promises: () => true, open };
}

const parseRanges = (text: string) =>
  text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });

/** A web font cut in slices by unicode range; a slice is unpacked (and its weight pinned) when first needed. */
function slicedFont(packageName: string, ending: string, weight?: number): Face {
  const slices = once(() => {
    const folder = folderOf(packageName);
    const stem = packageName.slice(packageName.indexOf('/') + 1);
    const table = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
    return Object.entries(table).map(([key, ranges]) => ({
      ranges: parseRanges(ranges),
      open: once(async () => {
        const packed = await readFile(join(folder, 'files', `${stem}-${key.replace(/[[\]]/g, '')}-${ending}.woff2`));
        const axes = weight === undefined ? {} : { variationAxes: { wght: weight } };
        return create(
          await subsetFont(packed, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true, ...axes }),
        ) as Font;
      }),
    }));
  });
  const sliceOf = (codePoint: number) =>
    slices().find((slice) => slice.ranges.some(([from, to]) => codePoint >= from && codePoint <= to));
  return {
    promises: (codePoint) => sliceOf(codePoint) !== undefined,
    open: (codePoint) => sliceOf(codePoint)!.open(),
  };
}

/** Rare Chinese characters, Hangul, Arabic: what the first fonts leave out, in the order of likelihood. */
const fallbacks = (weight: 400 | 600) => [
  slicedFont('@fontsource-variable/noto-sans-jp', 'wght-normal', weight),
  slicedFont('@fontsource-variable/noto-sans-hk', 'wght-normal', weight),
  slicedFont('@fontsource-variable/noto-sans-kr', 'wght-normal', weight),
  wholeFont('@embedpdf/fonts-arabic', weight === 400 ? 'NotoNaskhArabic-Regular.ttf' : 'NotoNaskhArabic-Bold.ttf'),
];

const faces = once((): Record<Role, Record<Language, Face[]>> => {
  const han = {
    text: wholeFont('@embedpdf/fonts-sc', 'NotoSansHans-Regular.otf'),
    strong: wholeFont('@embedpdf/fonts-sc', 'NotoSansHans-Medium.otf'),
  };
  const latin = {
    text: slicedFont('@fontsource-variable/instrument-sans', 'wght-normal', 400),
    strong: slicedFont('@fontsource-variable/instrument-sans', 'wght-normal', 600),
  };
  const wideLatin = {
    text: wholeFont('@embedpdf/fonts-latin', 'NotoSans-Regular.ttf'),
    strong: wholeFont('@embedpdf/fonts-latin', 'NotoSans-SemiBold.ttf'),
  };
  const rest = { text: fallbacks(400), strong: fallbacks(600) };
  const family = (role: 'text' | 'strong') => ({
    zh: [han[role], latin[role], wideLatin[role], ...rest[role]],
    // Latin faces first: the Chinese ones set ’ and “ ” as wide as a character.
    en: [latin[role], wideLatin[role], han[role], ...rest[role]],
  });
  const serif = slicedFont('@fontsource/noto-serif-sc', '700-normal');
  const display = slicedFont('@fontsource/instrument-serif', '400-normal');
  const strong = family('strong');
  return {
    text: family('text'),
    strong,
    display: { zh: [serif, ...strong.zh], en: [display, ...strong.en] },
  };
});

const chosen = new Map<string, Font>();
const keyOf = (style: Style, codePoint: number) => `${style.role}${style.language}${codePoint}`;

async function choose(style: Style, codePoint: number): Promise<Font | undefined> {
  for (const face of faces()[style.role][style.language]) {
    if (!face.promises(codePoint)) continue;
    const font = await face.open(codePoint);
    if (font.hasGlyphForCodePoint(codePoint)) return font;
  }
  return undefined;
}

/** Characters that would otherwise be invisible in a message are named by their number. */
const named = (codePoint: number) => {
  const character = String.fromCodePoint(codePoint);
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character)
    ? character
    : `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
};

type Styled = Style & { words: string };
function charactersByStyle(texts: Iterable<Styled>) {
  const found = new Map<string, { style: Style; characters: Set<string> }>();
  for (const { words, role, language } of texts) {
    const key = role + language;
    const { characters } = found.get(key) ?? { characters: new Set(' ') };
    found.set(key, { style: { role, language }, characters });
    for (const character of words) characters.add(character);
  }
  return found.values();
}

/**
 * Opens the fonts that a document's texts need. Throws AppError('glyphsMissing') with every character that no font has: a contract with a
 * gap in a name is worse than none.
 */
export async function openFonts(texts: Iterable<Styled>): Promise<void> {
  const missing = new Set<string>();
  for (const { style, characters } of charactersByStyle(texts)) {
    for (const character of characters) {
      const codePoint = character.codePointAt(0)!;
      const key = keyOf(style, codePoint);
      if (chosen.has(key)) continue;
      const font = await choose(style, codePoint);
      if (font) chosen.set(key, font);
      else missing.add(named(codePoint));
    }
  }
  if (missing.size > 0) throw new AppError('glyphsMissing', { characters: [...missing].join(' ') });
}

/** The font of one character that `openFonts` has seen. */
export function fontOf(style: Style, character: string): Font {
  const font = chosen.get(keyOf(style, character.codePointAt(0)!));
  if (!font) throw new Error(`no font was opened for ${character}`);
  return font;
}

/** Past this many glyphs a font is cut before a document takes it: pdfkit keeps a stub of every subroutine. */
const largeFont = 5_000;
const sources = new WeakMap<Font, Buffer>();

/**
 * What to embed in place of each font that prints these texts: large ones cut down to the characters used.
 * Widths and shapes stay, so lines may be broken with the whole fonts.
 */
export async function cutFonts(texts: Iterable<Styled>): Promise<Map<Font, Font>> {
  const used = new Map<Font, Set<string>>();
  for (const { words, ...style } of texts) {
    for (const character of new Set(words)) {
      const font = fontOf(style, character);
      if (font.numGlyphs < largeFont) continue;
      const characters = used.get(font) ?? new Set();
      used.set(font, characters.add(character));
    }
  }
  const cut = new Map<Font, Font>();
  for (const [font, characters] of used) {
    const bytes = await subsetFont(sources.get(font)!, [...characters].join(''), {
      targetFormat: 'sfnt',
      keepFeatures: ['kern'],
      noLayoutClosure: true,
    });
    cut.set(font, create(bytes) as Font);
  }
  return cut;
}

/** Composed accents, one kind of space, no invisible marks but those of isolates (`bidi.ts`); ideographs stay exactly as written. */
export function printable(words: string): string {
  return words
    .replace(/\P{M}\p{M}+/gu, (cluster) => cluster.normalize('NFC'))
    .replace(/(?<!\p{Script=Arabic})[\u200c\u200d]|(?!\u200c|\u200d|\u2068|\u2069)\p{Cf}/gu, '')
    .replace(/[\t\n\r\f\v\u2028\u2029]+/g, ' ');
}
