// Computes the status of an activity. Responses are cached and hold times only, so pages compute it with the server's clock. The list's
// filter does the same in SQL; a test compares the two. It is a module of its own, because the home page needs nothing else of activities.ts.
import { type CodeOf, labelledEnum } from './kit/codes.ts';

export const ActivityStatus = labelledEnum({
  startingSoon: { zh: '即将开始', en: 'Starting soon' },
  registrationOpen: { zh: '报名中', en: 'Registration open' },
  registrationEnded: { zh: '报名结束', en: 'Registration ended' },
  inProgress: { zh: '进行中', en: 'In progress' },
  ended: { zh: '已结束', en: 'Ended' },
});
export type ActivityStatus = CodeOf<typeof ActivityStatus>;

/** The times that decide, as ISO 8601. Without a sign-up window no sign-up is needed. */
export interface ActivityTimes {
  startsAt: string;
  endsAt: string;
  signupOpensAt: string | null;
  signupClosesAt: string | null;
}
const at = (instant: string | null): number => (instant === null ? Number.NaN : Date.parse(instant));

/** The status. The event wins over its sign-up: an event that has begun is in progress even if sign-up is still open. */
export function activityStatus(of: ActivityTimes, now: number): ActivityStatus {
  if (now >= at(of.endsAt)) return 'ended';
  if (now >= at(of.startsAt)) return 'inProgress';
  // Comparisons with a missing window are false.
  if (now >= at(of.signupClosesAt)) return 'registrationEnded';
  if (now >= at(of.signupOpensAt)) return 'registrationOpen';
  return 'startingSoon';
}

/** The state of the sign-up: `none` if no sign-up is needed. */
export function signupState(of: ActivityTimes, now: number): 'none' | 'notYet' | 'open' | 'closed' {
  if (of.signupOpensAt === null || of.signupClosesAt === null) return 'none';
  if (now >= Math.min(at(of.signupClosesAt), at(of.endsAt))) return 'closed';
  return now >= at(of.signupOpensAt) ? 'open' : 'notYet';
}

/** How many minutes before the start the URL of the online room is shown. */
export const onlineOpensMinutes = 15;
export const isOnlineOpen = (of: Pick<ActivityTimes, 'startsAt' | 'endsAt'>, now: number): boolean =>
  now >= at(of.startsAt) - onlineOpensMinutes * 60_000 && now < at(of.endsAt);
