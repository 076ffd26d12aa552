// Workbooks for tests. The parts of an .xlsx are written by hand, so that a test can make them invalid.
import { strToU8, zipSync } from 'fflate';
import type { Column } from './avails.columns.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';

export const letters = (column: number): string =>
  column > 26
    ? letters(Math.floor((column - 1) / 26)) + letters(((column - 1) % 26) + 1)
    : String.fromCharCode(64 + column);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A cell's XML: text becomes an inline string, numbers and booleans keep their types; `raw` XML is inserted unchanged. */
export type FixtureCell = string | number | boolean | null | { raw: string };
export function cellXml(row: number, column: number, cell: FixtureCell): string {
  const r = `${letters(column)}${row}`;
  if (cell === null) return '';
  if (typeof cell === 'object') return cell.raw.replace('<c', `<c r="${r}"`);
  if (typeof cell === 'number') return `<c r="${r}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${r}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  return `<c r="${r}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}
export const rowXml = (row: number, cells: readonly FixtureCell[]): string =>
  `<row r="${row}">${cells.map((cell, at) => cellXml(row, at + 1, cell)).join('')}</row>`;

export interface FixtureSheet {
  name: string;
  /** The rows, from row 1 on. */
  rows?: readonly (readonly FixtureCell[])[];
  /** Appended to the rows unchanged. */
  rawRows?: string;
  dimension?: string;
}
export interface FixtureWorkbook {
  sheets: FixtureSheet[];
  /** Inner XML of each shared string. */
  strings?: string[];
  date1904?: boolean;
  extraParts?: Record<string, Uint8Array>;
}

const xml = (body: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`);

export function buildWorkbook({ sheets, strings, date1904, extraParts }: FixtureWorkbook): Uint8Array {
  const parts: Record<string, Uint8Array> = {
    '[Content_Types].xml': xml(`<Types xmlns="${packaged}/content-types"/>`),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr date1904="${date1904 ? 1 : 0}"/><sheets>${sheets
        .map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="${packaged}/relationships">${sheets
        .map(
          (_, at) =>
            `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
        )
        .join(
          '',
        )}<Relationship Id="rIdS" Type="${office}/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`,
    ),
    ...Object.fromEntries(
      sheets.map((sheet, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        xml(
          `<worksheet xmlns="${main}"><dimension ref="${sheet.dimension ?? 'A1'}"/><sheetData>${(sheet.rows ?? [])
            .map((cells, row) => rowXml(row + 1, cells))
            .join('')}${sheet.rawRows ?? ''}</sheetData></worksheet>`,
        ),
      ]),
    ),
    // After the worksheets, as some writers do: the reader must not depend on the order of parts.
    'xl/sharedStrings.xml': xml(
      `<sst xmlns="${main}">${(strings ?? []).map((inner) => `<si>${inner}</si>`).join('')}</sst>`,
    ),
    ...extraParts,
  };
  return zipSync(parts);
}

/** The row of a film that can be offered; tests state what differs. */
export const aFilmRow: Partial<Record<Column, FixtureCell>> = {
  DisplayName: 'Harbour Pictures',
  AssetLanguage: 'EN',
  Territory: 'SG',
  WorkType: 'Movie',
  EntryType: 'Full Extract',
  TitleInternalAlias: 'Lantern Keeper, The',
  TitleDisplayUnlimited: 'The Lantern Keeper',
  LicenseType: 'SVOD',
  LicenseRightsDescription: 'Library',
  FormatProfile: 'HD',
  Start: '2026-01-01',
  End: 'Open',
  TitleID: '10.5240/1489-49A2-3956-4B2D-FE16-5',
  ALID: 'md:alid:org:harbour.example:lantern',
  ReleaseYear: 2024,
  TotalRunTime: '1:52:00',
};
/** The row of an episode that can be offered. */
export const anEpisodeRow: Partial<Record<Column, FixtureCell>> = {
  DisplayName: 'Harbour Pictures',
  AssetLanguage: 'EN',
  Territory: 'SG',
  WorkType: 'Episode',
  EntryType: 'Full Extract',
  SeriesTitleInternalAlias: 'Tide Tables, The',
  SeriesTitleDisplayUnlimited: 'The Tide Tables',
  SeasonNumber: 2,
  EpisodeNumber: 3,
  EpisodeCount: 8,
  EpisodeTitleInternalAlias: 'Ebb, The',
  LicenseType: 'SVOD',
  FormatProfile: 'HD',
  Start: '2026-01-01',
  End: 'Open',
  ALID: 'md:alid:org:harbour.example:tide_203',
  ReleaseYear: 2025,
};

/** Makes a worksheet like the template: groups, names, requirements, then one row for each of `rows`. */
export function availsSheet(rows: readonly Partial<Record<string, FixtureCell>>[], name = 'Movies'): FixtureSheet {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return {
    name,
    rows: [
      columns.map(() => 'Avail'),
      columns,
      columns.map((_, at) => (at === 0 ? '1.9' : '//Opt')),
      ...rows.map((row) => columns.map((column) => row[column] ?? null)),
    ],
  };
}
