import type { ActivityCard } from '@pavilion/protocol/activityCards.ts';
import { type ActivityStatus, activityStatus } from '@pavilion/protocol/activityStatus.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import type { Tone } from '../../ui/Status.tsx';
import { text } from './activity.text.ts';
import { useServerNow } from './serverClock.ts';

export const toneOf: Record<ActivityStatus, Tone> = {
  startingSoon: 'lilac',
  registrationOpen: 'mint',
  registrationEnded: 'sky',
  inProgress: 'amber',
  ended: 'quiet',
};

type Times = Pick<ActivityCard, 'startsAt' | 'endsAt' | 'signupOpensAt' | 'signupClosesAt'>;
export interface ActivityState {
  now: number;
  status: ActivityStatus;
  /** The end of the countdown and its text; undefined once the activity has ended. */
  next: { words: Text; until: string } | undefined;
}
function nextOf(of: Times, status: ActivityStatus, now: number): ActivityState['next'] {
  const { startsAt, endsAt, signupOpensAt, signupClosesAt } = of;
  if (status === 'ended') return undefined;
  if (status === 'inProgress') return { words: text.endsIn, until: endsAt };
  if (status === 'registrationOpen' && signupClosesAt && signupClosesAt < startsAt)
    return { words: text.signupClosesIn, until: signupClosesAt };
  if (status === 'startingSoon' && signupOpensAt && Date.parse(signupOpensAt) > now && signupOpensAt < startsAt)
    return { words: text.signupOpensIn, until: signupOpensAt };
  return { words: text.startsIn, until: startsAt };
}
/** Returns the state of an activity by the server's clock; it changes while the page is open. */
export function useActivityState(of: Times): ActivityState {
  const now = useServerNow();
  const status = activityStatus(of, now);
  return { now, status, next: nextOf(of, status, now) };
}
