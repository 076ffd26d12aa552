// Checks a workbook row by row. Every row gets a verdict, and the counts add up to the rows read: no row is lost silently.

import { recordOf } from '@pavilion/protocol/kit/objects.ts';
import { type RowCells, rowCells } from './avails.cells.ts';
import { readConditions } from './avails.conditions.ts';
import { refuseContradictions } from './avails.conflicts.ts';
import { readMoment } from './avails.dates.ts';
import {
  type Avail,
  type JudgedRow,
  type JudgedSheet,
  type ReviewReason,
  verdictOf,
  verdicts,
  type Withdrawal,
} from './avails.judged.ts';
import { readPrice } from './avails.price.ts';
import { licenceTypeOf, readLanguages, readMedium, readTerritories, readWindow } from './avails.terms.ts';
import { rowWords } from './avails.words.ts';
import type { AvailsRow, AvailsSheet, AvailsWorkbook } from './avails.workbook.ts';
import { readWork } from './avails.works.ts';

/** Today as `YYYY-MM-DD`. */
export interface JudgeSetting {
  today: string;
}

export function judgeWorkbook(workbook: AvailsWorkbook, { today }: JudgeSetting): JudgedSheet[] {
  const { date1904 } = workbook;
  const context = { date1904, today, estStarts: collectEstStarts(workbook) };
  const judged = workbook.sheets.map((sheet) => ({
    sheet,
    rows: sheet.rows.map((row) => judgeRow(row, sheet.name, context)),
  }));
  refuseContradictions(judged.flatMap(({ rows }) => rows));
  return judged.map(({ sheet, rows }) => {
    const blank = blankSpans(sheet);
    const counted = recordOf(verdicts, (verdict) => rows.filter((row) => row.verdict === verdict).length);
    const counts = {
      read: sheet.lastRow - sheet.firstRow + 1,
      ...counted,
      blank: blank.reduce((sum, { from, to }) => sum + to - from + 1, 0),
    };
    return { name: sheet.name, version: sheet.version, unread: sheet.unread, rows, blank, counts };
  });
}

function blankSpans({ rows, firstRow, lastRow }: AvailsSheet): JudgedSheet['blank'] {
  const spans: JudgedSheet['blank'] = [];
  let next = firstRow;
  for (const { row } of [...rows, { row: lastRow + 1 }]) {
    if (row > next) spans.push({ from: next, to: row - 1 });
    next = row + 1;
  }
  return spans;
}

interface Context {
  date1904: boolean;
  today: string;
  estStarts: ReadonlyMap<string, string[]>;
}

function judgeRow(row: AvailsRow, sheet: string, context: Context): JudgedRow {
  const cells = rowCells(row);
  const avail = readAvail(cells, context);
  const verdict = verdictOf(cells.reasons);
  return {
    sheet,
    row: row.row,
    verdict,
    reasons: cells.reasons,
    label: labelOf(row),
    avail: verdict === 'refused' || !avail ? null : avail,
  };
}

/** Returns the row's name in a report, even if refused. It is read separately, so that it changes no verdict. */
function labelOf(row: AvailsRow): string {
  const { text } = rowCells(row);
  const named = ['TitleInternalAlias', 'SeriesTitleInternalAlias', 'TitleDisplayUnlimited'] as const;
  const title = [...named, 'SeriesTitleDisplayUnlimited' as const, 'ALID' as const].map(text).find(Boolean) ?? '—';
  const [season, volume, episode] = [text('SeasonNumber'), text('VolumeNumber'), text('EpisodeNumber')];
  const part = [season && `S${season}`, volume && `V${volume}`, episode && `E${episode}`].filter(Boolean).join('');
  return [title, part].filter(Boolean).join(' ').slice(0, 120);
}

