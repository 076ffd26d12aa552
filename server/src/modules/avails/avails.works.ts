// Finds the programme of an avail. A licence cell belongs to a whole programme, so an episode is read as part of its season: the season
// and its episodes share cells, and neither can be sold in conflict with the other (product §4).

import { type Identifier, readEidr, readIsan } from '@pavilion/protocol/workIds.ts';
import type { RowCells } from './avails.cells.ts';
import type { Column } from './avails.columns.ts';
import { readMinutes } from './avails.dates.ts';
import { rowWords } from './avails.words.ts';

export type WorkKind = 'movie' | 'short' | 'series' | 'season' | 'volume';
const kinds: Readonly<Record<string, WorkKind>> = {
  movie: 'movie',
  film: 'movie',
  feature: 'movie',
  short: 'short',
  series: 'series',
  season: 'season',
  volume: 'volume',
  episode: 'season',
};

export interface Work {
  kind: WorkKind;
  /** Title without the episode: `The Detectives`, `The First Dance`. */
  zhTitle: string | null;
  enTitle: string | null;
  season: number | null;
  volume: number | null;
  /** The episode of this row, if it has one. */
  episode: { number: string | null; title: string | null } | null;
  episodes: number | null;
  year: number | null;
  /** Run time of a film, or of one episode. */
  minutes: number | null;
  director: string | null;
  seller: string | null;
  /** Canonical and with a valid check character; a wrong one is reported and left out. */
  eidr: string | null;
  isan: string | null;
  /** Identifies the programme without a valid EIDR: the same for all rows of one work. */
  titleKey: string;
  /** The same for a series, its seasons and volumes: the `titleKey` of the series. */
  seriesKey: string;
}

const han = /\p{Script=Han}/u;
/** Restores the word order of catalogue titles: “First Dance, The” → “The First Dance”. */
export const uninverted = (title: string): string =>
  title.replace(/^(.+), (The|A|An|Le|La|Les|Un|Une|El|Los|Las|Der|Die|Das)$/i, '$2 $1');

export function readWork(cells: RowCells): Work | undefined {
  const workType = cells.required('WorkType');
  if (workType === undefined) return undefined;
  const written = workType.toLowerCase();
  const kind = Object.hasOwn(kinds, written) ? kinds[written] : undefined;
  if (!kind) {
    const isBundle = /^(collection|bundle)$/.test(written);
    cells.refuse('WorkType', isBundle ? rowWords.collection : rowWords.notAProgramme(workType));
    return undefined;
  }
  const single = kind === 'movie' || kind === 'short';
  const titles = readTitles(cells, single);
  const eidr = firstEidr(
    cells,
    single ? ['TitleID'] : kind === 'series' ? ['SeriesID'] : kind === 'volume' ? ['VolumeID'] : ['SeasonID'],
  );
  // Other levels are checked too, so that a wrong id is reported before it is used elsewhere.
  for (const column of single ? (['EditID'] as const) : (['SeriesID', 'EpisodeTitleID', 'EpisodeID'] as const))
    checkEidr(cells, column);
  const isan = readIsanOf(cells);
  const season = single || kind === 'series' ? null : cells.wholeNumber('SeasonNumber', 'refuse');
  const volume = kind === 'volume' ? cells.wholeNumber('VolumeNumber', 'refuse') : null;
  if (!titles) return undefined;
  const episode = written === 'episode' ? readEpisode(cells) : null;
  const seller = cells.text('DisplayName') ?? null;
  if (seller && seller.length > longest.seller) cells.refuse('DisplayName', rowWords.tooLong(longest.seller));
  const keyOf = (season: number | null, volume: number | null) =>
    [seller ?? '', single ? kind : 'tv', titles.key, season ?? '', volume ?? ''].join('|').toLowerCase();
  return {
    kind,
    zhTitle: titles.zh,
    enTitle: titles.en,
    season,
    volume,
    episode,
    episodes: single ? 1 : cells.wholeNumber('EpisodeCount') || null,
    year: readYear(cells),
    minutes: readMinutes(cells.cell('TotalRunTime') ?? '') ?? null,
    director: readDirector(cells),
    seller,
    eidr: eidr?.is === 'good' ? eidr.id : null,
    isan,
    titleKey: keyOf(season, volume),
    seriesKey: keyOf(null, null),
  };
}

