import { consoleActivity } from '@pavilion/protocol/activities.console.ts';
import { meetingInfo } from '@pavilion/protocol/activities.ts';
import { cached, implement, keptUnlessPreview } from '../../kit/implement.ts';
import { consoleHandlersOf } from '../content/content.console.service.ts';
import { activityKind } from './activities.content.service.ts';
import { getActivity, getClock, getOnline, listActivities, listActivityKinds } from './activities.service.ts';

export const activitySlice = implement(meetingInfo, {
  // The response is not cached: its order and half of its filters depend on the clock.
  list: listActivities,
  detail: cached(keptUnlessPreview('activities', 'dictionaryItems', 'pictures', 'exhibitions'), getActivity),
  kindList: cached(['activities', 'dictionaryItems'], listActivityKinds),
  online: getOnline,
  clock: getClock,
});
export const consoleActivitySlice = implement(consoleActivity, consoleHandlersOf(activityKind));
