// From words to set lines: fonts by character, Chinese and Latin line breaking, right-to-left words.
import type { Font } from 'fontkit';
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
interface Piece {
  font: Font;
  words: string;
  width: number;
}
/** What must stay together on a line. */
interface Unit {
  pieces: Piece[];
  width: number;
  space: boolean;
  rightToLeft: boolean;
}

const ideograph = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef〇]/u;
const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}/u;
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

function piecesOf(words: string, style: Style, size: number): Piece[] {
  const parts: { font: Font; words: string }[] = [];
  for (const character of words) {
    const last = parts.at(-1);
    const joins = last && /\p{M}/u.test(character) && last.font.hasGlyphForCodePoint(character.codePointAt(0)!);
    const font = joins ? last.font : fontOf(style, character);
    if (last?.font === font) last.words += character;
    else parts.push({ font, words: character });
  }
  return parts.map((part) => ({ ...part, width: measure(part.font, part.words, size) }));
}

const lastCharacter = (words: string) => /.$/su.exec(words)?.[0] ?? '';
/** Splits where a line may break: after spaces, between ideographs but for their punctuation, after - and /. */
function syllables(words: string): { words: string; space: boolean }[] {
  const out: { words: string; space: boolean }[] = [];
  let space = false;
  for (const character of words) {
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
    if (breaks || space) out.push({ words: character, space });
    else last.words += character;
    space = false;
  }
  return out;
}

const sum = (pieces: { width: number }[]) => pieces.reduce((total, piece) => total + piece.width, 0);

function unitsOf(words: string, style: Style, size: number, maxWidth: number): Unit[] {
  return syllables(words).flatMap((syllable) => {
    const pieces = piecesOf(syllable.words, style, size);
    const unit = { pieces, width: sum(pieces), space: syllable.space, rightToLeft: rightToLeft.test(syllable.words) };
    if (unit.width <= maxWidth) return [unit];
    // A word longer than the column (a link, a fingerprint) breaks anywhere.
    return [...syllable.words].map((character, index) => {
      const single = piecesOf(character, style, size);
      return { ...unit, pieces: single, width: sum(single), space: index === 0 && syllable.space };
    });
  });
}

/** Words that run right to left stand in reverse order between their left-to-right neighbours. */
function visualOrder(units: Unit[]): Unit[] {
  const out: Unit[] = [];
  for (let i = 0; i < units.length; ) {
    let end = i + 1;
    if (units[i]!.rightToLeft) while (end < units.length && units[end]!.rightToLeft) end++;
    const group = units.slice(i, end);
    const turned = group
      .toReversed()
      .map((unit, n) => ({ ...unit, space: n === 0 ? group[0]!.space : group[group.length - n]!.space }));
    out.push(...(group.length > 1 ? turned : group));
    i = end;
  }
  return out;
}

function setLine(units: Unit[], style: Style, size: number, goesOn: boolean): Line {
  const spaceWidth = measure(fontOf(style, ' '), ' ', size);
  const runs: Run[] = [];
  let x = 0;
  for (const [index, unit] of visualOrder(units).entries()) {
    const space = index > 0 && unit.space;
    if (space) x += spaceWidth;
    for (const [n, piece] of unit.pieces.entries()) {
      const last = runs.at(-1);
      const joins = last?.font === piece.font && !unit.rightToLeft && !rightToLeft.test(last.words);
      const gap = n === 0 && space;
      if (joins && (!gap || last.font === fontOf(style, ' '))) {
        last.words += (gap ? ' ' : '') + piece.words;
        last.width = x + piece.width - last.x;
      } else runs.push({ ...piece, x });
      x += piece.width;
    }
  }
  // Unseen, so that copied and spoken text does not join the words of two lines.
  const last = runs.at(-1);
  if (goesOn && last?.font === fontOf(style, ' ') && !rightToLeft.test(last.words)) last.words += ' ';
  return { runs, width: x, spread: 0 };
}

/** Breaks words into lines no wider than `maxWidth`; Chinese lines are made flush, English ones stay ragged. */
export function breakLines(words: string, style: Style, size: number, maxWidth: number): Line[] {
  const spaceWidth = measure(fontOf(style, ' '), ' ', size);
  const rows: Unit[][] = [[]];
  let width = 0;
  for (const unit of unitsOf(words, style, size, maxWidth)) {
    const row = rows.at(-1)!;
    const needed = unit.width + (unit.space && row.length > 0 ? spaceWidth : 0);
    if (row.length > 0 && width + needed > maxWidth) {
      rows.push([unit]);
      width = unit.width;
    } else {
      row.push(unit);
      width += needed;
    }
  }
  return rows.map((row, index) => {
    const line = setLine(row, style, size, rows[index + 1]?.[0]?.space ?? false);
    const flush = style.language === 'zh' && index < rows.length - 1;
    return flush ? spreadOut(line, maxWidth, size) : line;
  });
}

const endsInSpace = (line: Line) => line.runs.at(-1)?.words.endsWith(' ') ?? false;
function spreadOut(line: Line, maxWidth: number, size: number): Line {
  const gaps = line.runs.reduce((total, run) => total + [...run.words].length, 0) - 1 - (endsInSpace(line) ? 1 : 0);
  const spread = (maxWidth - line.width) / gaps;
  if (gaps < 8 || spread > size * 0.12 || line.runs.some((run) => rightToLeft.test(run.words))) return line;
  let before = 0;
  const runs = line.runs.map((run) => {
    const moved = { ...run, x: run.x + before * spread };
    before += [...run.words].length;
    return moved;
  });
  return { runs, width: maxWidth, spread };
}
