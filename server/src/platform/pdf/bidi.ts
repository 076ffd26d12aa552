// Right-to-left words in left-to-right lines: embedding levels and visual order (UAX #9, by bidi-js).
import bidiFactory from 'bidi-js';
import { printable } from './fonts.ts';

const bidi = bidiFactory();
const firstStrong = '\u2068';
const popIsolate = '\u2069';
const isolates = /[\u2068\u2069]/g;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

export const hasRightToLeft = (words: string): boolean => rightToLeft.test(words);

/**
 * Isolates names, titles and addresses with right-to-left words from the text around them: brackets, numbers and commas of the sentence
 * keep their places. Every text of a document's data is isolated before it joins a sentence.
 */
export function isolateTexts<T>(data: T): T {
  if (typeof data === 'string') {
    if (!rightToLeft.test(data)) return data;
    return `${firstStrong}${printable(data).replace(isolates, '')}${popIsolate}` as T;
  }
  if (Array.isArray(data)) return data.map(isolateTexts) as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, isolateTexts(value)])) as T;
}

/** The characters that a text is printed with: no marks of isolates, and the mirror images that right-to-left words may need. */
export function printedCharacters(marked: string): string {
  const words = marked.replace(isolates, '');
  if (!rightToLeft.test(words)) return words;
  return words + [...words].map(mirrored).join('');
}

export interface Levelled {
  /** Without the marks of isolates, which are not printed. */
  words: string;
  /** One for each UTF-16 unit; undefined where everything runs left to right. */
  levels: number[] | undefined;
}
/** The embedding level of every character; the document itself runs left to right. */
export function levelsOf(marked: string): Levelled {
  if (!rightToLeft.test(marked)) return { words: marked.replace(isolates, ''), levels: undefined };
  const { levels } = bidi.getEmbeddingLevels(marked, 'ltr');
  const kept = [...levels].filter((_, index) => !/[\u2068\u2069]/.test(marked[index]!));
  return { words: marked.replace(isolates, ''), levels: kept };
}

/** Characters of an odd level that turn with the direction, brackets first of all. */
export const mirrored = (character: string): string => bidi.getMirroredCharacter(character) ?? character;

/** Reverses text at an odd level without letters of its own script and mirrors its brackets. Fonts turn letters themselves. */
export function turned(words: string): string {
  if (rightToLeft.test(words)) return words;
  return [...words].map(mirrored).reverse().join('');
}

/** The parts of a line from left to right: rule L2, each part of one level. */
export function visualOrder<T extends { level: number }>(parts: readonly T[]): T[] {
  const ordered = [...parts];
  const highest = Math.max(0, ...parts.map((part) => part.level));
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < ordered.length; from++) {
      if (ordered[from]!.level < level) continue;
      let to = from + 1;
      while (to < ordered.length && ordered[to]!.level >= level) to++;
      ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = to;
    }
  }
  return ordered;
}