/** The limits of the catalogue's own forms; longer texts would be imported and then refused at the order. */
const longest = { title: 260, zhTitle: 180, seller: 200, episodeTitle: 200, director: 100 };

function readTitles(cells: RowCells, single: boolean) {
  const [aliasColumn, displayColumn]: [Column, Column] = single
    ? ['TitleInternalAlias', 'TitleDisplayUnlimited']
    : ['SeriesTitleInternalAlias', 'SeriesTitleDisplayUnlimited'];
  const alias = cells.text(aliasColumn);
  const display = cells.text(displayColumn);
  if (alias === undefined && display === undefined) {
    cells.refuse(aliasColumn, rowWords.titleMissing);
    return undefined;
  }
  const spoken = alias === undefined ? undefined : uninverted(alias);
  const all = [display, spoken].filter((title) => title !== undefined);
  const zh = all.find((title) => han.test(title)) ?? null;
  // The display title is in the row's language; the alias is the one both sides use, in practice English.
  const tongue = cells.text('AssetLanguage') ?? '';
  const inEnglish = /^(en\b|$)/i.test(tongue);
  const latin = (title: string | undefined) => (title !== undefined && !han.test(title) ? title : undefined);
  const en = (inEnglish ? latin(display) : undefined) ?? latin(spoken) ?? null;
  if (zh === null && en === null) {
    cells.refuse(aliasColumn, rowWords.titleForeign(tongue));
    return undefined;
  }
  if ((en?.length ?? 0) > longest.title || (zh?.length ?? 0) > longest.zhTitle) {
    cells.refuse(
      display === undefined ? aliasColumn : displayColumn,
      rowWords.tooLong(zh ? longest.zhTitle : longest.title),
    );
    return undefined;
  }
  return { zh, en, key: spoken ?? display! };
}

/** Reads the episode, which is part of a work; one that cannot be distinguished from the others is not on offer. */
function readEpisode(cells: RowCells): Work['episode'] {
  const alias = cells.text('EpisodeTitleInternalAlias') ?? cells.text('EpisodeTitleDisplayUnlimited');
  const title = alias === undefined ? null : uninverted(alias);
  const number = cells.text('EpisodeNumber') ?? null;
  if (number === null && title === null) cells.refuse('EpisodeNumber', rowWords.episodeUnknown);
  if ((title?.length ?? 0) > longest.episodeTitle)
    cells.refuse('EpisodeTitleInternalAlias', rowWords.tooLong(longest.episodeTitle));
  if ((number?.length ?? 0) > 20) cells.refuse('EpisodeNumber', rowWords.tooLong(20));
  return { number, title };
}

function readDirector(cells: RowCells): string | null {
  const director = cells.text('Director');
  if (director === undefined || director.length <= longest.director) return director ?? null;
  cells.warn('Director', rowWords.leftOut(longest.director));
  return null;
}

function firstEidr(cells: RowCells, columns: Column[]): Identifier | undefined {
  return columns.map((column) => checkEidr(cells, column)).find((id) => id && id.is !== 'none');
}

function checkEidr(cells: RowCells, column: Column): Identifier | undefined {
  const written = cells.text(column);
  if (written === undefined) return undefined;
  const id = readEidr(written);
  if (id.is === 'malformed') cells.warn(column, rowWords.eidrShape(written));
  if (id.is === 'wrongCheck') cells.warn(column, rowWords.eidrCheck(written, id.check));
  return id;
}

function readIsanOf(cells: RowCells): string | null {
  for (const column of ['ISAN', 'TitleID', 'AltID', 'EditID'] as const) {
    const written = cells.text(column);
    if (written === undefined) continue;
    const isan = readIsan(written, column === 'ISAN');
    if (isan.is === 'malformed') cells.warn(column, rowWords.isanShape(written));
    if (isan.is === 'wrongCheck') cells.warn(column, rowWords.isanCheck(written));
    if (isan.is === 'good') return isan.id;
  }
  return null;
}

function readYear(cells: RowCells): number | null {
  const shown = cells.text('ReleaseYear');
  if (shown === undefined) return null;
  const year = Number(shown.slice(0, 4));
  if (/^\d{4}(-\d{2}){0,2}$/.test(shown) && year >= 1900 && year <= 2100) return year;
  cells.warn('ReleaseYear', rowWords.badYear(shown));
  return null;
}
