// Where an activity stands at a moment. Answers are kept and carry instants only, so the page asks here with the server's
// clock; the list's filter asks the same in SQL, and a test holds the two together. Apart from activities.ts, because
// the home page shows tickets and nothing else of it.
import { type CodeOf, words } from './kit/codes.ts';

export const ActivityStatus = words({
  startingSoon: { zh: '即将开始', en: 'Starting soon' },
  registrationOpen: { zh: '报名中', en: 'Registration open' },
  registrationEnded: { zh: '报名结束', en: 'Registration ended' },
  inProgress: { zh: '进行中', en: 'In progress' },
  ended: { zh: '已结束', en: 'Ended' },
});
export type ActivityStatus = CodeOf<typeof ActivityStatus>;

/** The moments that decide; ISO 8601. Without a sign-up window nobody needs to sign up. */
export interface ActivityTimes {
  startsAt: string;
  endsAt: string;
  signupOpensAt: string | null;
  signupClosesAt: string | null;
}
const at = (instant: string | null): number => (instant === null ? Number.NaN : Date.parse(instant));

/** The event itself wins over its sign-up: what is on is in progress, even where one may still join. */
export function activityStatus(of: ActivityTimes, now: number): ActivityStatus {
  if (now >= at(of.endsAt)) return 'ended';
  if (now >= at(of.startsAt)) return 'inProgress';
  // Comparisons with a missing window are false.
  if (now >= at(of.signupClosesAt)) return 'registrationEnded';
  if (now >= at(of.signupOpensAt)) return 'registrationOpen';
  return 'startingSoon';
}

/** Where its sign-up stands: `none` where everybody may come. */
export function signupState(of: ActivityTimes, now: number): 'none' | 'notYet' | 'open' | 'closed' {
  if (of.signupOpensAt === null || of.signupClosesAt === null) return 'none';
  if (now >= Math.min(at(of.signupClosesAt), at(of.endsAt))) return 'closed';
  return now >= at(of.signupOpensAt) ? 'open' : 'notYet';
}

/** How long before the start the online room's address is told. */
export const onlineOpensMinutes = 15;
export const isOnlineOpen = (of: Pick<ActivityTimes, 'startsAt' | 'endsAt'>, now: number): boolean =>
  now >= at(of.startsAt) - onlineOpensMinutes * 60_000 && now < at(of.endsAt);
