// The tokens of a document in the index: hashes of its words.
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import type { SearchText } from '../content/source.service.ts';
import { isFunctionWord, pairsOf, soundsOf, syllablesOf, wordsOf } from './chinese.ts';
import { cut, type Piece } from './fold.ts';
import { stemOf } from './stems.ts';
import { facetsOf, synonymsOf } from './synonyms.ts';

/**
 * Where a word occurs in a document, from the most exact to the widest: it is the whole title, the beginning of a word of the title, or a
 * programme's type, genre, country or year; it is in the title, in the title or the names, or anywhere. From `title` on, each level
 * includes the one before it. Pinyin is not stored for `anywhere`, because it would add nothing to `titleOrNames`.
 */
export type Level = keyof typeof levelCodes;
/** How a word is written: Chinese, Latin letters (as a stem), or pinyin. */
type Script = keyof typeof scriptCodes;

/** Part of each token's seed. Changing a letter changes all tokens, so that the index must be rebuilt. */
const levelCodes = {
  exactTitle: 'x',
  wordStart: 's',
  category: 'g',
  title: 't',
  titleOrNames: 'n',
  anywhere: 'a',
} as const;
const scriptCodes = { han: 'h', latin: 'l', pinyin: 'y' } as const;
/** The levels of a word of the title, and those of any other word except words of the body. */
const titleAndWider = ['title', 'titleOrNames', 'anywhere'] as const;
const namesAndWider = ['titleOrNames', 'anywhere'] as const;

/** Every document has this token; an empty query searches for it. */
export const everything = 1;
/** Longer beginnings of words are not distinguished. */
export const LONGEST_BEGINNING = 8;

/** 32 bits by FNV-1a. */
function hash(words: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) h = Math.imul(h ^ words.charCodeAt(i), 0x01000193);
  return h;
}
/** Thirteen more bits by another hash, so that no two words of a large catalogue collide. */
function hashMore(words: string): number {
  let h = 0x2545f491;
  for (let i = 0; i < words.length; i++) h = Math.imul(h, 33) + words.charCodeAt(i);
  return h;
}
/** The final step of murmur3: spreads differences in few bits over all bits. */
function spread(h: number): number {
  let m = h ^ (h >>> 16);
  m = Math.imul(m, 0x85ebca6b);
  m ^= m >>> 13;
  m = Math.imul(m, 0xc2b2ae35);
  return m ^ (m >>> 16);
}
const seedsOf = (code: string) => ({
  han: spread(hash(code + scriptCodes.han)),
  latin: spread(hash(code + scriptCodes.latin)),
  pinyin: spread(hash(code + scriptCodes.pinyin)),
});
const seeds = Object.fromEntries(Object.entries(levelCodes).map(([level, code]) => [level, seedsOf(code)])) as Record<
  Level,
  Record<Script, number>
>;
/** 45 bits: the index compares these instead of words, with the tier in the bits above. */
const join = (low: number, high: number, seed: number) =>
  (spread(high ^ seed) >>> 19) * 2 ** 32 + (spread(low ^ seed) >>> 0);
export const token = (level: Level, script: Script, word: string): number =>
  join(hash(word), hashMore(word), seeds[level][script]);

/** A document's texts, split once. */
export interface Fields {
  zhTitle: Piece[];
  enTitle: Piece[];
  names: Piece[][];
  bodies: Piece[][];
  /** Of programmes: words of type, genre and country. */
  kinds: string[];
}
export const fieldsOf = (it: SearchText, of: number): Fields => ({
  zhTitle: cut(it.zhTitle),
  enTitle: cut(it.enTitle),
  names: [cut(it.zhNames), cut(it.enNames), synonymsOf(it.zhNames)],
  bodies: [cut(it.zhBody), cut(it.enBody)],
  kinds: of === ContentClass.programme ? facetsOf(it.zhNames) : [],
});
/** Returns the words in letters of a document; their stems must be loaded before its tokens are made. */
export function lettersOf({ zhTitle, enTitle, names, bodies }: Fields): string[] {
  const words: string[] = [];
  for (const pieces of [zhTitle, enTitle, ...names, ...bodies])
    for (const piece of pieces) if (!piece.han) words.push(piece.text);
  return words;
}

/** Returns words that a misspelt word may mean; a plural adds its singular. */
export const spellingsOf = (fields: Fields): string[] =>
  lettersOf(fields).flatMap((word) => {
    if (!/^[a-z]{4,30}$/.test(word) || stemOf(word) === undefined) return [];
    return word === `${stemOf(word)}s` ? [word, stemOf(word)!] : [word];
  });

