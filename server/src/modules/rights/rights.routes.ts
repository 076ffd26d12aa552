import { consoleRights, rights } from '@pavilion/protocol/rights.ts';
import { cached, implement } from '../../kit/implement.ts';
import { getAvailability } from './availability.service.ts';
import { listGroups } from './groups.service.ts';
import { addGrant, addHoldback, getCalendar, releaseGrant, saveGroup } from './rights.console.service.ts';

export const rightsSlice = implement(rights, {
  availability: cached(
    ['programmes', 'licenceOffers', 'grants', 'territoryGroups', 'workParts', 'duplicateCandidates'],
    getAvailability,
  ),
  groups: cached(['territoryGroups'], listGroups),
});

export const consoleRightsSlice = implement(consoleRights, {
  calendar: getCalendar,
  addGrant,
  addHoldback,
  releaseGrant,
  saveGroup,
});
