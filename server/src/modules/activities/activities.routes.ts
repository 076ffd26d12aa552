import { meetingInfo } from '@pavilion/protocol/activities.ts';
import { consoleActivity } from '@pavilion/protocol/activitiesDesk.ts';
import { cached, implement, keptUnlessPreview } from '../../kit/implement.ts';
import { deskOf } from '../content/desk.service.ts';
import { activityKind } from './activities.content.service.ts';
import { getActivity, getClock, getOnline, listActivities, listActivityKinds } from './activities.service.ts';

export const activitySlice = implement(meetingInfo, {
  // Its order and half of its filters are the clock's: kept, it would be wrong the moment something begins.
  list: listActivities,
  detail: cached(keptUnlessPreview('activities', 'dictionary_items', 'pictures', 'exhibitions'), getActivity),
  kindList: cached(['activities', 'dictionary_items'], listActivityKinds),
  online: getOnline,
  clock: getClock,
});
export const consoleActivitySlice = implement(consoleActivity, deskOf(activityKind));