function readAvail(cells: RowCells, context: Context): Avail | Withdrawal | undefined {
  const action = readEntryType(cells);
  const alid = readAlid(cells);
  const territories = readTerritories(cells);
  if (action === 'withdraw') return alid && territories ? { action, alid, territories } : undefined;
  const work = readWork(cells);
  const medium = readMedium(cells);
  const estStart = () => nextEstStart(context.estStarts, alid, cells);
  const window = readWindow(cells, { date1904: context.date1904, today: context.today, estStart });
  const languages = readLanguages(cells);
  const formats = readFormats(cells);
  const exclusive = cells.yesNo('Exclusive');
  if (!action || !alid || !work || !medium || !territories || !window || !formats) {
    cells.tellErrors();
    return undefined;
  }
  const { today, date1904 } = context;
  const conditions = readConditions(cells, { today, date1904, work });
  const price = readPrice(cells, window);
  cells.tellErrors();
  cells.closeNotUnderstood();
  const review = cells.reasons
    .filter(({ severity }) => severity === 'close')
    .map(({ column, text }): ReviewReason => ({ column, ...text }));
  return {
    action,
    alid,
    availId: cells.text('AvailID') ?? null,
    work,
    ...medium,
    formats,
    conditions,
    territories,
    window,
    languages,
    price,
    exclusive: exclusive === true,
    active: window.living && review.length === 0,
    review,
  };
}

function readFormats(cells: RowCells): string[] | undefined {
  if (cells.required('FormatProfile') === undefined) return undefined;
  const formats = cells.list('FormatProfile').flatMap((item) => item.split(/[\s/]+/));
  const unknown = formats.find((format) => !/^(3D)?-?(SD|HD|UHD|4K|8K|HDR|3D)?$/i.test(format));
  if (unknown !== undefined) cells.close('FormatProfile', rowWords.notUnderstood(unknown.slice(0, 40)));
  return [...new Set(formats.map((format) => format.toUpperCase().slice(0, 40)))].slice(0, 12);
}

function readEntryType(cells: RowCells): 'offer' | 'withdraw' | undefined {
  const written = cells.text('EntryType');
  if (written === undefined) {
    cells.warn('EntryType', rowWords.entryAssumed);
    return 'offer';
  }
  const plain = written.replace(/\s/g, '').toLowerCase();
  if (plain === 'fullextract') return 'offer';
  if (plain === 'fulldelete') return 'withdraw';
  cells.refuse('EntryType', rowWords.unknownValue(written));
  return undefined;
}

const standIns = ['ContentID', 'EpisodeContentID', 'SeasonContentID', 'EditID', 'EpisodeID'] as const;
/** The limit of a database index; longer values are no identifiers. */
const longestAlid = 500;

function readAlid(cells: RowCells): string | undefined {
  const column = (['ALID', ...standIns] as const).find((name) => cells.text(name) !== undefined);
  if (column === undefined) {
    if (!cells.reasons.some((reason) => reason.column === 'ALID')) cells.refuse('ALID', rowWords.idMissing);
    return undefined;
  }
  const id = cells.text(column)!;
  if (id.length > longestAlid) {
    cells.refuse(column, rowWords.tooLong(longestAlid));
    return undefined;
  }
  if (column !== 'ALID') cells.warn('ALID', rowWords.idStandIn(column));
  return id;
}

const shopKey = (alid: string, territory: string) => `${alid}|${territory.toUpperCase()}`.replace(/\s/g, '');

/** Collects when a title is first sold permanently (EST), by ALID (or its replacement) and territory: a pre-order ends there. */
function collectEstStarts({ sheets, date1904 }: AvailsWorkbook): Map<string, string[]> {
  const starts = new Map<string, string[]>();
  for (const row of sheets.flatMap((sheet) => sheet.rows)) {
    const cells = rowCells(row);
    if (licenceTypeOf(cells.text('LicenseType') ?? '') !== 'EST') continue;
    const moment = readMoment(cells.cell('Start'), date1904);
    const [alid, territory] = [readAlid(cells), cells.text('Territory')];
    if (!moment || alid === undefined || territory === undefined) continue;
    const key = shopKey(alid, territory);
    starts.set(key, [...(starts.get(key) ?? []), moment.day]);
  }
  return starts;
}

function nextEstStart(estStarts: Context['estStarts'], alid: string | undefined, cells: RowCells): string | undefined {
  if (alid === undefined) return undefined;
  return estStarts.get(shopKey(alid, cells.text('Territory') ?? ''))?.toSorted()[0];
}
