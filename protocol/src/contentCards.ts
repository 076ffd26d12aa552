import { z } from 'zod';
import { ContentClass } from './enumerations.ts';
import { Picture } from './pictures.ts';

/** Anything of the six classes as mixed lists show it: favourites, visit history, search, shared links. */
export const ContentCard = z.object({
  class: ContentClass.schema,
  id: z.int(),
  zhTitle: z.string().nullable(),
  enTitle: z.string().nullable(),
  /** One line that tells what it is: a logline, a venue, a summary, a city. */
  zhLine: z.string().nullable(),
  enLine: z.string().nullable(),
  picture: Picture.nullable(),
  /** The day it is about or was published, `YYYY-MM-DD`. */
  date: z.string().nullable(),
});
export type ContentCard = z.output<typeof ContentCard>;
