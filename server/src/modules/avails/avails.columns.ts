// The columns of the EMA/MovieLabs Avails template. They are found by name, because their order differs between versions and files.
import { keysOf } from '@pavilion/protocol/kit/objects.ts';

/**
 * What a column does to the offer, and what happens if its cell cannot be read:
 * - `identifies`: what is sold, where and when. Unreadable: the row is refused.
 * - `restricts`: narrows or stops the sale. A value that no reader has understood closes the offer until staff review it.
 * - `carries`: free text that the licence repeats verbatim. An error closes the offer.
 * - `describes`: a fact that does not affect the sale. Unreadable: left out and reported.
 */
export type ColumnRole = 'identifies' | 'restricts' | 'carries' | 'describes';

const namesByRole = {
  identifies: [
    'ALID',
    'DisplayName',
    'Territory',
    'TerritoryExclusion',
    'WorkType',
    'EntryType',
    'LicenseType',
    'TitleInternalAlias',
    'TitleDisplayUnlimited',
    'SeriesTitleInternalAlias',
    'SeriesTitleDisplayUnlimited',
    'SeasonNumber',
    'EpisodeNumber',
    'VolumeNumber',
    'FormatProfile',
    'Start',
    'End',
  ],
  restricts: [
    'Licensee',
    'StoreType',
    'LicenseRightsDescription',
    'LocalizationType',
    'StartLag',
    'EndLag',
    'WindowDuration',
    'PriceType',
    'PriceValue',
    'PriceCurrency',
    'Download',
    'SuppressionLiftDate',
    'SpecialPreOrderFulfillDate',
    'AnnounceDate',
    'ExceptionFlag',
    'RentalDuration',
    'WatchDuration',
    'FixedEndDate',
    'Any',
    'TitleStatus',
    'Exclusive',
    'BrandingRights',
    'ServiceProvider',
    'HoldbackLanguage',
    'AllowedLanguages',
    'RequiredFulfillmentLanguages',
    'BundledALIDs',
  ],
  carries: ['OtherTerms', 'OtherInstructions', 'ExclusiveAttributes', 'BrandingRightsAttributes'],
  describes: [
    'AssetLanguage',
    'SeasonTitleInternalAlias',
    'SeasonTitleDisplayUnlimited',
    'EpisodeCount',
    'VolumeTitleInternalAlias',
    'VolumeTitleDisplayUnlimited',
    'VolumeDistributionNumber',
    'VolumeID',
    'VolumeAltID',
    'VolumeContentID',
    'EpisodeTitleInternalAlias',
    'EpisodeTitleDisplayUnlimited',
    'SeasonCount',
    'DistributionNumber',
    'CompanyDisplayCredit',
    'GroupIdentity',
    'Director',
    'HDR',
    'WCG',
    'HFR',
    'NGAudio',
    'SRP',
    'Description',
    'TitleID',
    'EditID',
    'SeriesID',
    'SeasonID',
    'EpisodeTitleID',
    'EpisodeID',
    'AltID',
    'SeriesAltID',
    'SeasonAltID',
    'EpisodeAltID',
    'ContentID',
    'SeriesContentID',
    'SeasonContentID',
    'EpisodeContentID',
    'AvailID',
    'UV_ID',
    'DMA_ID',
    'ReportingID',
    'Metadata',
    'ReleaseYear',
    'ReleaseHistoryOriginal',
    'ReleaseHistoryPhysicalHV',
    'RatingSystem',
    'RatingValue',
    'RatingReason',
    'CaptionIncluded',
    'CaptionExemption',
    'ContractID',
    'TotalRunTime',
    'RetailerID1',
    'RetailerID2',
    'RetailerID3',
    'RetailerEpisodeID1',
    'RetailerEpisodeID2',
    'RetailerVolumeID',
    'RetailerSeasonID',
    'RetailerSeriesID',
    'RetailerSpare1',
    'RetailerSpare2',
    'RetailerSpare3',
    'PackageLabel',
    'StoreLanguage',
    'ISAN',
  ],
} as const satisfies Record<ColumnRole, readonly string[]>;

/** Names as in version 1.9. Columns that the import does not use are listed too, so that only unknown ones are reported. */
export type Column = (typeof namesByRole)[ColumnRole][number];
export const columnsOf = (role: ColumnRole): readonly Column[] => namesByRole[role];
const roles = new Map(
  keysOf(namesByRole).flatMap((role) => namesByRole[role].map((name): [Column, ColumnRole] => [name, role])),
);
export const roleOf = (column: Column): ColumnRole => roles.get(column)!;

/**
 * Other spellings → the name of 1.9. 1.6 called the edit a product or an encode and the allowed languages a holdback exclusion; the 1.9
 * templates themselves misspell two. `StoreLanguage` (1.6) is no alias of `AssetLanguage`: it is the language of the shop, so it stays a
 * separate column.
 */
const aliases: Readonly<Record<string, Column>> = {
  HoldbackExclusionLanguage: 'AllowedLanguages',
  ProductID: 'EditID',
  EncodeID: 'EditID',
  EpisodeProductID: 'EpisodeID',
  ExceptionsFlag: 'ExceptionFlag',
  BundleALIDs: 'BundledALIDs',
  BundleALID: 'BundledALIDs',
  VolumeDistributinoNumber: 'VolumeDistributionNumber',
  GroupingEntity: 'GroupIdentity',
  ContractStatus: 'TitleStatus',
  LicenceType: 'LicenseType',
};

// Headers are often retyped: case, spaces and underscores are ignored.
const plain = (header: string) => header.replace(/[\s_]+/g, '').toLowerCase();
const known = new Map<string, Column>([
  ...Object.entries(aliases).map(([alias, column]): [string, Column] => [plain(alias), column]),
  ...[...roles.keys()].map((name): [string, Column] => [plain(name), name]),
]);

export const columnOf = (header: string): Column | undefined => known.get(plain(header));

/** A worksheet without these columns offers nothing for sale: it is a dictionary, a list or a note. */
export const identifyingColumns: readonly Column[] = ['Territory', 'LicenseType', 'Start'];
