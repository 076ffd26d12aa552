// Sets rows of text on A4 pages with pdfkit, tagged for screen readers. Other files decide the content of the rows.
import type { Font } from 'fontkit';
import type PDFDocument from 'pdfkit';
import { printedCharacters } from './bidi.ts';
import { type Language, printable, type Role, type Style } from './fonts.ts';
import { breakLines, type Line } from './lines.ts';

export const colours = {
  ink: '#1d1230',
  soft: '#6a5f7d',
  hair: '#d8d0e4',
  purple: '#4b2a86',
  amber: '#c47c1c',
  wash: '#f7f4fb',
};
export const page = { width: 595.28, height: 841.89, left: 50, right: 545.28, top: 72, bottom: 772 } as const;

export interface Paragraph {
  words: string;
  language: Language;
  role?: Role;
  size?: number;
  leading?: number;
  colour?: string;
  /** Space above. */
  gap?: number;
}
export interface Cell {
  x: number;
  width: number;
  paragraphs: Paragraph[];
  align?: 'right';
  heads?: boolean;
}
export interface Figure {
  x: number;
  /** From the top of its row. */
  y: number;
  width: number;
  height: number;
  alt: string;
  draw(doc: Doc, x: number, y: number): void;
}
export interface Row {
  cells: Cell[];
  figures?: Figure[];
  tag?: 'P' | 'H1' | 'H2' | 'TR';
  above?: number;
  below?: number;
  /** A line across the top, over the cells or the whole measure. */
  rule?: { colour: string; width: number; each?: boolean };
  wash?: boolean;
  keepsNext?: boolean;
  minHeight?: number;
}
export interface Section {
  tag: 'Sect' | 'Table';
  rows: Row[];
  /** Never parted by a page's end. */
  together?: boolean;
}
export type Doc = InstanceType<typeof PDFDocument>;

const styleOf = (paragraph: Paragraph): Style => ({ role: paragraph.role ?? 'text', language: paragraph.language });
/** Every text with its style, for `openFonts`. */
export const textsOf = (sections: Section[]) =>
  sections.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.flatMap(({ paragraphs }) => paragraphs.map(textOf))),
  );
export const textOf = (paragraph: Paragraph) => ({
  ...styleOf(paragraph),
  words: printedCharacters(printable(paragraph.words)),
});

interface SetLine {
  line: Line;
  /** Baseline from the top of the cell. */
  baseline: number;
  bottom: number;
  size: number;
  colour: string;
}

function setCell(cell: Cell): SetLine[] {
  const lines: SetLine[] = [];
  let y = 0;
  for (const paragraph of cell.paragraphs) {
    const { size = 8.6, leading = size * 1.52, colour = colours.ink, gap = 0 } = paragraph;
    if (lines.length > 0) y += gap;
    for (const line of breakLines(printable(paragraph.words).trim(), styleOf(paragraph), size, cell.width)) {
      lines.push({ line, baseline: y + leading / 2 + size * 0.36, bottom: y + leading, size, colour });
      y += leading;
    }
  }
  return lines;
}

const faceNames = new WeakMap<Font, string>();
let faces = 0;
const embedded = new WeakMap<Doc, Map<Font, Font>>();
/** Makes a document embed a subset font in place of a whole one. */
export function embedInstead(doc: Doc, fonts: Map<Font, Font>): void {
  embedded.set(doc, fonts);
}
/** By a name of its own: pdfkit would take slices of one font family for each other. */
export function useFont(doc: Doc, font: Font): void {
  const name = faceNames.get(font) ?? `face-${++faces}`;
  faceNames.set(font, name);
  doc.registerFont(name, (embedded.get(doc)?.get(font) ?? font) as unknown as string);
  doc.font(name);
}

/** Draws set lines with their tops moved up by `from`. */
function drawLines(doc: Doc, lines: SetLine[], cell: Cell, top: number, from: number): void {
  for (const { line, baseline, size, colour } of lines) {
    const left = cell.align === 'right' ? cell.x + cell.width - line.width : cell.x;
    for (const run of line.runs) {
      useFont(doc, run.font);
      doc.fontSize(size).fillColor(colour);
      const spread = line.spread ? { characterSpacing: line.spread } : {};
      doc.text(run.words, left + run.x, top + baseline - from, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...spread,
      });
    }
  }
}

