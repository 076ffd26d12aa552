// One row while it is being judged: its cells by column, and what has been found wrong with them.
import type { Text } from '@pavilion/protocol/kit/text.ts';
import type { Column } from './avails.columns.ts';
import type { Cell } from './avails.sheet.ts';
import { rowWords } from './avails.words.ts';
import type { AvailsRow } from './avails.workbook.ts';

export interface Reason {
  column: Column;
  /** `refuse` keeps the row out; `warn` lets it in and tells. */
  severity: 'refuse' | 'warn';
  text: Text;
}

export type RowCells = ReturnType<typeof rowCells>;

export function rowCells(row: AvailsRow) {
  const reasons: Reason[] = [];
  const note = (severity: Reason['severity']) => (column: Column, text: Text) => {
    if (!reasons.some((reason) => reason.column === column && reason.text.en === text.en)) {
      reasons.push({ column, severity, text });
    }
  };
  const refuse = note('refuse');
  const warn = note('warn');

  /** The cell, or undefined for nothing, a template's hint (`//e.g., …`) or an error, which is told once. */
  const cell = (column: Column): Exclude<Cell, object> | undefined => {
    const value = row.cells[column];
    if (typeof value === 'object') {
      warn(column, rowWords.cellError(value.error));
      return undefined;
    }
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
    warn,
    cell,
    text,
    required: (column: Column): string | undefined => {
      const value = text(column);
      if (value === undefined) refuse(column, rowWords.missing);
      return value;
    },
    /** Comma, semicolon or line separated. */
    list: (column: Column): string[] =>
      String(cell(column) ?? '')
        .split(/[,;\n]+/)
        .map((item) => item.trim())
        .filter(Boolean),
    number: (column: Column): number | undefined => {
      const value = text(column);
      if (value === undefined) return undefined;
      const number = Number(value.replaceAll(',', ''));
      if (Number.isFinite(number)) return number;
      warn(column, rowWords.badNumber(value));
      return undefined;
    },
    /** 1.9 writes TRUE() where the standard asks for Yes; all spellings are welcome. `unclear` for anything else. */
    yesNo: (column: Column): boolean | 'unclear' | undefined => {
      const value = text(column);
      if (value === undefined) return undefined;
      if (/^(1|t|true|y|yes)$/i.test(value)) return true;
      if (/^(0|f|false|n|no)$/i.test(value)) return false;
      warn(column, rowWords.badYesNo(value));
      return 'unclear';
    },
  };
}
