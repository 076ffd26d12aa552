import { z } from 'zod';
import { Picture } from './pictures.ts';

// A module of its own, because the home page needs these schemas and nothing else of activities.ts (see cards.ts).

/** An activity as a card. It has times and no status, because responses are cached (activityStatus.ts computes the status). */
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
  /** True if it can be followed online. The URL is shown shortly before the start. */
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
