// Reads SpreadsheetML as a stream: only cells with content are kept, whatever range a worksheet declares.
import { SaxesParser } from 'saxes';
import type { PartReader } from './avails.archive.ts';
import { WorkbookError, workbookWords } from './avails.words.ts';

/** The value of a cell. `error` also holds formulas without a computed value. */
export type Cell = string | number | boolean | { error: string };
export type SheetRow = { row: number; cells: Map<number, Cell> };

const maxRows = 1_048_576;
const maxColumns = 16_384;
const maxStrings = 2_000_000;
// The parser keeps a text until its end; a cell holds at most 32,767 characters.
const maxBetweenTags = 2_000_000;

type Attributes = Record<string, string>;
interface Events {
  open: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

// Some writers prefix every element (`x:row`); the prefix is ignored.
const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** Feeds a part to `events`. The parser itself refuses custom entities and malformed XML. */
export function xmlPart(events: Events): PartReader {
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  let silent = 0;
  parser.on('opentag', (tag) => {
    silent = 0;
    events.open(local(tag.name), tag.attributes);
  });
  if (events.text) parser.on('text', events.text);
  parser.on('closetag', (tag) => {
    silent = 0;
    events.close?.(local(tag.name));
  });
  return (text, last) => {
    silent += text.length;
    if (text) parser.write(text);
    if (silent > maxBetweenTags) throw new WorkbookError(workbookWords.tooLarge(`> ${maxBetweenTags} characters`));
    if (last) parser.close();
  };
}

/** Returns an attribute such as `r:id`, whatever its prefix. */
export const attribute = (attributes: Attributes, name: string): string | undefined =>
  attributes[name] ?? Object.entries(attributes).find(([key]) => local(key) === name)?.[1];

// ECMA-376 writes characters that XML cannot contain as _xHHHH_.
const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;

/** Reads shared strings and joins rich text. Phonetic guides (`rPh`) are not part of the text. */
export function sharedStringsPart(strings: string[]): PartReader {
  let text = '';
  let inText = false;
  let inGuide = false;
  return xmlPart({
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') inGuide = true;
      else if (name === 't') inText = !inGuide;
    },
    text: (piece) => {
      if (inText) text += piece;
    },
    close: (name) => {
      if (name === 't') inText = false;
      else if (name === 'rPh') inGuide = false;
      else if (name === 'si') {
        if (strings.length >= maxStrings) throw new WorkbookError(workbookWords.tooLarge(`> ${maxStrings}`));
        strings.push(unescaped(text));
      }
    },
  });
}

/** Returns the column number of `BZ17`, from 1; undefined if the cell reference is malformed. */
function columnNumber(address: string): number | undefined {
  let column = 0;
  for (const letter of /^([A-Z]{1,3})\d+$/.exec(address)?.[1] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column >= 1 && column <= maxColumns ? column : undefined;
}

/** Returns the value of an uncomputed formula if it is a constant typed as a formula; otherwise undefined. */
function constantFormula(formula: string): Cell | undefined {
  const bare = formula.trim().replace(/^=/, '');
  const truth = /^(TRUE|FALSE)(\(\))?$/i.exec(bare);
  if (truth) return truth[1]!.toUpperCase() === 'TRUE';
  const quoted = /^"((?:[^"]|"")*)"$/.exec(bare);
  if (quoted) return quoted[1]!.replaceAll('""', '"');
  return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : undefined;
}

interface Raw {
  type: string;
  value: string;
  formula: string | undefined;
}

function cellOf({ type, value, formula }: Raw, strings: readonly string[]): Cell | undefined {
  if (value === '' && formula !== undefined && type !== 'str') {
    return constantFormula(formula) ?? { error: `=${formula.slice(0, 60)}` };
  }
  if (value === '') return undefined;
  if (type === 's') return strings[Number(value)] ?? { error: `#${value}` };
  if (type === 'inlineStr' || type === 'str') return unescaped(value);
  if (type === 'd') return value;
  if (type === 'b') return value === '1' || value === 'true';
  if (type === 'e') return { error: value };
  const number = Number(value);
  return Number.isFinite(number) ? number : { error: value };
}

/**
 * Calls `onRow` for each row with content other than white space, in order. `lastRow` of the result is the last row the worksheet has an
 * element for, empty or not.
 */
export function sheetPart(
  strings: readonly string[],
  onRow: (row: SheetRow) => void,
): PartReader & { lastRow(): number } {
  let row = 0;
  let column = 0;
  let last = 0;
  let cells = new Map<number, Cell>();
  let raw: Raw | undefined;
  let into: 'value' | 'formula' | undefined;
  let inGuide = false;

  const open = (name: string, attributes: Attributes) => {
    if (name === 'row') {
      row = attributes.r === undefined ? row + 1 : Number(attributes.r);
      if (!(Number.isInteger(row) && row >= 1 && row <= maxRows && row >= last)) {
        throw new WorkbookError(workbookWords.damaged(`row ${attributes.r}`));
      }
      last = row;
      column = 0;
      cells = new Map();
    } else if (name === 'c') {
      const at = attributes.r === undefined ? column + 1 : columnNumber(attributes.r);
      if (at === undefined || at > maxColumns) throw new WorkbookError(workbookWords.damaged(`cell ${attributes.r}`));
      column = at;
      raw = { type: attributes.t ?? 'n', value: '', formula: undefined };
    } else if (name === 'rPh') inGuide = true;
    else if (name === 'v' || (name === 't' && !inGuide)) into = raw && 'value';
    else if (name === 'f' && raw) {
      into = 'formula';
      raw.formula = '';
    }
  };
  const text = (piece: string) => {
    if (!raw || !into) return;
    if (into === 'value') raw.value += piece;
    else raw.formula += piece;
  };
  const close = (name: string) => {
    if (name === 'v' || name === 't' || name === 'f') into = undefined;
    else if (name === 'rPh') inGuide = false;
    else if (name === 'c' && raw) {
      const cell = cellOf(raw, strings);
      if (cell !== undefined && (typeof cell !== 'string' || cell.trim() !== '')) cells.set(column, cell);
      raw = undefined;
    } else if (name === 'row' && cells.size > 0) onRow({ row, cells });
  };
  return Object.assign(xmlPart({ open, text, close }), { lastRow: () => last });
}
