// Turns a query into sets of tokens that a document must have, the most exact first.
import { isFunctionWord, pairsOf, syllablesOf, wordsOf } from './chinese.ts';
import { cut, type Piece } from './fold.ts';
import { stemOf } from './stems.ts';
import { isFacet } from './synonyms.ts';
import { everything, type Level, LONGEST_BEGINNING, token } from './tokens.ts';

export interface Word {
  text: string;
  han: boolean;
}
export interface ParsedQuery {
  pieces: readonly Piece[];
  words: readonly Word[];
  /** All parts as one word: an exact title. */
  whole: string;
}
/** How a plan matches: whole title, kind of programme, phrase in the title, words of the title, of title and names, anywhere. */
export type Way = 'exactTitle' | 'category' | 'phrase' | 'title' | 'titleOrNames' | 'anywhere';
export interface Plan {
  way: Way;
  /** Whether letters were read as pinyin. */
  sound: boolean;
  /** The share of the words it requires. */
  share: number;
  tokens: number[];
}

/** Further words add nothing to what is searched for. */
const MOST_WORDS = 8;
const afterNumber = new Set('年届季部集期'.split(''));

/** Parses a query. The stems of its words must have been loaded (`learnStems`). */
export function parseQuery(keyword: string): ParsedQuery {
  const pieces = cut(keyword);
  const words = pieces.flatMap((piece, i): Word[] => {
    if (!piece.han) return [{ text: piece.text, han: false }];
    if (afterNumber.has(piece.text) && /\d$/.test(pieces[i - 1]?.text ?? '')) return [];
    const cuts = wordsOf(piece.text);
    const longer = cuts.filter((word) => [...word].length > 1);
    return (longer.length ? longer : [piece.text]).map((text) => ({ text, han: true }));
  });
  const told = words.filter(({ text, han }) => (han ? !isFunctionWord(text) : stemOf(text) !== undefined));
  return {
    pieces,
    words: unique(told.length ? told : words).slice(0, MOST_WORDS),
    whole: pieces.map((piece) => piece.text).join(''),
  };
}
const unique = (words: readonly Word[]) =>
  words.filter((word, i) => words.findIndex((w) => w.text === word.text) === i);

const hanTokens = (level: Level, text: string) => pairsOf(text).map((pair) => token(level, 'han', pair));
/** Returns a word's tokens on a level; a stop word has tokens in titles only. */
function tokensOfWord(level: Level, { text, han }: Word, sound: boolean): number[] {
  if (han) return hanTokens(level, text);
  if (sound) return [token(level === 'anywhere' ? 'titleOrNames' : level, 'pinyin', text)];
  const stem = stemOf(text);
  if (stem !== undefined) return [token(level, 'latin', stem)];
  return level === 'title' ? [token(level, 'latin', text)] : [];
}
const tokensOfWords = (level: Level, words: readonly Word[], sound: boolean) =>
  words.flatMap((word) => tokensOfWord(level, word, sound));

/** Numbers and single letters are not read as pinyin. */
const canSound = (words: readonly Word[]) =>
  words.some((word) => !word.han && /^[a-z]{2,}$/.test(word.text)) &&
  words.every((word) => word.han || /^[a-z]{2,}$|^\d+$/.test(word.text));
/** In a pinyin query a number stays a number. */
const soundTokens = (level: Level, words: readonly Word[]) =>
  words.flatMap((word) => tokensOfWord(level, word, /^[a-z]/.test(word.text)));

const plan = (way: Way, tokens: number[], sound = false, share = 1): Plan[] =>
  tokens.length ? [{ way, sound, share, tokens: [...new Set(tokens)] }] : [];

/** Removes stop words, which occur in nearly every title, unless there are no other words. */
function told(pieces: readonly Piece[]): Piece[] {
  const hasStems = pieces.some((piece) => piece.han || stemOf(piece.text) !== undefined);
  return pieces.filter((piece) => piece.han || !hasStems || stemOf(piece.text) !== undefined);
}

/** Returns plans for documents that contain all the words. */
export function plansFor(question: ParsedQuery): Plan[] {
  const { pieces, words, whole } = question;
  if (!words.length) return [{ way: 'anywhere', sound: false, share: 1, tokens: [everything] }];
  const phrase = told(pieces).flatMap(({ text, han }) =>
    han ? hanTokens('title', text) : tokensOfWord('title', { text, han }, false),
  );
  const sound = canSound(words);
  return apart([
    ...plan('exactTitle', [token('exactTitle', 'latin', whole)]),
    ...plan('category', kindTokens(question)),
    ...plan('phrase', phrase),
    ...plan('title', tokensOfWords('title', words, false)),
    ...(sound ? plan('title', soundTokens('title', words), true) : []),
    ...plan('titleOrNames', tokensOfWords('titleOrNames', words, false)),
    ...(sound ? plan('titleOrNames', soundTokens('titleOrNames', words), true) : []),
    ...plan('anywhere', tokensOfWords('anywhere', words, false)),
    ...(sound ? plan('anywhere', soundTokens('anywhere', words), true) : []),
  ]);
}

