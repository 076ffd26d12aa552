// What somebody typed, as sets of tokens that a document must have: the most exact first.
import { isHollow, pairsOf, syllablesOf, wordsOf } from './chinese.ts';
import { cut, type Piece } from './fold.ts';
import { stemOf } from './stems.ts';
import { isFacet } from './synonyms.ts';
import { everything, type Level, LONGEST_BEGINNING, token } from './tokens.ts';

export interface Word {
  text: string;
  han: boolean;
}
export interface Question {
  pieces: readonly Piece[];
  words: readonly Word[];
  /** All pieces as one word: an exact title. */
  whole: string;
}
/** How a plan finds: whole title, kind of programme, phrase in the title, words of the title, of title and names, anywhere. */
export type Way = 'x' | 'g' | 'p' | 't' | 'n' | 'a';
export interface Plan {
  way: Way;
  /** Letters were read as pinyin. */
  sound: boolean;
  /** Which share of the words it asks for. */
  share: number;
  tokens: number[];
}

/** More words than this say no more about what is wanted. */
const MOST_WORDS = 8;
const afterNumber = new Set('年届季部集期'.split(''));

/** The stems of its words must have been learnt. */
export function ask(keyword: string): Question {
  const pieces = cut(keyword);
  const words = pieces.flatMap((piece, i): Word[] => {
    if (!piece.han) return [{ text: piece.text, han: false }];
    if (afterNumber.has(piece.text) && /\d$/.test(pieces[i - 1]?.text ?? '')) return [];
    const cuts = wordsOf(piece.text);
    const longer = cuts.filter((word) => [...word].length > 1);
    return (longer.length ? longer : [piece.text]).map((text) => ({ text, han: true }));
  });
  const told = words.filter(({ text, han }) => (han ? !isHollow(text) : stemOf(text) !== undefined));
  return {
    pieces,
    words: unique(told.length ? told : words).slice(0, MOST_WORDS),
    whole: pieces.map((piece) => piece.text).join(''),
  };
}
const unique = (words: readonly Word[]) =>
  words.filter((word, i) => words.findIndex((w) => w.text === word.text) === i);

const hanTokens = (level: Level, text: string) => pairsOf(text).map((pair) => token(level, 'h', pair));
/** A word's tokens on a level; none for a stop word outside of titles. */
function tokensOfWord(level: Level, { text, han }: Word, sound: boolean): number[] {
  if (han) return hanTokens(level, text);
  if (sound) return [token(level === 'a' ? 'n' : level, 'y', text)];
  const stem = stemOf(text);
  if (stem !== undefined) return [token(level, 'l', stem)];
  return level === 't' ? [token(level, 'l', text)] : [];
}
const tokensOfWords = (level: Level, words: readonly Word[], sound: boolean) =>
  words.flatMap((word) => tokensOfWord(level, word, sound));

/** Numbers and single letters are no pinyin. */
const canSound = (words: readonly Word[]) =>
  words.some((word) => !word.han && /^[a-z]{2,}$/.test(word.text)) &&
  words.every((word) => word.han || /^[a-z]{2,}$|^\d+$/.test(word.text));
/** In a question of sounds a number stays a number. */
const soundTokens = (level: Level, words: readonly Word[]) =>
  words.flatMap((word) => tokensOfWord(level, word, /^[a-z]/.test(word.text)));

const plan = (way: Way, tokens: number[], sound = false, share = 1): Plan[] =>
  tokens.length ? [{ way, sound, share, tokens: [...new Set(tokens)] }] : [];

/** A stop word stands in nearly every title and tells none apart: it counts only where there is nothing else. */
function told(pieces: readonly Piece[]): Piece[] {
  const hasStems = pieces.some((piece) => piece.han || stemOf(piece.text) !== undefined);
  return pieces.filter((piece) => piece.han || !hasStems || stemOf(piece.text) !== undefined);
}

/** Plans for documents that have all the words. */
export function plansFor(question: Question): Plan[] {
  const { pieces, words, whole } = question;
  if (!words.length) return [{ way: 'a', sound: false, share: 1, tokens: [everything] }];
  const phrase = told(pieces).flatMap(({ text, han }) =>
    han ? hanTokens('t', text) : tokensOfWord('t', { text, han }, false),
  );
  const sound = canSound(words);
  return apart([
    ...plan('x', [token('x', 'l', whole)]),
    ...plan('g', kindTokens(question)),
    ...plan('p', phrase),
    ...plan('t', tokensOfWords('t', words, false)),
    ...(sound ? plan('t', soundTokens('t', words), true) : []),
    ...plan('n', tokensOfWords('n', words, false)),
    ...(sound ? plan('n', soundTokens('n', words), true) : []),
    ...plan('a', tokensOfWords('a', words, false)),
    ...(sound ? plan('a', soundTokens('a', words), true) : []),
  ]);
}

