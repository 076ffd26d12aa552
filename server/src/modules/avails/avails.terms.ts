// The terms of one avail: where, when, in which languages and by which of our media.
import { Language } from '@pavilion/protocol/enumerations.ts';
import { addDays, lastDayOfYears } from '@pavilion/protocol/kit/days.ts';
import { durations } from '@pavilion/protocol/limits.ts';
import type { Medium } from '@pavilion/protocol/media.ts';
import { type CountryCode, countryCodes, isCountryCode } from '@pavilion/protocol/territories.ts';
import type { Territories } from '@pavilion/protocol/territoryFields.ts';
import type { RowCells } from './avails.cells.ts';
import type { Column } from './avails.columns.ts';
import {
  addSpan,
  firstWholeDay,
  lastDayOf,
  lastWholeDay,
  type Moment,
  readMoment,
  readSpan,
  shownMoment,
} from './avails.dates.ts';
import { rowWords } from './avails.words.ts';

/**
 * LicenseType → medium. Selling a file permanently (EST), its pre-order (POEST) and renting it (VOD) are one market here, a payment for
 * one title: `tvod`. `home_video` is the disc (音像制品), which Avails do not trade. Pre-Release and Library came into the standard with SVOD
 * title lists (XML 2.3): they are read as SVOD and reported.
 */
const mediumOf: Readonly<Record<string, { medium: Medium; titleList?: true }>> = {
  EST: { medium: 'tvod' },
  POEST: { medium: 'tvod' },
  VOD: { medium: 'tvod' },
  TVOD: { medium: 'tvod' },
  SVOD: { medium: 'svod' },
  AVOD: { medium: 'avod' },
  FVOD: { medium: 'avod' },
  PRERELEASE: { medium: 'svod', titleList: true },
  LIBRARY: { medium: 'svod', titleList: true },
};
export const licenceTypeOf = (text: string): string => text.replace(/[\s_-]/g, '').toUpperCase();

export function readMedium(cells: RowCells): { medium: Medium; licenceType: string } | undefined {
  const written = cells.required('LicenseType');
  if (written === undefined) return undefined;
  const licenceType = licenceTypeOf(written);
  const found = Object.hasOwn(mediumOf, licenceType) ? mediumOf[licenceType] : undefined;
  if (!found) {
    cells.refuse('LicenseType', rowWords.unknownValue(written));
    return undefined;
  }
  if (found.titleList) cells.warn('LicenseType', rowWords.titleList(written));
  return { medium: found.medium, licenceType };
}

// Codes outside ISO 3166-1 that occur in practice; ZZ is the standard's own code for worldwide.
const territoryAliases: Readonly<Record<string, string>> = {
  UK: 'GB',
  EL: 'GR',
  WW: 'worldwide',
  WORLDWIDE: 'worldwide',
};

export interface ReadTerritories {
  written: Territories;
  countries: CountryCode[];
}

export function readTerritories(cells: RowCells): ReadTerritories | undefined {
  if (cells.required('Territory') === undefined) return undefined;
  const include = split(cells, 'Territory').flatMap((code) => territory(cells, 'Territory', code));
  const exclude = split(cells, 'TerritoryExclusion').flatMap((code) => territory(cells, 'TerritoryExclusion', code));
  if (cells.reasons.some(({ column, severity }) => severity === 'refuse' && column.startsWith('Territory')))
    return undefined;
  const world = include.includes('worldwide');
  const covered = new Set<string>(world ? countryCodes : include);
  for (const code of exclude) {
    if (!covered.delete(code)) cells.warn('TerritoryExclusion', rowWords.exclusionOutside(code));
  }
  if (covered.size === 0) {
    cells.refuse('TerritoryExclusion', rowWords.nothingLeft);
    return undefined;
  }
  const countries = countryCodes.filter((code) => covered.has(code));
  const written = world
    ? { include: ['worldwide'], exclude: [...new Set(exclude)].sort() }
    : { include: countries, exclude: [] };
  return { written, countries };
}

const split = (cells: RowCells, column: Column) => cells.list(column).flatMap((item) => item.split(/\s+/));

function territory(cells: RowCells, column: 'Territory' | 'TerritoryExclusion', written: string): string[] {
  const code = written.toUpperCase();
  if (isCountryCode(code)) return [code];
  const part = /^([A-Z]{2})-[A-Z0-9]{1,3}$/.exec(code)?.[1];
  if (part && isCountryCode(part)) {
    if (column === 'Territory') {
      cells.refuse(column, rowWords.territoryPart(written));
      return [];
    }
    // Excluding too much can be corrected later; selling what was withheld cannot.
    cells.warn(column, rowWords.exclusionPart(written, part));
    return [part];
  }
  if (column === 'Territory' && code === 'ZZ') return ['worldwide'];
  const alias = territoryAliases[code];
  if (alias && (column === 'Territory' || alias !== 'worldwide')) {
    cells.warn(column, rowWords.territoryRead(written, alias));
    return [alias];
  }
  // The row is refused, because an unreadable exclusion could sell what was withheld.
  cells.refuse(column, rowWords.territoryUnknown(written));
  return [];
}

export interface ReadWindow {
  start: string;
  /** Last day; null if open. */
  end: string | null;
  /** False if no standard term fits: the window is over, too short, or ends at once (`Immediate`). */
  living: boolean;
}
export interface WindowSetting {
  date1904: boolean;
  today: string;
  /** Returns the EST start in the same workbook, at which a pre-order ends. */
  estStart: () => string | undefined;
}