/** Something that is no text of the contract: a reader's voice passes over it. */
export function artifact(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

interface Cursor {
  y: number;
}
const heightOf = (row: Row, cells: SetLine[][]) =>
  Math.max(
    row.minHeight ?? 0,
    ...cells.map((lines) => lines.at(-1)?.bottom ?? 0),
    ...(row.figures ?? []).map((figure) => figure.y + figure.height),
  );

function drawFrame(doc: Doc, row: Row, top: number, height: number): void {
  if (!row.rule && !row.wash) return;
  artifact(doc, () => {
    if (row.wash) doc.rect(page.left, top - 4, page.right - page.left, height + 8).fill(colours.wash);
    if (!row.rule) return;
    const spans = row.rule.each ? row.cells.map((cell) => [cell.x, cell.x + cell.width]) : [[page.left, page.right]];
    doc.lineWidth(row.rule.width).strokeColor(row.rule.colour);
    for (const [from, to] of spans)
      doc
        .moveTo(from!, top - 5)
        .lineTo(to!, top - 5)
        .stroke();
  });
}

function newPage(doc: Doc, cursor: Cursor): void {
  doc.addPage();
  cursor.y = page.top;
}

type Element = ReturnType<Doc['struct']>;
function elementsOf(doc: Doc, row: Row, parent: Element): Element[] {
  const tag = row.tag ?? 'P';
  if (tag !== 'TR') {
    return row.cells.map((cell) => {
      const element = doc.struct(tag, { lang: langOf(cell) });
      parent.add(element);
      return element;
    });
  }
  const line = doc.struct('TR');
  parent.add(line);
  return row.cells.map((cell) => {
    const element = doc.struct(cell.heads ? 'TH' : 'TD', { lang: langOf(cell) });
    line.add(element);
    return element;
  });
}
const langOf = (cell: Cell) => (cell.paragraphs[0]?.language === 'en' ? 'en' : 'zh-CN');

/** Sets one row, over a page's end where it is too tall to be carried whole. */
function drawRow(doc: Doc, row: Row, parent: Element, cursor: Cursor, room: number): void {
  const cells = row.cells.map(setCell);
  const height = heightOf(row, cells);
  const above = cursor.y === page.top ? 0 : (row.above ?? 0);
  if (cursor.y + above + roomFor(height) + room > page.bottom) newPage(doc, cursor);
  else cursor.y += above;

  const elements = elementsOf(doc, row, parent);
  drawFrame(doc, row, cursor.y, height);
  for (const figure of row.figures ?? []) {
    const picture = doc.struct('Figure', { alt: figure.alt }, () => {
      figure.draw(doc, figure.x, cursor.y + figure.y);
    });
    parent.add(picture);
  }
  let from = 0;
  let rest = cells;
  while (rest.some((lines) => lines.length > 0)) {
    const limit = page.bottom - cursor.y + from;
    const now = rest.map((lines) => lines.filter((line) => line.bottom <= limit));
    now.forEach((lines, i) => {
      if (lines.length > 0) elements[i]!.add(() => drawLines(doc, lines, row.cells[i]!, cursor.y, from));
    });
    rest = rest.map((lines) => lines.filter((line) => line.bottom > limit));
    const next = Math.min(...rest.flatMap((lines) => lines.slice(0, 1).map((line) => line.bottom - line.size * 1.52)));
    if (Number.isFinite(next)) {
      newPage(doc, cursor);
      from = next;
    }
  }
  for (const element of elements) element.end();
  cursor.y += height - from + (row.below ?? 0);
}

/** Sets all sections; the document has as many pages afterwards as they needed. */
export function setSections(doc: Doc, sections: Section[]): void {
  const root = doc.struct('Document', { lang: 'zh-CN' });
  doc.addStructure(root);
  doc.addPage();
  const cursor: Cursor = { y: 46 };
  for (const section of sections) {
    if (section.together && cursor.y + section.rows.reduce((sum, row) => sum + fullHeight(row), 0) > page.bottom) {
      newPage(doc, cursor);
    }
    const parent = doc.struct(section.tag);
    root.add(parent);
    section.rows.forEach((row, index) => {
      drawRow(
        doc,
        row,
        parent,
        cursor,
        row.keepsNext ? (row.below ?? 0) + roomForNext(section.rows.slice(index + 1)) : 0,
      );
    });
    parent.end();
  }
  root.end();
}
const fullHeight = (row: Row) => (row.above ?? 0) + heightOf(row, row.cells.map(setCell)) + (row.below ?? 0);
/** What a row needs on the page it begins on: all of it, or the first lines of one too tall to be carried whole. */
const roomFor = (height: number) => (height > 200 ? 60 : height);
/** A heading is on the page on which its text begins. */
const roomForNext = ([next]: Row[]) =>
  next ? (next.above ?? 0) + roomFor(heightOf(next, next.cells.map(setCell))) : 0;
