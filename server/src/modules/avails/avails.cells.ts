// One row while it is being judged: its cells by column, and what has been found wrong with them.
import type { Text } from '@pavilion/protocol/kit/text.ts';
import { isStorable } from '../../kit/storable.ts';
import { type Column, roleOf } from './avails.columns.ts';
import type { Cell } from './avails.sheet.ts';
import { rowWords } from './avails.words.ts';
import type { AvailsRow } from './avails.workbook.ts';

/** `refuse` keeps the row out, `close` keeps its offer off sale until a person has looked, `warn` only reports. */
export type Severity = 'refuse' | 'close' | 'warn';
export interface Reason {
  column: Column;
  severity: Severity;
  text: Text;
}

export type RowCells = ReturnType<typeof rowCells>;

const severityOfErrors = { identifies: 'refuse', restricts: 'close', carries: 'close', describes: 'warn' } as const;

/** A digit string that people everywhere read as the same number: no sign, no exponent, no doubtful separator. */
const plainNumber = /^(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3}(?=\.\d{1,2}$))(?:\.\d{1,2})?$/;
export function certainNumber(value: Exclude<Cell, object> | undefined): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const shown = value.trim();
  return plainNumber.test(shown) ? Number(shown.replaceAll(',', '')) : undefined;
}

export function rowCells(row: AvailsRow) {
  const reasons: Reason[] = [];
  const understood = new Set<Column>();
  const note = (severity: Severity) => (column: Column, text: Text) => {
    if (!reasons.some((reason) => reason.column === column && reason.text.en === text.en)) {
      reasons.push({ column, severity, text });
    }
  };
  const refuse = note('refuse');
  const close = note('close');
  const warn = note('warn');

  /** Errors and text that the database cannot keep, by the role of their column. */
  const errorOf = (column: Column): string | undefined => {
    const value = row.cells[column];
    if (typeof value === 'object') return value.error;
    return typeof value === 'string' && !isStorable(value) ? JSON.stringify(value).slice(0, 60) : undefined;
  };
  /** The cell, or undefined for nothing, a template's hint (`//e.g., …`) or an error, which is told once. */
  const cell = (column: Column): Exclude<Cell, object> | undefined => {
    const error = errorOf(column);
    if (error !== undefined) {
      note(severityOfErrors[roleOf(column)])(column, rowWords.cellError(error));
      return undefined;
    }
    const value = row.cells[column] as Exclude<Cell, object> | undefined;
    return typeof value === 'string' && /^\s*\/\//.test(value) ? undefined : value;
  };
  const text = (column: Column): string | undefined => {
    const value = cell(column);
    if (value === undefined) return undefined;
    return String(value).normalize('NFC').replace(/\s+/g, ' ').trim() || undefined;
  };
  return {
    row: row.row,
    reasons,
    refuse,
    close,
    warn,
    cell,
    text,
    /** A reader calls this for a restricting cell that it has read as a whole and that the offer obeys. */
    understand: (column: Column): void => void understood.add(column),
    /** Tells every error, also in columns that nobody reads. */
    tellErrors: (): void => {
      for (const column of Object.keys(row.cells) as Column[]) text(column);
    },
    /** Closes the offer for each restriction that nobody understood. */
    closeNotUnderstood: (): void => {
      for (const column of Object.keys(row.cells) as Column[]) {
        const value = text(column);
        if (value === undefined || roleOf(column) !== 'restricts' || understood.has(column)) continue;
        if (!reasons.some((reason) => reason.column === column && reason.severity !== 'warn'))
          close(column, rowWords.notUnderstood(value.slice(0, 100)));
      }
    },
    required: (column: Column): string | undefined => {
      const value = text(column);
      if (value === undefined && errorOf(column) === undefined) refuse(column, rowWords.missing);
      return value;
    },
    /** Comma, semicolon or line separated. */
    list: (column: Column): string[] =>
      String(cell(column) ?? '')
        .split(/[,;\n]+/)
        .map((item) => item.trim())
        .filter(Boolean),
    /** A whole number from 1 to 10,000; anything else is told by `otherwise`. */
    wholeNumber: (column: Column, otherwise: Severity = 'warn'): number | null => {
      const written = cell(column);
      const shown = text(column);
      if (shown === undefined) return null;
      const value = typeof written === 'number' || /^\d{1,5}$/.test(shown) ? Number(shown) : Number.NaN;
      if (Number.isInteger(value) && value >= 0 && value <= 10_000) return value;
      note(otherwise)(column, rowWords.badNumber(shown));
      return null;
    },
    /** 1.9 writes TRUE() where the standard asks for Yes; all spellings are welcome. Anything else stays not understood. */
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