function readDay(cells: RowCells, column: 'Start' | 'End', shown: string, date1904: boolean): Moment | undefined {
  const cell = cells.cell(column);
  const moment = readMoment(cell, date1904);
  if (!moment) cells.refuse(column, typeof cell === 'number' ? rowWords.yearAsDate(shown) : rowWords.badDate(shown));
  return moment;
}

function readStart(cells: RowCells, date1904: boolean): string | undefined {
  const shown = cells.required('Start');
  const moment = shown === undefined ? undefined : readDay(cells, 'Start', shown, date1904);
  if (!moment) return undefined;
  const start = firstWholeDay(moment);
  if (start !== moment.day) cells.warn('Start', rowWords.partDay(shownMoment(moment), start));
  return lagged(cells, 'StartLag', start);
}

/** Applies a lag that narrows the window. A lag that would widen it or cannot be read closes the offer. */
function lagged(cells: RowCells, column: 'StartLag' | 'EndLag', day: string): string {
  const shown = cells.text(column);
  if (shown === undefined) return day;
  const span = readSpan(shown);
  if (!span || span.sign !== (column === 'StartLag' ? 1 : -1)) return day;
  const moved = addSpan(day, span);
  cells.understand(column);
  if (moved !== day) cells.warn(column, rowWords.lagApplied(shown, moved));
  return moved;
}

export function readWindow(cells: RowCells, setting: WindowSetting): ReadWindow | undefined {
  const start = readStart(cells, setting.date1904);
  const shown = cells.required('End');
  if (start === undefined || shown === undefined) return undefined;
  const read = readEnd(cells, shown, setting);
  if (!read) return undefined;
  const limits = [read.end === null ? null : lagged(cells, 'EndLag', read.end), byDuration(cells, start)];
  const end = limits.filter((day) => day !== null).sort()[0] ?? null;
  if (end !== null && end < start && read.living) {
    cells.refuse('End', rowWords.endBeforeStart(start, end));
    return undefined;
  }
  if (!read.living) return { start, end: end !== null && end < start ? start : end, living: false };
  return { start, end, living: canHoldATerm(cells, start, end, setting.today) };
}

function canHoldATerm(cells: RowCells, start: string, end: string | null, today: string): boolean {
  if (end === null) return true;
  const soonest = start > today ? start : today;
  if (end < today) cells.warn('End', rowWords.ended(end));
  else if (lastDayOfYears(soonest, durations[0]) > end) cells.warn('End', rowWords.shortWindow);
  else return true;
  return false;
}

function readEnd(
  cells: RowCells,
  shown: string,
  setting: WindowSetting,
): { end: string | null; living: boolean } | undefined {
  switch (shown.replace(/\s/g, '').toLowerCase()) {
    case 'open':
      return { end: null, living: true };
    case 'immediate':
      cells.warn('End', rowWords.immediate);
      return { end: setting.today, living: false };
    case 'eststart': {
      const est = setting.estStart();
      if (est === undefined) {
        cells.refuse('End', rowWords.noEstStart);
        return undefined;
      }
      return { end: addDays(est, -1), living: true };
    }
  }
  const moment = readDay(cells, 'End', shown, setting.date1904);
  if (!moment) return undefined;
  const end = lastWholeDay(moment);
  if (end !== moment.day) cells.warn('End', rowWords.partDay(shownMoment(moment), end));
  return { end, living: true };
}

/** WindowDuration limits the length of the window. */
function byDuration(cells: RowCells, start: string): string | null {
  const shown = cells.text('WindowDuration');
  if (shown === undefined) return null;
  const last = lastDayOf(start, shown);
  if (last === undefined) cells.close('WindowDuration', rowWords.badDuration(shown));
  else cells.understand('WindowDuration');
  return last ?? null;
}

export interface ReadLanguages {
  /** Language versions offered, as codes of the Platform. */
  offered: Language[];
  /** As the avail writes them, canonical BCP 47: `fr-CA`, which the Platform's codes call French. */
  tags: string[];
  /** Versions that must not be used, canonical. */
  heldBack: string[];
  /** Versions that the licensee must offer. */
  required: string[];
}

export function readLanguages(cells: RowCells): ReadLanguages {
  const heldBack = languages(cells, 'HoldbackLanguage');
  const allowed = languages(cells, 'AllowedLanguages');
  const asset = languages(cells, 'AssetLanguage');
  if (heldBack.length > 0 && allowed.length > 0) cells.warn('HoldbackLanguage', rowWords.bothHoldbacks);
  const tags = (allowed.length > 0 ? allowed : asset).filter((tag) => !heldBack.includes(tag));
  const required = languages(cells, 'RequiredFulfillmentLanguages');
  return { offered: [...new Set(tags.map(ourLanguage))], tags, heldBack, required };
}

const ourNames: Readonly<Record<string, Language>> = { fil: 'tl', nb: 'no', nn: 'no' };
function ourLanguage(tag: string): Language {
  const { language } = new Intl.Locale(tag);
  if (Object.hasOwn(ourNames, language)) return ourNames[language]!;
  return Language.names.find((name) => name === language) ?? 'und';
}

function languages(cells: RowCells, column: Column): string[] {
  const bad: string[] = [];
  const tags = split(cells, column).flatMap((written) => {
    try {
      // `fr-FR:audio` states which part is promised in that language; the tag precedes the colon.
      return Intl.getCanonicalLocales(written.split(':')[0]);
    } catch {
      if (!/^any$/i.test(written)) bad.push(written);
      return [];
    }
  });
  for (const written of bad)
    cells[column === 'AssetLanguage' ? 'warn' : 'close'](column, rowWords.badLanguage(written));
  if (bad.length === 0) cells.understand(column);
  return [...new Set(tags)];
}
