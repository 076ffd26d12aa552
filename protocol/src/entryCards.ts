import { z } from 'zod';
import { Picture } from './pictures.ts';

// A module of its own, because the home page needs these schemas and nothing else of competition.ts (see cards.ts).

/** An entry of the short-video competition. The counts are at most a minute old (decision 0025). */
export const EntryCard = z.object({
  id: z.int(),
  /** The number it competes under. */
  number: z.int(),
  zhTitle: z.string().nullable(),
  enTitle: z.string().nullable(),
  zhAuthor: z.string().nullable(),
  enAuthor: z.string().nullable(),
  zhSchool: z.string().nullable(),
  enSchool: z.string().nullable(),
  poster: Picture.nullable(),
  seconds: z.int().nullable(),
  views: z.int(),
  votes: z.int(),
  /** Its rank by votes among all entries; of equal ones the lower number is first. */
  rank: z.int(),
});
export type EntryCard = z.output<typeof EntryCard>;
