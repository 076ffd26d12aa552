// A row during checking: its cells by column, and the problems found in them.

import { keysOf } from '@pavilion/protocol/kit/objects.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import { isStorableText } from '../../kit/invalidText.ts';
import { type Column, roleOf } from './avails.columns.ts';
import type { Cell } from './avails.sheet.ts';
import { rowWords } from './avails.words.ts';
import type { AvailsRow } from './avails.workbook.ts';

/** `refuse` leaves the row out, `close` keeps its offer off sale until staff review it, `warn` only reports. */
export type Severity = 'refuse' | 'close' | 'warn';
export interface Reason {
  column: Column;
  severity: Severity;
  text: Text;
}

export type RowCells = ReturnType<typeof rowCells>;

const severityOfErrors = { identifies: 'refuse', restricts: 'close', carries: 'close', describes: 'warn' } as const;

/** A string of digits that is read as the same number everywhere: no sign, no exponent, no ambiguous separator. */
const plainNumber = /^(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3}(?=\.\d{1,2}$))(?:\.\d{1,2})?$/;
export function certainNumber(value: Exclude<Cell, object> | undefined): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const shown = value.trim();
  return plainNumber.test(shown) ? Number(shown.replaceAll(',', '')) : undefined;
}

/** Collects the problems of a row. A problem that is reported again is kept once. */
function createReasons() {
  const reasons: Reason[] = [];
  const note = (severity: Severity) => (column: Column, text: Text) => {
    if (!reasons.some((reason) => reason.column === column && reason.text.en === text.en)) {
      reasons.push({ column, severity, text });
    }
  };
  return { reasons, note, refuse: note('refuse'), close: note('close'), warn: note('warn') };
}
type Reasons = ReturnType<typeof createReasons>;

/** Reads the cells of a row by column, and notes an error of a cell when it is read. */
function cellReaders(row: AvailsRow, { note, refuse }: Reasons) {
  /** Returns the content of a cell. An error, or text that the database cannot store, is `error`. */
  const read = (column: Column): { value: Exclude<Cell, object> | undefined } | { error: string } => {
    const value = row.cells[column];
    if (typeof value === 'object') return value;
    if (typeof value === 'string' && !isStorableText(value)) return { error: JSON.stringify(value).slice(0, 60) };
    return { value };
  };
  /** Returns the cell, or undefined for an empty one, a template's hint (`//e.g., …`) or an error, which is reported once. */
  const cell = (column: Column): Exclude<Cell, object> | undefined => {
    const found = read(column);
    if ('error' in found) {
      note(severityOfErrors[roleOf(column)])(column, rowWords.cellError(found.error));
      return undefined;
    }
    const { value } = found;
    return typeof value === 'string' && /^\s*\/\//.test(value) ? undefined : value;
  };
  const text = (column: Column): string | undefined => {
    const value = cell(column);
    if (value === undefined) return undefined;
    return String(value).normalize('NFC').replace(/\s+/g, ' ').trim() || undefined;
  };
  return {
    cell,
    text,
    required: (column: Column): string | undefined => {
      const value = text(column);
      if (value === undefined && !('error' in read(column))) refuse(column, rowWords.missing);
      return value;
    },
    /** Splits a list at commas, semicolons or line breaks. */
    list: (column: Column): string[] =>
      String(cell(column) ?? '')
        .split(/[,;\n]+/)
        .map((item) => item.trim())
        .filter(Boolean),
    /** Reads a whole number from 1 to 10,000; any other value is reported with the severity `otherwise`. */
    wholeNumber: (column: Column, otherwise: Severity = 'warn'): number | null => {
      const written = cell(column);
      const shown = text(column);
      if (shown === undefined) return null;
      const value = typeof written === 'number' || /^\d{1,5}$/.test(shown) ? Number(shown) : Number.NaN;
      if (Number.isInteger(value) && value >= 0 && value <= 10_000) return value;
      note(otherwise)(column, rowWords.badNumber(shown));
      return null;
    },
  };
}

export function rowCells(row: AvailsRow) {
  const found = createReasons();
  const { reasons, refuse, close, warn } = found;
  const readers = cellReaders(row, found);
  const { text } = readers;
  const understood = new Set<Column>();
  return {
    row: row.row,
    reasons,
    refuse,
    close,
    warn,
    ...readers,
    /** Marks a restricting cell as fully read: the offer obeys it. */
    understand: (column: Column): void => void understood.add(column),
    /** Reports every error, also in columns that no reader uses. */
    tellErrors: (): void => {
      for (const column of keysOf(row.cells)) text(column);
    },
    /** Closes the offer for each restriction that no reader has understood. */
    closeNotUnderstood: (): void => {
      for (const column of keysOf(row.cells)) {
        const value = text(column);
        if (value === undefined || roleOf(column) !== 'restricts' || understood.has(column)) continue;
        if (!reasons.some((reason) => reason.column === column && reason.severity !== 'warn'))
          close(column, rowWords.notUnderstood(value.slice(0, 100)));
      }
    },
    /** 1.9 writes TRUE() where the standard requires Yes; all spellings are accepted. Any other value counts as not understood. */
    yesNo: (column: Column): boolean | undefined => {
      const value = text(column);
      if (value === undefined) return undefined;
      const yes = /^(1|t|true|y|yes)$/i.test(value);
      if (!yes && !/^(0|f|false|n|no)$/i.test(value)) {
        close(column, rowWords.badYesNo(value));
        return undefined;
      }
      understood.add(column);
      return yes;
    },
  };
}
