// The conditions of an avail other than place, time, language and price: each is obeyed, or the offer is off sale. A restricting column
// without an entry here (or another reader) closes its offer by `closeNotUnderstood()` of RowCells.
import type { OfferScope } from '@pavilion/protocol/offerScope.ts';
import type { RowCells } from './avails.cells.ts';
import type { Column } from './avails.columns.ts';
import { readMoment, shownMoment } from './avails.dates.ts';
import { rowWords } from './avails.words.ts';
import type { Work } from './avails.works.ts';

export interface Conditions {
  /** Special terms in the seller's wording, one a line. */
  carried: string[];
  rentalHours: number | null;
  watchHours: number | null;
  localization: OfferScope['localization'];
  /** `New Release`, `Library` … */
  rights: string | null;
  /** The first day on which the title may be public; null if nothing withholds it. */
  notBefore: string | null;
}

interface Setting {
  today: string;
  date1904: boolean;
  work: Work;
}

/** LicenseRightsDescription of the standard; each value is a release phase and limits nothing. */
const releasePhases =
  /^(new ?release|(mega ?)?library|catalog(ue)?|priority|free|current|dtv|early (est|vod)|(long )?pre-?order( est| vod)?|dd-?(theatrical|dvd)|pre-?theatrical|day and date|next day tv|next day air)$/i;
const localizations: Readonly<Record<string, Conditions['localization']>> = {
  sub: ['sub'],
  dub: ['dub'],
  subdub: ['sub', 'dub'],
  'sub/dub': ['sub', 'dub'],
  any: [],
  none: [],
  na: [],
};
const confirmed = /^(approved|executed|confirmed|active|current|available|final|signed|released)$/i;
/** The limit for all carried texts together: the size of the contract's special terms. */
const longestCarried = 1000;

export function readConditions(cells: RowCells, setting: Setting): Conditions {
  readTitleStatus(cells);
  if (cells.yesNo('ExceptionFlag') === true) cells.close('ExceptionFlag', rowWords.review);
  const licensee = cells.text('Licensee');
  if (licensee !== undefined) cells.close('Licensee', rowWords.licensee(licensee.slice(0, 100)));
  const store = cells.text('StoreType');
  if (store !== undefined && /^(movies?|film|tv|television)$/i.test(store)) cells.understand('StoreType');
  return {
    carried: readCarried(cells),
    rentalHours: readHours(cells, 'RentalDuration'),
    watchHours: readHours(cells, 'WatchDuration'),
    localization: readLocalization(cells),
    rights: readRights(cells, setting.work),
    notBefore: readNotBefore(cells, setting),
  };
}

function readTitleStatus(cells: RowCells): void {
  const status = cells.text('TitleStatus');
  if (status === undefined) return;
  if (confirmed.test(status)) cells.understand('TitleStatus');
  else cells.close('TitleStatus', rowWords.titleStatus(status.slice(0, 100)));
}

function readRights(cells: RowCells, work: Work): string | null {
  const rights = cells.text('LicenseRightsDescription');
  if (rights === undefined) return null;
  if (/^season only$/i.test(rights)) {
    if (work.episode) cells.refuse('LicenseRightsDescription', rowWords.partOnly(rights));
    else if (work.kind === 'season') cells.understand('LicenseRightsDescription');
  } else if (releasePhases.test(rights)) cells.understand('LicenseRightsDescription');
  else if (/\bonly\b/i.test(rights)) cells.close('LicenseRightsDescription', rowWords.only(rights.slice(0, 100)));
  return rights.slice(0, 60);
}

function readLocalization(cells: RowCells): Conditions['localization'] {
  const plain = cells.text('LocalizationType')?.toLowerCase().replace(/\s/g, '');
  if (plain === undefined || !Object.hasOwn(localizations, plain)) return [];
  cells.understand('LocalizationType');
  return localizations[plain]!;
}

/** The standard counts rental and viewing in hours; 1.9 also accepts ISO 8601. */
function readHours(cells: RowCells, column: 'RentalDuration' | 'WatchDuration'): number | null {
  const shown = cells.text(column);
  if (shown === undefined) return null;
  const iso = /^P(?:(\d{1,3})D)?(?:T(\d{1,4})H)?$/i.exec(shown);
  const hours = /^\d{1,4}$/.test(shown) ? Number(shown) : iso ? Number(iso[1] ?? 0) * 24 + Number(iso[2] ?? 0) : 0;
  if (hours <= 0 || hours > 9999) return null;
  cells.understand(column);
  return hours;
}

/** Returns the texts and statements that the contract repeats verbatim. */
function readCarried(cells: RowCells): string[] {
  const texts: string[] = [];
  for (const column of [
    'OtherTerms',
    'OtherInstructions',
    'ExclusiveAttributes',
    'BrandingRightsAttributes',
  ] as const) {
    const written = cells.text(column);
    if (written === undefined) continue;
    const sum = texts.join('\n').length + written.length;
    if (sum > longestCarried - 80) cells.refuse(column, rowWords.tooLong(longestCarried));
    else texts.push(column === 'ExclusiveAttributes' ? `Exclusivity: ${written}` : written);
  }
  for (const [column, name] of [
    ['Download', 'Download'],
    ['BrandingRights', 'Branding rights'],
  ] as const) {
    const allowed = cells.yesNo(column);
    if (allowed !== undefined) texts.push(`${name}: ${allowed ? 'yes' : 'no'}.`);
  }
  return texts;
}

const publicDates: readonly Column[] = ['SuppressionLiftDate', 'AnnounceDate'];
function readNotBefore(cells: RowCells, { today, date1904 }: Setting): string | null {
  const days = publicDates.flatMap((column) => {
    const moment = readMoment(cells.cell(column), date1904);
    if (!moment) return [];
    if (moment.day > today) cells.close(column, rowWords.notBefore(shownMoment(moment)));
    else cells.understand(column);
    return [moment.day];
  });
  const last = days.sort().at(-1);
  return last !== undefined && last > today ? last : null;
}
