import { programSale } from '@pavilion/protocol/programmes.ts';
import { consoleProgramme } from '@pavilion/protocol/programmesDesk.ts';
import { cached, implement } from '../../kit/implement.ts';
import { getForDesk, listForDesk, publishProgramme, saveProgramme } from './desk.service.ts';
import { reviewOffer, saveOffer } from './offers.service.ts';
import { getDetail, getFacets, listProgrammes, listProgrammeTypes } from './programmes.service.ts';

const tablesOfWorks = ['work_parts', 'duplicate_candidates'];
const tablesOfAvailability = ['licence_offers', 'grants', 'territory_groups', ...tablesOfWorks];
const cards = ['programmes', 'pictures'];
/** Only “available for” reads rights; without it an order leaves every kept page of the list alone. */
const tablesOfList = (query: Readonly<Record<string, unknown>>) =>
  ['medium', 'territory', 'startDate', 'years'].some((name) => query[name] !== undefined)
    ? [...cards, ...tablesOfAvailability]
    : cards;
export const programmeSlice = implement(programSale, {
  typeList: cached(['programme_types', 'programmes', 'companies', 'licence_offers'], listProgrammeTypes),
  list: cached(tablesOfList, listProgrammes),
  detail: cached([...cards, 'programme_stills', 'companies', 'licence_offers', ...tablesOfWorks], getDetail),
  facets: cached(['programmes'], getFacets),
});

export const consoleProgrammeSlice = implement(consoleProgramme, {
  list: listForDesk,
  detail: getForDesk,
  save: saveProgramme,
  publish: publishProgramme,
  saveOffer,
  reviewOffer,
});
