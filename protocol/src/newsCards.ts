import { z } from 'zod';
import { Picture } from './pictures.ts';

// Apart from news.ts, because the home page shows these and nothing else of it (see cards.ts).

export const NewsCard = z.object({
  id: z.int(),
  /** An item of the dictionary `newsCategory`. */
  categoryId: z.int(),
  zhCategory: z.string(),
  enCategory: z.string(),
  zhTitle: z.string().nullable(),
  enTitle: z.string().nullable(),
  zhSummary: z.string().nullable(),
  enSummary: z.string().nullable(),
  zhSource: z.string().nullable(),
  enSource: z.string().nullable(),
  /** The day shown above it, `YYYY-MM-DD`. */
  date: z.string(),
  cover: Picture.nullable(),
});
export type NewsCard = z.output<typeof NewsCard>;