/** The plans of a query of several words for a whole title, for titles that contain it, and for titles and names. */
export interface TitlePlans {
  plans: Plan[];
  /** What a folded title contains if it contains the query: characters, and words in letters after a space, up to their stem. */
  texts: string[];
}
export function plansForTitle({ pieces, words }: ParsedQuery, plans: readonly Plan[]): TitlePlans | null {
  const own = (['exactTitle', 'phrase', 'titleOrNames'] as const).map((is) =>
    plans.find(({ way, sound }) => way === is && !sound),
  );
  if (words.length < 2 || own.includes(undefined)) return null;
  const texts = told(pieces).map(({ text, han }) => (han ? text : ` ${sharedBeginning(text, stemOf(text) ?? text)}`));
  return { plans: own as Plan[], texts };
}
function sharedBeginning(a: string, b: string): string {
  let end = 0;
  while (end < a.length && a[end] === b[end]) end++;
  return a.slice(0, end);
}

/** Returns tokens if every word names a kind of programme or a year; Chinese as typed, or else by its words. */
function kindTokens({ pieces }: ParsedQuery): number[] {
  const words = pieces.flatMap(({ text, han }) => {
    if (isFacet(text) || !han) return [text];
    return wordsOf(text).filter((word) => !isFunctionWord(word) && !afterNumber.has(word));
  });
  return words.every(isFacet) ? words.map((word) => token('category', 'latin', word)) : [];
}
/** Removes plans that repeat an earlier one. */
function apart(plans: Plan[]): Plan[] {
  const seen = new Set<string>();
  return plans.filter(({ tokens }) => {
    const key = tokens.toSorted().join();
    return !seen.has(key) && seen.add(key);
  });
}

/**
 * Returns the indexes of plans that together find everything any plan finds, at most five. Names include the titles and texts include the
 * names, but not the pinyin of titles. It returns none if only some of the words are required, because such plans are unlimited.
 */
export function coveringOf(plans: readonly Plan[]): number[] {
  if (plans.some(({ share }) => share < 1)) return [];
  return plans.flatMap(({ way, sound }, i) => {
    const isHeld = way === 'titleOrNames' || (!sound && (way === 'phrase' || way === 'title'));
    const isLast = !plans
      .slice(i + 1)
      .some((later) => later.sound === sound && (later.way === 'titleOrNames' || later.way === 'anywhere'));
    return isHeld && !isLast ? [] : [i];
  });
}

/** Returns plans for an incomplete query: the last word may be the beginning of a word in a title. */
export function plansForBeginning(question: ParsedQuery): Plan[] {
  const last = question.words.at(-1);
  if (!last || last.han) return [];
  const others = question.words.slice(0, -1);
  const begins = token('wordStart', 'latin', last.text.slice(0, LONGEST_BEGINNING));
  return [
    ...plan('title', [...tokensOfWords('title', others, false), begins]),
    ...(others.length ? plan('title', [...soundTokens('title', others), begins], true) : []),
  ];
}

/** Returns plans for characters that sound like the title’s: 十二宫登 finds 十二宫灯. */
export function plansForSound({ words }: ParsedQuery): Plan[] {
  if (!words.some((word) => word.han)) return [];
  return plan(
    'title',
    words.flatMap((word) => {
      if (!word.han) return tokensOfWord('title', word, false);
      const syllables = syllablesOf(word.text);
      const grams = syllables.length <= 4 ? [syllables] : syllables.slice(3).map((_, i) => syllables.slice(i, i + 4));
      return grams.map((gram) => token('title', 'pinyin', gram.join('')));
    }),
    true,
  );
}

/** Returns plans for documents that contain most of the words: all but one, then each alone. */
export function plansForSome({ words }: ParsedQuery): Plan[] {
  if (words.length < 2) return [];
  const without = words.length > 2 ? words.map((_, i) => words.toSpliced(i, 1)) : [];
  return (['title', 'titleOrNames', 'anywhere'] as const).flatMap((level) =>
    [...without, ...words.map((word) => [word])].flatMap((some) =>
      plan(level, tokensOfWords(level, some, false), false, some.length / words.length),
    ),
  );
}
