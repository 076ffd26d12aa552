/*
 * Reads an Avails workbook: parts → worksheets → rows by column name.
 * Why not `read-excel-file`, which is a dependency already: it builds the grid that a worksheet declares. Measured on generated
 * workbooks, a single cell at XFD1048576 (a 2 KB file) ends the process for lack of memory, and a million empty styled rows (10 MB) take
 * 6.4 s and 810 MB. It also drops errors, uncomputed formulas and empty rows silently, and here no row may be lost silently. Reading the
 * same two as a stream takes 6 ms, and 2.8 s at 200 MB.
 */
import { archiveLimits } from './avails.archive.ts';
import { type Column, columnOf, identifyingColumns } from './avails.columns.ts';
import type { Cell, SheetRow } from './avails.sheet.ts';
import { WorkbookError, workbookWords } from './avails.words.ts';
import { readWorkbook } from './workbook.ts';

/** A row by column name. `strangers` counts cells under unknown headers. */
export interface AvailsRow {
  row: number;
  cells: Partial<Record<Column, Cell>>;
  strangers: number;
}
export interface AvailsSheet {
  name: string;
  /** As the worksheet states it (`1.9`); undefined if it does not. */
  version: string | undefined;
  headerRow: number;
  /** Headers that the template does not have, and repeated headers; their cells are not read. */
  unread: string[];
  /** Rows with content. The other rows up to `lastRow` are blank. */
  rows: AvailsRow[];
  firstRow: number;
  lastRow: number;
}
export interface AvailsWorkbook {
  sheets: AvailsSheet[];
  /** Worksheets without avails, by name: dictionaries, instructions. */
  passedOver: string[];
  /** Days are counted from 1904 (old Macintosh workbooks) instead of 1900. */
  date1904: boolean;
}

/** Row 1 holds groups, row 2 the names; some senders leave out row 1, others put a banner of many lines above. */
const headerWithin = 50;

/** Throws WorkbookError if the file is no workbook, declares false sizes or contains no avails. */
export function readAvailsWorkbook(file: Uint8Array, limits = archiveLimits): AvailsWorkbook {
  const book = readWorkbook(file, limits);
  const result: AvailsWorkbook = { sheets: [], passedOver: [], date1904: book.date1904 };
  for (const { name, rows, lastRow } of book.sheets) {
    const sheet = asAvails(name, rows, lastRow);
    if (sheet) result.sheets.push(sheet);
    else result.passedOver.push(name);
  }
  if (result.sheets.length === 0) throw new WorkbookError(workbookWords.noAvails(result.passedOver.join(', ')));
  return result;
}

function asAvails(name: string, rows: SheetRow[], lastRow: number): AvailsSheet | undefined {
  const header = rows.find((row) => row.row <= headerWithin && looksLikeHeader(row));
  if (!header) return undefined;
  const columns = new Map<number, Column>();
  const unread: string[] = [];
  for (const [at, cell] of header.cells) {
    const column = columnOf(shown(cell));
    if (column && ![...columns.values()].includes(column)) columns.set(at, column);
    else unread.push(shown(cell));
  }
  const next = rows.find((row) => row.row === header.row + 1);
  const hasRequirements = next !== undefined && looksLikeRequirements(next);
  // The template keeps row 3 for requirements even where it is left empty.
  const firstRow = hasRequirements || next === undefined ? header.row + 2 : header.row + 1;
  const version = next && /^v?(\d+\.\d+[\w.]*)$/.exec(shown(next.cells.get(1) ?? ''))?.[1];
  return {
    name,
    version: hasRequirements ? version : undefined,
    headerRow: header.row,
    unread,
    rows: rows.filter(({ row }) => row >= firstRow).map((row) => byName(row, columns)),
    firstRow,
    lastRow: Math.max(lastRow, firstRow - 1),
  };
}

const shown = (cell: Cell): string => (typeof cell === 'object' ? cell.error : String(cell)).trim();

function looksLikeHeader({ cells }: SheetRow): boolean {
  const columns = new Set([...cells.values()].map((cell) => columnOf(shown(cell))));
  return identifyingColumns.every((column) => columns.has(column));
}

/**
 * Detects the row of requirements: `//REQ`, `/REQ` and “REQUIRED for …” under the names, a version in the first column. Data has none of
 * these.
 */
function looksLikeRequirements({ cells }: SheetRow): boolean {
  const marks = [...cells.values()].filter((cell) => /^\/{1,3}\s*(REQ|Opt)|^REQUIRED\b/i.test(shown(cell))).length;
  return marks > 0 && marks * 2 >= cells.size;
}

function byName({ row, cells }: SheetRow, columns: ReadonlyMap<number, Column>): AvailsRow {
  const result: AvailsRow = { row, cells: {}, strangers: 0 };
  for (const [at, cell] of cells) {
    const column = columns.get(at);
    if (column) result.cells[column] = cell;
    else result.strangers += 1;
  }
  return result;
}
