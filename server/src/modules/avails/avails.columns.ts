// The columns of the EMA/MovieLabs Avails template, found by name: their order differs from version to version and file to file.

/**
 * What a column does to the offer, and so what happens where its cell cannot be read:
 * - `identifies`: says what is sold, where and when. Unreadable: the row is refused.
 * - `restricts`: narrows or stops the sale. A value that no reader has understood closes the offer until a person has looked.
 * - `carries`: free text that the licence keeps word for word. An error closes the offer.
 * - `describes`: a fact beside the sale. Unreadable: left out, and the report says so.
 */
export type ColumnRole = 'identifies' | 'restricts' | 'carries' | 'describes';

const namesByRole = {
  identifies: [
    ...['ALID', 'DisplayName', 'Territory', 'TerritoryExclusion', 'WorkType', 'EntryType', 'LicenseType'],
    ...['TitleInternalAlias', 'TitleDisplayUnlimited', 'SeriesTitleInternalAlias', 'SeriesTitleDisplayUnlimited'],
    ...['SeasonNumber', 'EpisodeNumber', 'VolumeNumber', 'FormatProfile', 'Start', 'End'],
  ],
  restricts: [
    ...['Licensee', 'StoreType', 'LicenseRightsDescription', 'LocalizationType', 'StartLag', 'EndLag'],
    ...['WindowDuration', 'PriceType', 'PriceValue', 'PriceCurrency', 'Download', 'SuppressionLiftDate'],
    ...['SpecialPreOrderFulfillDate', 'AnnounceDate', 'ExceptionFlag', 'RentalDuration', 'WatchDuration'],
    ...['FixedEndDate', 'Any', 'TitleStatus', 'Exclusive', 'BrandingRights', 'ServiceProvider', 'HoldbackLanguage'],
    ...['AllowedLanguages', 'RequiredFulfillmentLanguages', 'BundledALIDs'],
  ],
  carries: ['OtherTerms', 'OtherInstructions', 'ExclusiveAttributes', 'BrandingRightsAttributes'],
  describes: [
    ...['AssetLanguage', 'SeasonTitleInternalAlias', 'SeasonTitleDisplayUnlimited', 'EpisodeCount'],
    ...['VolumeTitleInternalAlias', 'VolumeTitleDisplayUnlimited', 'VolumeDistributionNumber', 'VolumeID'],
    ...['VolumeAltID', 'VolumeContentID', 'EpisodeTitleInternalAlias', 'EpisodeTitleDisplayUnlimited'],
    ...['SeasonCount', 'DistributionNumber', 'CompanyDisplayCredit', 'GroupIdentity', 'Director', 'HDR', 'WCG', 'HFR'],
    ...['NGAudio', 'SRP', 'Description', 'TitleID', 'EditID', 'SeriesID', 'SeasonID', 'EpisodeTitleID', 'EpisodeID'],
    ...['AltID', 'SeriesAltID', 'SeasonAltID', 'EpisodeAltID', 'ContentID', 'SeriesContentID', 'SeasonContentID'],
    ...['EpisodeContentID', 'AvailID', 'UV_ID', 'DMA_ID', 'ReportingID', 'Metadata', 'ReleaseYear'],
    ...['ReleaseHistoryOriginal', 'ReleaseHistoryPhysicalHV', 'RatingSystem', 'RatingValue', 'RatingReason'],
    ...['CaptionIncluded', 'CaptionExemption', 'ContractID', 'TotalRunTime', 'RetailerID1', 'RetailerID2'],
    ...['RetailerID3', 'RetailerEpisodeID1', 'RetailerEpisodeID2', 'RetailerVolumeID', 'RetailerSeasonID'],
    ...['RetailerSeriesID', 'RetailerSpare1', 'RetailerSpare2', 'RetailerSpare3', 'PackageLabel', 'StoreLanguage'],
    'ISAN',
  ],
} as const satisfies Record<ColumnRole, readonly string[]>;

/** Names as in version 1.9. What the import does not use is still known, so that only real strangers are reported. */
export type Column = (typeof namesByRole)[ColumnRole][number];
export const columnsOf = (role: ColumnRole): readonly Column[] => namesByRole[role];
const roles = new Map(
  (Object.keys(namesByRole) as ColumnRole[]).flatMap((role) =>
    namesByRole[role].map((name): [Column, ColumnRole] => [name, role]),
  ),
);
export const roleOf = (column: Column): ColumnRole => roles.get(column)!;

/**
 * Other spellings → the name of 1.9. 1.6 called the edit a product or an encode and the allowed languages a holdback
 * exclusion; the 1.9 templates themselves misspell two. `StoreLanguage` (1.6) is no alias of `AssetLanguage`: it says
 * in which language the shop speaks, so it stays a column of its own.
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

// People retype headers: case, spaces and underscores carry no meaning.
const plain = (header: string) => header.replace(/[\s_]+/g, '').toLowerCase();
const known = new Map<string, Column>([
  ...Object.entries(aliases).map(([alias, column]): [string, Column] => [plain(alias), column]),
  ...[...roles.keys()].map((name): [string, Column] => [plain(name), name]),
]);

export const columnOf = (header: string): Column | undefined => known.get(plain(header));

/** A sheet without these says nothing that could be sold: it is a dictionary, a list or a note. */
export const tellingColumns: readonly Column[] = ['Territory', 'LicenseType', 'Start'];
