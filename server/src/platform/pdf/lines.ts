// Breaks text into lines: fonts by character, Chinese and Latin line breaking, right-to-left words.
import type { Font } from 'fontkit';
import { hasRightToLeft, levelsOf, turned, visualOrder } from './bidi.ts';
import { fontOf, type Style } from './fonts.ts';

export interface Run {
  font: Font;
  words: string;
  x: number;
  width: number;
}
export interface Line {
  runs: Run[];
  width: number;
  /** Added after every character so that Chinese lines end flush. */
  spread: number;
}
/** Of one font and one embedding level. */
interface Piece {
  font: Font;
  words: string;
  width: number;
  level: number;
}
/** What must stay together on a line. */
interface Unit {
  pieces: Piece[];
  width: number;
  /** The level of the space before it; undefined where there is none. */
  space: number | undefined;
}

const ideograph = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef〇]/u;
const closing = /^[，。、；：！？）》」』】〉〕”’％…·,.;:!?)\]%]/;
const opening = /[（《「『【〈〔“‘([]$/;
const afterBreak = /[-/–—@_]$/;

const widths = new WeakMap<Font, Map<string, number>>();
/** Width of words in one font, in points. */
function measure(font: Font, words: string, size: number): number {
  const known = widths.get(font) ?? new Map<string, number>();
  widths.set(font, known);
  let em = known.get(words);
  if (em === undefined) {
    em = font.layout(words).advanceWidth / font.unitsPerEm;
    // Names come and go; the printed form's own words are a few thousand.
    if (known.size < 20_000) known.set(words, em);
  }
  return em * size;
}

/** The positions of words in their paragraph, for the levels of their characters. */
interface Stretch {
  words: string;
  /** Of the first character; levels are counted by UTF-16 units. */
  at: number;
  levels: number[] | undefined;
}

function piecesOf({ words, at, levels }: Stretch, style: Style, size: number): Piece[] {
  const parts: { font: Font; words: string; level: number }[] = [];
  let index = at;
  for (const character of words) {
    const level = levels?.[index] ?? 0;
    index += character.length;
    const last = parts.at(-1);
    const joins = last && /\p{M}/u.test(character) && last.font.hasGlyphForCodePoint(character.codePointAt(0)!);
    const font = joins ? last.font : fontOf(style, character);
    if (last?.font === font && (joins || last.level === level)) last.words += character;
    else parts.push({ font, words: character, level });
  }
  return parts.map((part) => {
    const words = part.level % 2 === 1 ? turned(part.words) : part.words;
    return { ...part, words, width: measure(part.font, words, size) };
  });
}

const lastCharacter = (words: string) => /.$/su.exec(words)?.[0] ?? '';
interface Syllable {
  words: string;
  /** Where it begins, in UTF-16 units. */
  at: number;
  space: boolean;
}
/** Splits where a line may break: after spaces, between ideographs but for their punctuation, after - and /. */
function syllables(words: string): Syllable[] {
  const out: Syllable[] = [];
  let space = false;
  let at = 0;
  for (const character of words) {
    const here = at;
    at += character.length;
    if (character === ' ') {
      space = true;
      continue;
    }
    const last = out.at(-1);
    const breaks =
      !last ||
      ((space ||
        ideograph.test(character) ||
        ideograph.test(lastCharacter(last.words)) ||
        afterBreak.test(last.words)) &&
        (space || !closing.test(character)) &&
        !opening.test(last.words));
    if (breaks || space) out.push({ words: character, at: here, space });
    else last.words += character;
    space = false;
  }
  return out;
}

const sum = (pieces: { width: number }[]) => pieces.reduce((total, piece) => total + piece.width, 0);

function unitsOf(marked: string, style: Style, size: number, maxWidth: number): Unit[] {
  const { words, levels } = levelsOf(marked);
  return syllables(words).flatMap((syllable) => {
    const pieces = piecesOf({ ...syllable, levels }, style, size);
    const space = syllable.space ? (levels?.[syllable.at - 1] ?? 0) : undefined;
    const unit = { pieces, width: sum(pieces), space };
    if (unit.width <= maxWidth) return [unit];
    // A word longer than the column (a link, a fingerprint) breaks anywhere.
    let at = syllable.at;
    return [...syllable.words].map((character, index) => {
      const single = piecesOf({ words: character, at, levels }, style, size);
      at += character.length;
      return { pieces: single, width: sum(single), space: index === 0 ? space : undefined };
    });
  });
}

/** A line's pieces and spaces from left to right. */
const inVisualOrder = (units: Unit[]) =>
  visualOrder(
    units.flatMap((unit, index): (Piece | { level: number })[] =>
      index > 0 && unit.space !== undefined ? [{ level: unit.space }, ...unit.pieces] : unit.pieces,
    ),
  );

function setLine(units: Unit[], style: Style, size: number, goesOn: boolean): Line {
  const spaceFont = fontOf(style, ' ');
  const spaceWidth = measure(spaceFont, ' ', size);
  const runs: (Run & { level: number })[] = [];
  let x = 0;
  let gap = false;
  for (const part of inVisualOrder(units)) {
    if (!('words' in part)) {
      x += spaceWidth;
      gap = true;
      continue;
    }
    const last = runs.at(-1);
    const joins = last?.font === part.font && last.level === 0 && part.level === 0;
    if (joins && (!gap || last.font === spaceFont)) {
      last.words += (gap ? ' ' : '') + part.words;
      last.width = x + part.width - last.x;
    } else runs.push({ ...part, x });
    x += part.width;
    gap = false;
  }
  // Unseen, so that copied and spoken text does not join the words of two lines.
  const last = runs.at(-1);
  if (goesOn && last?.font === spaceFont && last.level === 0) last.words += ' ';
  return { runs: runs.map(({ level: _, ...run }) => run), width: x, spread: 0 };
}

/** Breaks words into lines no wider than `maxWidth`; Chinese lines are made flush, English ones stay ragged. */
export function breakLines(words: string, style: Style, size: number, maxWidth: number): Line[] {
  const spaceWidth = measure(fontOf(style, ' '), ' ', size);
  const rows: Unit[][] = [[]];
  let width = 0;
  for (const unit of unitsOf(words, style, size, maxWidth)) {
    const row = rows.at(-1)!;
    const needed = unit.width + (unit.space !== undefined && row.length > 0 ? spaceWidth : 0);
    if (row.length > 0 && width + needed > maxWidth) {
      rows.push([unit]);
      width = unit.width;
    } else {
      row.push(unit);
      width += needed;
    }
  }
  return rows.map((row, index) => {
    const line = setLine(row, style, size, rows[index + 1]?.[0]?.space !== undefined);
    const flush = style.language === 'zh' && index < rows.length - 1;
    return flush ? spreadOut(line, maxWidth, size) : line;
  });
}

const endsInSpace = (line: Line) => line.runs.at(-1)?.words.endsWith(' ') ?? false;
function spreadOut(line: Line, maxWidth: number, size: number): Line {
  const gaps = line.runs.reduce((total, run) => total + [...run.words].length, 0) - 1 - (endsInSpace(line) ? 1 : 0);
  const spread = (maxWidth - line.width) / gaps;
  if (gaps < 8 || spread > size * 0.12 || line.runs.some((run) => hasRightToLeft(run.words))) return line;
  let before = 0;
  const runs = line.runs.map((run) => {
    const moved = { ...run, x: run.x + before * spread };
    before += [...run.words].length;
    return moved;
  });
  return { runs, width: maxWidth, spread };
}
