import { consoleRights, rights } from '@pavilion/protocol/rights.ts';
import { cached, implement } from '../../kit/implement.ts';
import { getAvailability } from './availability.service.ts';
import { addGrant, addHoldback, getCalendar, releaseGrant, saveGroup } from './desk.service.ts';
import { listGroups } from './groups.service.ts';

export const rightsSlice = implement(rights, {
  availability: cached(
    ['programmes', 'licence_offers', 'grants', 'territory_groups', 'work_parts', 'duplicate_candidates'],
    getAvailability,
  ),
  groups: cached(['territory_groups'], listGroups),
});

export const consoleRightsSlice = implement(consoleRights, {
  calendar: getCalendar,
  addGrant,
  addHoldback,
  releaseGrant,
  saveGroup,
});
