// What of a document the index keeps: hashes of its words, once for every question that may find it.
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import type { SearchText } from '../content/source.service.ts';
import { isHollow, pairsOf, soundsOf, syllablesOf, wordsOf } from './chinese.ts';
import { cut, type Piece } from './fold.ts';
import { stemOf } from './stems.ts';
import { facetsOf, synonymsOf } from './synonyms.ts';

/**
 * Where a word was met, from the most exact: the whole title (x), the beginning of a title's word (s), a programme's type, genre,
 * country or year (g), the title (t), the title or the names (n), anywhere (a). From t on each holds the one before it; pinyin is not kept for a, where there is no more of it.
 */
export type Level = 'x' | 's' | 'g' | 't' | 'n' | 'a';
/** How a word is written: Chinese, letters (as a stem), letters as pinyin. */
type Script = 'h' | 'l' | 'y';

/** Stands in every document: a question without words asks for it. */
export const everything = 1;
/** Longer beginnings of words are not kept apart. */
export const LONGEST_BEGINNING = 8;

/** 32 bits by FNV-1a. */
function hash(words: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) h = Math.imul(h ^ words.charCodeAt(i), 0x01000193);
  return h;
}
/** Thirteen more bits by another road, so that no two words of a large catalogue meet. */
function hashMore(words: string): number {
  let h = 0x2545f491;
  for (let i = 0; i < words.length; i++) h = Math.imul(h, 33) + words.charCodeAt(i);
  return h;
}
/** murmur3's finish: spreads what differs in few bits over all of them. */
function spread(h: number): number {
  let m = h ^ (h >>> 16);
  m = Math.imul(m, 0x85ebca6b);
  m ^= m >>> 13;
  m = Math.imul(m, 0xc2b2ae35);
  return m ^ (m >>> 16);
}
const seeds = new Map(
  [...'xsgtna'].flatMap((level) => [...'hly'].map((script) => [level + script, spread(hash(level + script))] as const)),
);
/** 45 bits: the index compares these instead of words, and adds the tier above them. */
const join = (low: number, high: number, seed: number) =>
  (spread(high ^ seed) >>> 19) * 2 ** 32 + (spread(low ^ seed) >>> 0);
export const token = (level: Level, script: Script, word: string): number =>
  join(hash(word), hashMore(word), seeds.get(level + script)!);

/** A document's texts, cut once. */
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
/** Words in letters of a document; their stems must be learnt before its tokens are made. */
export function lettersOf({ zhTitle, enTitle, names, bodies }: Fields): string[] {
  const words: string[] = [];
  for (const pieces of [zhTitle, enTitle, ...names, ...bodies])
    for (const piece of pieces) if (!piece.han) words.push(piece.text);
  return words;
}

/** Words that a word with a typing error may have meant; a plural gives its singular too. */
export const spellingsOf = (fields: Fields): string[] =>
  lettersOf(fields).flatMap((word) => {
    if (!/^[a-z]{4,30}$/.test(word) || stemOf(word) === undefined) return [];
    return word === `${stemOf(word)}s` ? [word, stemOf(word)!] : [word];
  });

const MOST_TITLE_WORDS = 12;
/** A document's tokens, without the salt of its tier. */
export function tokensOf({ zhTitle, enTitle, names, bodies, kinds }: Fields, year: number | null): number[] {
  const tokens = new Set<number>([everything]);
  const on = (levels: string, script: Script, words: Iterable<string>) => {
    for (const word of words) {
      const [low, high] = [hash(word), hashMore(word)];
      for (const level of levels) tokens.add(join(low, high, seeds.get(level + script)!));
    }
  };
  for (const title of [zhTitle, enTitle]) titleTokens(title, on);
  for (const pieces of names) nameTokens(pieces, on);
  on('g', 'l', kinds);
  if (year !== null) on(kinds.length ? 'gna' : 'na', 'l', [String(year)]);
  for (const body of bodies) bodyTokens(body, on);
  return [...tokens];
}
type On = (levels: string, script: Script, words: Iterable<string>) => void;

function titleTokens(pieces: readonly Piece[], on: On) {
  if (!pieces.length) return;
  on('x', 'l', wholesOf(pieces));
  for (const piece of pieces) {
    if (piece.han) {
      on('tna', 'h', pairsOf(piece.text));
      on('tna', 'h', piece.text);
      const sounds = soundsOf(piece.text);
      on('t', 'y', sounds.full);
      on('t', 'y', sounds.initials);
      on(
        'na',
        'y',
        wordsOf(piece.text)
          .filter((w) => [...w].length > 1)
          .map((w) => syllablesOf(w).join('')),
      );
      if (piece === pieces[0]) on('s', 'l', beginningsOf(sounds.whole));
      if (piece === pieces[0] && pieces.length === 1) {
        on('x', 'l', [sounds.whole, ...(sounds.wholeInitials.length > 2 ? [sounds.wholeInitials] : [])]);
        on('tn', 'y', [sounds.whole]);
      }
    } else {
      on('t', 'l', [stemOf(piece.text) ?? piece.text]);
      on('na', 'l', stemOf(piece.text) === undefined ? [] : [stemOf(piece.text)!]);
    }
  }
  for (const piece of pieces.filter((p) => !p.han).slice(0, MOST_TITLE_WORDS)) on('s', 'l', beginningsOf(piece.text));
}
/** A title as one word, with and without the article it begins with. */
function wholesOf(pieces: readonly Piece[]): string[] {
  const all = pieces.map((piece) => piece.text).join('');
  const article = pieces.length > 1 && /^(the|an?)$/.test(pieces[0]!.text);
  return article ? [all, all.slice(pieces[0]!.text.length)] : [all];
}
const beginningsOf = (word: string) =>
  Array.from({ length: Math.min(word.length, LONGEST_BEGINNING) }, (_, i) => word.slice(0, i + 1));

/** People’s names are found by pinyin too; longer names are companies’ and places’. */
const LONGEST_PERSON = 4;
function nameTokens(pieces: readonly Piece[], on: On) {
  pieces.forEach((piece, i) => {
    if (piece.han) {
      on('na', 'h', pairsOf(piece.text));
      on('na', 'h', piece.text);
      if ([...piece.text].length <= LONGEST_PERSON) on('n', 'y', [syllablesOf(piece.text).join('')]);
      return;
    }
    const stem = stemOf(piece.text);
    if (stem !== undefined) on('na', 'l', [stem]);
    // “Xie Linchuan” is also asked for as xielinchuan.
    const next = pieces[i + 1];
    if (next && !next.han && next.text.length < 12 && piece.text.length < 12) on('n', 'y', [piece.text + next.text]);
  });
}

function bodyTokens(pieces: readonly Piece[], on: On) {
  for (const piece of pieces) {
    if (!piece.han) {
      const stem = stemOf(piece.text);
      if (stem !== undefined) on('a', 'l', [stem]);
      continue;
    }
    for (const word of wordsOf(piece.text))
      if ([...word].length > 1) on('a', 'h', pairsOf(word));
      else if (!isHollow(word)) on('a', 'h', [word]);
  }
}
