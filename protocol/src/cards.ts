import { z } from 'zod';
import { Picture } from './pictures.ts';
import { ProgrammeType } from './programmeType.ts';

// A module of its own, because the home page needs these schemas and nothing else of programmes.ts: its first download stays small.

export const CategoryType = z.object({
  id: z.int(),
  typeId: ProgrammeType.schema,
  name: z.string(),
  englishName: z.string(),
  url: z.string(),
  icon: z.string(),
  /** Published programmes of the type. */
  count: z.int(),
});
export type CategoryType = z.output<typeof CategoryType>;

export const ProgrammeCard = z.object({
  id: z.int(),
  typeId: ProgrammeType.schema,
  zhTitle: z.string().nullable(),
  enTitle: z.string().nullable(),
  zhLogline: z.string().nullable(),
  enLogline: z.string().nullable(),
  genres: z.array(z.string()),
  year: z.int().nullable(),
  country: z.string(),
  /** Null if the number is unknown. */
  episodes: z.int().nullable(),
  minutes: z.int().nullable(),
  cover: Picture.nullable(),
  hasTrailer: z.boolean(),
});
export type ProgrammeCard = z.output<typeof ProgrammeCard>;

export const SellerCard = z.object({
  id: z.int(),
  zhName: z.string().nullable(),
  enName: z.string().nullable(),
  zhCity: z.string().nullable(),
  enCity: z.string().nullable(),
  country: z.string(),
  logo: Picture.nullable(),
});
export type SellerCard = z.output<typeof SellerCard>;
