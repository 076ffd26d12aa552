import { z } from 'zod';
import { Picture } from './pictures.ts';

// Apart from activities.ts, because the home page shows these and nothing else of it (see cards.ts).

/** An activity on its ticket. It carries moments and no status: answers are kept, and time goes on (activityStatus.ts). */
export const ActivityCard = z.object({
  id: z.int(),
  /** An item of the dictionary `activityKind`, with its names. */
  kind: z.int(),
  zhKind: z.string(),
  enKind: z.string(),
  zhTitle: z.string().nullable(),
  enTitle: z.string().nullable(),
  zhSummary: z.string().nullable(),
  enSummary: z.string().nullable(),
  zhPlace: z.string().nullable(),
  enPlace: z.string().nullable(),
  zhCity: z.string().nullable(),
  enCity: z.string().nullable(),
  /** It can be followed online; the address is told shortly before the start. */
  isOnline: z.boolean(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** The place's own zone (IANA). */
  timeZone: z.string(),
  /** Both null: nobody needs to sign up. */
  signupOpensAt: z.string().nullable(),
  signupClosesAt: z.string().nullable(),
  /** How many can come; null without a limit. */
  capacity: z.int().nullable(),
  hasReplay: z.boolean(),
  cover: Picture.nullable(),
});
export type ActivityCard = z.output<typeof ActivityCard>;
