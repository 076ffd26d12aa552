import { consoleProgramme } from '@pavilion/protocol/programmes.console.ts';
import { programSale } from '@pavilion/protocol/programmes.ts';
import { cached, implement } from '../../kit/implement.ts';
import { reviewOffer, saveOffer } from './offers.service.ts';
import { getForConsole, listForConsole, publishProgramme, saveProgramme } from './programmes.console.service.ts';
import { getDetail, getFacets, listProgrammes, listProgrammeTypes } from './programmes.service.ts';

const tablesOfWorks = ['workParts', 'duplicateCandidates'] as const;
const tablesOfAvailability = ['licenceOffers', 'grants', 'territoryGroups', ...tablesOfWorks] as const;
const cards = ['programmes', 'pictures'] as const;
/** Only the filter “available for” reads rights; without it an order keeps the cached pages of the list. */
const tablesOfList = {
  all: [...cards, ...tablesOfAvailability],
  of: (query: Readonly<Record<string, unknown>>) =>
    ['medium', 'territory', 'startDate', 'years'].some((name) => query[name] !== undefined) ? tablesOfList.all : cards,
};

export const programmeSlice = implement(programSale, {
  typeList: cached(['programmeTypes', 'programmes', 'companies', 'licenceOffers'], listProgrammeTypes),
  list: cached(tablesOfList, listProgrammes),
  detail: cached([...cards, 'programmeStills', 'companies', 'licenceOffers', ...tablesOfWorks], getDetail),
  facets: cached(['programmes'], getFacets),
});

export const consoleProgrammeSlice = implement(consoleProgramme, {
  list: listForConsole,
  detail: getForConsole,
  save: saveProgramme,
  publish: publishProgramme,
  saveOffer,
  reviewOffer,
});
