import { z } from 'zod';
import { ContentClass } from './enumerations.ts';
import { Picture } from './pictures.ts';

/** An item of any of the six content classes, as mixed lists show it: favourites, visit history, search, shared links. */
export const ContentCard = z.object({
  class: ContentClass.schema,
  id: z.int(),
  zhTitle: z.string().nullable(),
  enTitle: z.string().nullable(),
  /** One line of description: a logline, a venue, a summary or a city. */
  zhLine: z.string().nullable(),
  enLine: z.string().nullable(),
  picture: Picture.nullable(),
  /** The day it is about or was published, `YYYY-MM-DD`. */
  date: z.string().nullable(),
});
export type ContentCard = z.output<typeof ContentCard>;