/** A question of several words as it would be asked for a whole title, for titles that hold it, and for titles and names. */
export interface TitlePlans {
  plans: Plan[];
  /** What a folded title has if it holds the question: signs, and words in letters after a space, as far as their stem goes. */
  texts: string[];
}
export function plansForTitle({ pieces, words }: Question, plans: readonly Plan[]): TitlePlans | null {
  const own = (['x', 'p', 'n'] as const).map((is) => plans.find(({ way, sound }) => way === is && !sound));
  if (words.length < 2 || own.includes(undefined)) return null;
  const texts = told(pieces).map(({ text, han }) => (han ? text : ` ${sharedBeginning(text, stemOf(text) ?? text)}`));
  return { plans: own as Plan[], texts };
}
function sharedBeginning(a: string, b: string): string {
  let end = 0;
  while (end < a.length && a[end] === b[end]) end++;
  return a.slice(0, end);
}

/** Where every word names a kind of programme or a year; Chinese as it was typed, or else by its words. */
function kindTokens({ pieces }: Question): number[] {
  const words = pieces.flatMap(({ text, han }) => {
    if (isFacet(text) || !han) return [text];
    return wordsOf(text).filter((word) => !isHollow(word) && !afterNumber.has(word));
  });
  return words.every(isFacet) ? words.map((word) => token('g', 'l', word)) : [];
}
/** Without those that ask the same as one before them. */
function apart(plans: Plan[]): Plan[] {
  const seen = new Set<string>();
  return plans.filter(({ tokens }) => {
    const key = tokens.toSorted().join();
    return !seen.has(key) && seen.add(key);
  });
}

/**
 * Places of the plans that together find whatever any of them finds; at most five. Names hold the titles and texts hold the
 * names, but not the sounds of titles. None where only some of the words are asked for: there is no end to those.
 */
export function coveringOf(plans: readonly Plan[]): number[] {
  if (plans.some(({ share }) => share < 1)) return [];
  return plans.flatMap(({ way, sound }, i) => {
    const isHeld = way === 'n' || (!sound && (way === 'p' || way === 't'));
    const isLast = !plans
      .slice(i + 1)
      .some((later) => later.sound === sound && (later.way === 'n' || later.way === 'a'));
    return isHeld && !isLast ? [] : [i];
  });
}

/** Plans for what is still being typed: the last word may be the beginning of a title's word. */
export function plansForBeginning(question: Question): Plan[] {
  const last = question.words.at(-1);
  if (!last || last.han) return [];
  const others = question.words.slice(0, -1);
  const begins = token('s', 'l', last.text.slice(0, LONGEST_BEGINNING));
  return [
    ...plan('t', [...tokensOfWords('t', others, false), begins]),
    ...(others.length ? plan('t', [...soundTokens('t', others), begins], true) : []),
  ];
}

/** Signs that sound like the title’s: 十二宫登 finds 十二宫灯. */
export function plansForSound({ words }: Question): Plan[] {
  if (!words.some((word) => word.han)) return [];
  return plan(
    't',
    words.flatMap((word) => {
      if (!word.han) return tokensOfWord('t', word, false);
      const syllables = syllablesOf(word.text);
      const grams = syllables.length <= 4 ? [syllables] : syllables.slice(3).map((_, i) => syllables.slice(i, i + 4));
      return grams.map((gram) => token('t', 'y', gram.join('')));
    }),
    true,
  );
}

/** Plans for documents that have most of the words: one is left out, then each alone. */
export function plansForSome({ words }: Question): Plan[] {
  if (words.length < 2) return [];
  const without = words.length > 2 ? words.map((_, i) => words.toSpliced(i, 1)) : [];
  return (['t', 'n', 'a'] as const).flatMap((level) =>
    [...without, ...words.map((word) => [word])].flatMap((some) =>
      plan(level, tokensOfWords(level, some, false), false, some.length / words.length),
    ),
  );
}