const MOST_TITLE_WORDS = 12;
/** Returns a document's tokens, without the salt of its tier. */
export function tokensOf({ zhTitle, enTitle, names, bodies, kinds }: Fields, year: number | null): number[] {
  const tokens = new Set<number>([everything]);
  const on = (levels: readonly Level[], script: Script, words: Iterable<string>) => {
    for (const word of words) {
      const [low, high] = [hash(word), hashMore(word)];
      for (const level of levels) tokens.add(join(low, high, seeds[level][script]));
    }
  };
  for (const title of [zhTitle, enTitle]) titleTokens(title, on);
  for (const pieces of names) nameTokens(pieces, on);
  on(['category'], 'latin', kinds);
  if (year !== null) on(kinds.length ? ['category', ...namesAndWider] : namesAndWider, 'latin', [String(year)]);
  for (const body of bodies) bodyTokens(body, on);
  return [...tokens];
}
type On = (levels: readonly Level[], script: Script, words: Iterable<string>) => void;

function titleTokens(pieces: readonly Piece[], on: On) {
  if (!pieces.length) return;
  on(['exactTitle'], 'latin', wholesOf(pieces));
  for (const piece of pieces) {
    if (piece.han) {
      on(titleAndWider, 'han', pairsOf(piece.text));
      on(titleAndWider, 'han', piece.text);
      const sounds = soundsOf(piece.text);
      on(['title'], 'pinyin', sounds.full);
      on(['title'], 'pinyin', sounds.initials);
      on(
        namesAndWider,
        'pinyin',
        wordsOf(piece.text)
          .filter((w) => [...w].length > 1)
          .map((w) => syllablesOf(w).join('')),
      );
      if (piece === pieces[0]) on(['wordStart'], 'latin', beginningsOf(sounds.whole));
      if (piece === pieces[0] && pieces.length === 1) {
        on(['exactTitle'], 'latin', [sounds.whole, ...(sounds.wholeInitials.length > 2 ? [sounds.wholeInitials] : [])]);
        on(['title', 'titleOrNames'], 'pinyin', [sounds.whole]);
      }
    } else {
      on(['title'], 'latin', [stemOf(piece.text) ?? piece.text]);
      on(namesAndWider, 'latin', stemOf(piece.text) === undefined ? [] : [stemOf(piece.text)!]);
    }
  }
  for (const piece of pieces.filter((p) => !p.han).slice(0, MOST_TITLE_WORDS))
    on(['wordStart'], 'latin', beginningsOf(piece.text));
}
/** Returns a title as one word, with and without a leading article. */
function wholesOf(pieces: readonly Piece[]): string[] {
  const all = pieces.map((piece) => piece.text).join('');
  const article = pieces.length > 1 && /^(the|an?)$/.test(pieces[0]!.text);
  return article ? [all, all.slice(pieces[0]!.text.length)] : [all];
}
const beginningsOf = (word: string) =>
  Array.from({ length: Math.min(word.length, LONGEST_BEGINNING) }, (_, i) => word.slice(0, i + 1));

/** People’s names are found by pinyin too; longer names are those of companies and places. */
const LONGEST_PERSON = 4;
function nameTokens(pieces: readonly Piece[], on: On) {
  pieces.forEach((piece, i) => {
    if (piece.han) {
      on(namesAndWider, 'han', pairsOf(piece.text));
      on(namesAndWider, 'han', piece.text);
      if ([...piece.text].length <= LONGEST_PERSON) on(['titleOrNames'], 'pinyin', [syllablesOf(piece.text).join('')]);
      return;
    }
    const stem = stemOf(piece.text);
    if (stem !== undefined) on(namesAndWider, 'latin', [stem]);
    // “Xie Linchuan” is also searched as xielinchuan.
    const next = pieces[i + 1];
    if (next && !next.han && next.text.length < 12 && piece.text.length < 12)
      on(['titleOrNames'], 'pinyin', [piece.text + next.text]);
  });
}

function bodyTokens(pieces: readonly Piece[], on: On) {
  for (const piece of pieces) {
    if (!piece.han) {
      const stem = stemOf(piece.text);
      if (stem !== undefined) on(['anywhere'], 'latin', [stem]);
      continue;
    }
    for (const word of wordsOf(piece.text))
      if ([...word].length > 1) on(['anywhere'], 'han', pairsOf(word));
      else if (!isFunctionWord(word)) on(['anywhere'], 'han', [word]);
  }
}
