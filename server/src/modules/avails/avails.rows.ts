// Every row gets a verdict, and the counts add up to the rows read: nothing is lost in silence.
import type { Medium } from '@pavilion/protocol/media.ts';
import { type Reason, type RowCells, rowCells } from './avails.cells.ts';
import { readMoment } from './avails.dates.ts';
import {
  licenceTypeOf,
  type ReadLanguages,
  type ReadPrice,
  type ReadTerritories,
  type ReadWindow,
  readLanguages,
  readMedium,
  readPrice,
  readTerritories,
  readWindow,
} from './avails.terms.ts';
import { rowWords } from './avails.words.ts';
import type { AvailsRow, AvailsSheet, AvailsWorkbook } from './avails.workbook.ts';
import { readWork, type Work } from './avails.works.ts';

/** An avail that can be offered. */
export interface Avail {
  action: 'offer';
  alid: string;
  availId: string | null;
  work: Work;
  medium: Medium;
  licenceType: string;
  /** `New Release`, `Library` … */
  rights: string | null;
  formatProfile: string;
  localization: string | null;
  territories: ReadTerritories;
  window: ReadWindow;
  languages: ReadLanguages;
  price: ReadPrice;
  exclusive: boolean;
  /** False: written, but switched off until staff have looked. */
  active: boolean;
  description: string | null;
}
/** `Full Delete`: all offers of the ALID in these territories end. */
export interface Withdrawal {
  action: 'withdraw';
  alid: string;
  territories: ReadTerritories;
}

export type Verdict = 'ready' | 'warned' | 'refused';
export interface JudgedRow {
  sheet: string;
  row: number;
  verdict: Verdict;
  reasons: Reason[];
  /** What the row is called in a report, even if refused. */
  label: string;
  avail: Avail | Withdrawal | null;
}
export interface JudgedSheet {
  name: string;
  version: string | undefined;
  unread: string[];
  rows: JudgedRow[];
  /** Blank rows between and behind the others, as spans of row numbers. */
  blank: { from: number; to: number }[];
  counts: Record<Verdict | 'blank' | 'read', number>;
}

/** Today as `YYYY-MM-DD`. */
export interface JudgeSetting {
  today: string;
}

export function judgeWorkbook(workbook: AvailsWorkbook, { today }: JudgeSetting): JudgedSheet[] {
  const estStarts = collectEstStarts(workbook);
  const seen = new Map<string, string>();
  return workbook.sheets.map((sheet) => {
    const rows = sheet.rows.map((row) =>
      judgeRow(row, sheet.name, { date1904: workbook.date1904, today, estStarts, seen }),
    );
    const blank = blankSpans(sheet);
    const count = (verdict: Verdict) => rows.filter((row) => row.verdict === verdict).length;
    const counts = {
      read: sheet.lastRow - sheet.firstRow + 1,
      ready: count('ready'),
      warned: count('warned'),
      refused: count('refused'),
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
  /** Identity of an offer's row → the row that said it first. */
  seen: Map<string, string>;
}

function judgeRow(row: AvailsRow, sheet: string, context: Context): JudgedRow {
  const cells = rowCells(row);
  const avail = readAvail(cells, context);
  const refused = cells.reasons.some((reason) => reason.severity === 'refuse');
  if (avail?.action === 'offer' && !refused) tellRepeat(cells, avail, sheet, context.seen);
  const title =
    cells.text('TitleInternalAlias') ?? cells.text('SeriesTitleInternalAlias') ?? cells.text('TitleDisplayUnlimited');
  const label = [title ?? cells.text('SeriesTitleDisplayUnlimited') ?? cells.text('ALID') ?? '—', seasonLabel(cells)];
  return {
    sheet,
    row: row.row,
    verdict: refused ? 'refused' : cells.reasons.length > 0 ? 'warned' : 'ready',
    reasons: cells.reasons,
    label: label.filter(Boolean).join(' '),
    avail: refused || !avail ? null : avail,
  };
}

function seasonLabel(cells: RowCells): string {
  const [season, episode] = [cells.text('SeasonNumber'), cells.text('EpisodeNumber')];
  return [season && `S${season}`, episode && `E${episode}`].filter(Boolean).join('');
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
  const formatProfile = cells.required('FormatProfile');
  if (!action || !alid || !work || !medium || !territories || !window || formatProfile === undefined) return undefined;
  const exclusive = cells.yesNo('Exclusive');
  const review = cells.yesNo('ExceptionFlag');
  if (review === true) cells.warn('ExceptionFlag', rowWords.review);
  const licensee = cells.text('Licensee');
  if (licensee !== undefined) cells.warn('Licensee', rowWords.licensee(licensee));
  return {
    action,
    alid,
    availId: cells.text('AvailID') ?? null,
    work,
    ...medium,
    rights: cells.text('LicenseRightsDescription') ?? null,
    formatProfile,
    localization: cells.text('LocalizationType') ?? null,
    territories,
    window,
    languages,
    price: readPrice(cells, window),
    exclusive: exclusive === true,
    active: window.living && review !== true && review !== 'unclear' && exclusive !== 'unclear',
    description: cells.text('Description') ?? null,
  };
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

function readAlid(cells: RowCells): string | undefined {
  const alid = cells.text('ALID');
  if (alid !== undefined) return alid;
  for (const column of ['ContentID', 'EpisodeContentID', 'SeasonContentID', 'EditID', 'EpisodeID'] as const) {
    const standIn = cells.text(column);
    if (standIn === undefined) continue;
    cells.warn('ALID', rowWords.idStandIn(column));
    return standIn;
  }
  cells.refuse('ALID', rowWords.idMissing);
  return undefined;
}

const shopKey = (alid: string, territory: string) => `${alid}|${territory.toUpperCase()}`.replace(/\s/g, '');

function collectEstStarts({ sheets, date1904 }: AvailsWorkbook): Map<string, string[]> {
  const starts = new Map<string, string[]>();
  for (const row of sheets.flatMap((sheet) => sheet.rows)) {
    const { ALID, Territory, LicenseType, Start } = row.cells;
    if (typeof LicenseType !== 'string' || licenceTypeOf(LicenseType) !== 'EST' || Start === undefined) continue;
    const moment = readMoment(Start, date1904);
    if (!moment || ALID === undefined || Territory === undefined) continue;
    const key = shopKey(String(ALID), String(Territory));
    starts.set(key, [...(starts.get(key) ?? []), moment.day]);
  }
  return starts;
}

function nextEstStart(estStarts: Context['estStarts'], alid: string | undefined, cells: RowCells): string | undefined {
  if (alid === undefined) return undefined;
  return estStarts.get(shopKey(alid, cells.text('Territory') ?? ''))?.toSorted()[0];
}

/** What makes two rows say the same, down to the format. */
export const rowIdentity = (avail: Avail): string =>
  [
    avail.alid,
    avail.territories.countries.join(','),
    avail.licenceType,
    avail.rights ?? '',
    avail.formatProfile,
    avail.localization ?? '',
    avail.languages.offered.join(','),
    avail.window.start,
    avail.window.end ?? '',
    avail.price.terms,
    avail.exclusive,
  ].join('|');

function tellRepeat(cells: RowCells, avail: Avail, sheet: string, seen: Map<string, string>): void {
  const identity = rowIdentity(avail);
  const first = seen.get(identity);
  if (first !== undefined) cells.warn('ALID', rowWords.duplicate(first));
  else seen.set(identity, `${sheet} ${cells.row}`);
}
