// The columns of the EMA/MovieLabs Avails template, found by name: their order differs from version to version and file to file.

/** Names as in version 1.9. What the import does not use is still known, so that only real strangers are reported. */
const names = [
  ...[
    'DisplayName',
    'Licensee',
    'AssetLanguage',
    'Territory',
    'TerritoryExclusion',
    'StoreType',
    'WorkType',
    'EntryType',
  ],
  ...['TitleInternalAlias', 'TitleDisplayUnlimited', 'SeriesTitleInternalAlias', 'SeriesTitleDisplayUnlimited'],
  ...['SeasonTitleInternalAlias', 'SeasonTitleDisplayUnlimited', 'SeasonNumber', 'EpisodeNumber', 'EpisodeCount'],
  ...[
    'VolumeTitleInternalAlias',
    'VolumeTitleDisplayUnlimited',
    'VolumeNumber',
    'VolumeDistributionNumber',
    'VolumeID',
  ],
  ...['VolumeAltID', 'VolumeContentID', 'EpisodeTitleInternalAlias', 'EpisodeTitleDisplayUnlimited', 'SeasonCount'],
  ...['DistributionNumber', 'LocalizationType', 'CompanyDisplayCredit', 'GroupIdentity', 'Director', 'LicenseType'],
  ...[
    'LicenseRightsDescription',
    'FormatProfile',
    'HDR',
    'WCG',
    'HFR',
    'NGAudio',
    'Start',
    'StartLag',
    'End',
    'EndLag',
  ],
  ...['WindowDuration', 'PriceType', 'PriceValue', 'PriceCurrency', 'SRP', 'Description', 'Download', 'OtherTerms'],
  ...['OtherInstructions', 'TitleID', 'EditID', 'SeriesID', 'SeasonID', 'EpisodeTitleID', 'EpisodeID', 'AltID'],
  ...[
    'SeriesAltID',
    'SeasonAltID',
    'EpisodeAltID',
    'ContentID',
    'SeriesContentID',
    'SeasonContentID',
    'EpisodeContentID',
  ],
  ...[
    'AvailID',
    'UV_ID',
    'DMA_ID',
    'ReportingID',
    'Metadata',
    'ALID',
    'SuppressionLiftDate',
    'SpecialPreOrderFulfillDate',
  ],
  ...[
    'AnnounceDate',
    'ReleaseYear',
    'ReleaseHistoryOriginal',
    'ReleaseHistoryPhysicalHV',
    'ExceptionFlag',
    'RatingSystem',
  ],
  ...['RatingValue', 'RatingReason', 'RentalDuration', 'WatchDuration', 'FixedEndDate', 'CaptionIncluded'],
  ...['CaptionExemption', 'Any', 'ContractID', 'TitleStatus', 'Exclusive', 'ExclusiveAttributes', 'BrandingRights'],
  ...['BrandingRightsAttributes', 'ServiceProvider', 'TotalRunTime', 'HoldbackLanguage', 'AllowedLanguages'],
  ...[
    'RequiredFulfillmentLanguages',
    'BundledALIDs',
    'RetailerID1',
    'RetailerID2',
    'RetailerID3',
    'RetailerEpisodeID1',
  ],
  ...['RetailerEpisodeID2', 'RetailerVolumeID', 'RetailerSeasonID', 'RetailerSeriesID', 'RetailerSpare1'],
  ...['RetailerSpare2', 'RetailerSpare3', 'PackageLabel', 'StoreLanguage', 'ISAN'],
] as const;
export type Column = (typeof names)[number];

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
  ...names.map((name): [string, Column] => [plain(name), name]),
]);

export const columnOf = (header: string): Column | undefined => known.get(plain(header));

/** A sheet without these says nothing that could be sold: it is a dictionary, a list or a note. */
export const tellingColumns: readonly Column[] = ['Territory', 'LicenseType', 'Start'];
