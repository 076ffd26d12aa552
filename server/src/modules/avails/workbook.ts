// Reads a workbook's worksheets as rows of cells, whatever their subject. Sizes declared by the file are ignored (`avails.workbook.ts`
// explains why no library is used).
import { archiveLimits, readParts } from './avails.archive.ts';
import { attribute, type Cell, type SheetRow, sharedStringsPart, sheetPart, xmlPart } from './avails.sheet.ts';
import { WorkbookError, workbookWords } from './avails.words.ts';

export { type Cell, type SheetRow, WorkbookError };

export interface Worksheet {
  name: string;
  /** Rows with content, in order. */
  rows: SheetRow[];
  /** The last row that the worksheet has an element for, empty or not. */
  lastRow: number;
}
export interface Workbook {
  sheets: Worksheet[];
  /** Days are counted from 1904 (old Macintosh workbooks) instead of 1900. */
  date1904: boolean;
}

const maxFilledRows = 200_000;
const maxFilledCells = 5_000_000;

/** Throws WorkbookError if the file is no workbook or declares false sizes. */
export function readWorkbook(file: Uint8Array, limits = archiveLimits): Workbook {
  const index = readIndex(file, limits);
  const strings: string[] = [];
  const { stringsPart } = index;
  if (stringsPart) readParts(file, (name) => (name === stringsPart ? sharedStringsPart(strings) : undefined), limits);
  const read = readSheets(file, index, strings, limits);
  const sheets = index.sheets.map(({ name, part }) => {
    const cells = read.get(part);
    if (!cells) throw new WorkbookError(workbookWords.damaged(part));
    return { name, rows: cells.rows, lastRow: cells.lastRow() };
  });
  return { sheets, date1904: index.date1904 };
}

type SheetCells = { rows: SheetRow[]; lastRow: () => number };

function readSheets(file: Uint8Array, book: Index, strings: string[], limits: typeof archiveLimits) {
  const byPart = new Map<string, SheetCells>();
  const wanted = new Set(book.sheets.map((sheet) => sheet.part));
  const filled = { rows: 0, cells: 0 };
  const startSheet = (name: string) => {
    if (!wanted.has(name)) return undefined;
    if (byPart.has(name)) throw new WorkbookError(workbookWords.damaged(`${name} × 2`));
    const rows: SheetRow[] = [];
    const part = sheetPart(strings, (row) => {
      filled.rows += 1;
      filled.cells += row.cells.size;
      if (filled.rows > maxFilledRows) throw new WorkbookError(workbookWords.tooLarge(`> ${maxFilledRows} rows`));
      if (filled.cells > maxFilledCells) throw new WorkbookError(workbookWords.tooLarge(`> ${maxFilledCells} cells`));
      rows.push(row);
    });
    byPart.set(name, { rows, lastRow: part.lastRow });
    return part;
  };
  readParts(file, startSheet, limits);
  return byPart;
}

interface Index {
  sheets: { name: string; part: string }[];
  stringsPart: string | undefined;
  date1904: boolean;
}

function readIndex(file: Uint8Array, limits: typeof archiveLimits): Index {
  const listed: { name: string; id: string }[] = [];
  const targets = new Map<string, string>();
  let stringsPart: string | undefined;
  let date1904 = false;
  readParts(
    file,
    (name) => {
      if (name === 'xl/workbook.xml') {
        return xmlPart({
          open: (tag, attributes) => {
            if (tag === 'sheet') listed.push({ name: attributes.name ?? '', id: attribute(attributes, 'id') ?? '' });
            if (tag === 'workbookPr') date1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
          },
        });
      }
      if (name !== 'xl/_rels/workbook.xml.rels') return undefined;
      return xmlPart({
        open: (tag, { Id, Type = '', Target = '' }) => {
          if (tag !== 'Relationship' || !Id) return;
          const part = Target.startsWith('/') ? Target.slice(1) : `xl/${Target.replace(/^\.\//, '')}`;
          if (Type.endsWith('/worksheet')) targets.set(Id, part);
          if (Type.endsWith('/sharedStrings')) stringsPart = part;
        },
      });
    },
    limits,
  );
  const sheets = listed.flatMap(({ name, id }) => {
    const part = targets.get(id);
    return part ? [{ name, part }] : [];
  });
  if (sheets.length === 0) throw new WorkbookError(workbookWords.noSheets);
  return { sheets, stringsPart, date1904 };
}
