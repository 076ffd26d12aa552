// Finds the places of the searched words in a text, and the part of a long text to show.
import type { Marks, Snippet } from '@pavilion/protocol/search.ts';
import { syllablesOf } from './chinese.ts';
import { cutPlaced, type PlacedPiece } from './fold.ts';
import type { ParsedQuery } from './parseQuery.ts';
import { stemOf } from './stems.ts';

const endings = /^(e?s|e?d|ing|e?rs?|ly|ies|y|e|ations?|ions?|al|ments?|ness)$/;
/** Matches a stem with an ending: lanterns for lantern. */
const isMet = (word: string, asked: string) => {
  const stem = stemOf(asked) ?? asked;
  if (word === asked || word === stem) return true;
  return stem.length > 2 && word.startsWith(stem) && endings.test(word.slice(stem.length));
};

/** Matches a word in letters as the pinyin of consecutive characters: in full, by initials or incomplete. */
function soundMarks(piece: PlacedPiece, asked: string, at: (sign: number) => number): Marks {
  if (asked.length < 2) return [];
  const syllables = syllablesOf(piece.text);
  for (let from = 0; from < syllables.length; from++)
    for (let to = from + 1; to <= syllables.length; to++) {
      const gram = syllables.slice(from, to);
      const full = gram.join('');
      const initials = to - from > 1 && gram.map((s) => s[0]).join('') === asked;
      if (full === asked || initials || (from === 0 && full.length > asked.length && full.startsWith(asked)))
        return [[at(from), at(to)]];
      if (!asked.startsWith(full) && !asked.startsWith(gram[0]![0]!)) break;
    }
  return [];
}

type Asked = Pick<ParsedQuery, 'words'> & Partial<Pick<ParsedQuery, 'pieces'>>;
/**
 * Returns highlights in a text, in order and without overlap. `sound`: words in letters also match characters by pinyin. `typing`: the
 * last word may be incomplete.
 */
export function marksOf(
  text: string,
  question: Asked,
  options: { sound?: boolean; typing?: boolean | undefined } = {},
): Marks {
  const { words } = question;
  const begun = options.typing ? words.at(-1) : undefined;
  const marks: Marks = [];
  for (const piece of cutPlaced(text)) {
    if (piece.han) marks.push(...signMarks(piece, question, options.sound ?? false));
    else if (words.some((word) => !word.han && isMet(piece.text, word.text))) marks.push([piece.start, piece.end]);
    else if (begun && !begun.han && piece.text.startsWith(begun.text))
      marks.push([piece.start, piece.places[begun.text.length]!]);
  }
  return joined(marks);
}
function signMarks(piece: PlacedPiece, { pieces = [], words }: Asked, sound: boolean): Marks {
  const place = (unit: number) => piece.places[unit] ?? piece.end;
  const runs = pieces.filter((asked) => asked.han && piece.text.includes(asked.text));
  const han = [...runs, ...words.filter((word) => word.han)];
  return [
    ...han.flatMap((asked) =>
      placesOf(piece.text, asked.text).map((at): Mark => [place(at), place(at + asked.text.length)]),
    ),
    ...(sound ? words.filter((word) => !word.han).flatMap((word) => soundMarks(piece, word.text, place)) : []),
  ];
}
type Mark = Marks[number];
function placesOf(text: string, part: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) places.push(at);
  return places;
}
function joined(marks: Marks): Marks {
  const out: Marks = [];
  for (const [from, to] of marks.sort((a, b) => a[0] - b[0])) {
    const last = out.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else out.push([from, to]);
  }
  return out;
}

/** Checks quickly whether a long text can match before it is split. */
function mayHold(text: string, { words }: Asked): boolean {
  const lower = text.toLowerCase();
  return words.some((word) => lower.includes(word.han ? word.text : (stemOf(word.text) ?? word.text)));
}

/** The number of UTF-16 units that two lines show. */
const LONGEST = { zh: 64, en: 150 };
const BEFORE = { zh: 14, en: 40 };
/** Returns the part of a text around the first match; null without a match. */
export function snippetOf(text: string, question: Asked, language: 'zh' | 'en'): Snippet | null {
  if (!mayHold(text, question)) return null;
  const marks = marksOf(text, question);
  const first = marks[0];
  if (!first) return null;
  let from = Math.max(0, first[0] - BEFORE[language]);
  if (from > 0 && language === 'en') from = text.indexOf(' ', from) + 1 || from;
  if (from > first[0]) from = first[0];
  if (isLow(text, from)) from--;
  let to = Math.min(text.length, from + LONGEST[language]);
  if (to < text.length && language === 'en') to = Math.max(text.lastIndexOf(' ', to), first[1]);
  if (isLow(text, to)) to++;
  const [head, tail] = [from > 0 ? '…' : '', to < text.length ? '…' : ''];
  const shift = head.length - from;
  return {
    words: head + text.slice(from, to) + tail,
    marks: marks.filter((mark) => mark[1] <= to).map(([a, b]) => [a + shift, b + shift]),
  };
}
/** Matches the second half of a surrogate pair: a text is never cut before it. */
const isLow = (text: string, at: number) => /[\uDC00-\uDFFF]/.test(text[at] ?? '');
