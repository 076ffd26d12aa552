import { z } from 'zod';
import { type CodeOf, labelledEnum } from './kit/codes.ts';
import { Picture } from './pictures.ts';

// Apart from exhibitions.ts, because the home page shows these and nothing else of it (see cards.ts).

/** The status of an exhibition by the server's clock and the calendar of its own city. */
export const ExhibitionStatus = labelledEnum({
  live: { zh: '进行中', en: 'On now' },
  upcoming: { zh: '即将开幕', en: 'Coming soon' },
  ended: { zh: '已结束', en: 'Ended' },
});
export type ExhibitionStatus = CodeOf<typeof ExhibitionStatus>;

export const ExhibitionCard = z.object({
  id: z.int(),
  zhTitle: z.string().nullable(),
  enTitle: z.string().nullable(),
  /** One line about it. */
  zhIntro: z.string().nullable(),
  enIntro: z.string().nullable(),
  zhCity: z.string().nullable(),
  enCity: z.string().nullable(),
  zhVenue: z.string().nullable(),
  enVenue: z.string().nullable(),
  country: z.string(),
  /** Region of the world, an item of the dictionary `regionType`. */
  regionTypeId: z.int(),
  /** First and last day, as the calendar of its city has them. */
  startsOn: z.string(),
  endsOn: z.string(),
  status: ExhibitionStatus.schema,
  cover: Picture.nullable(),
  /** Key art in the tall crop, 900 × 1296. */
  bannerTall: Picture.nullable(),
});
export type ExhibitionCard = z.output<typeof ExhibitionCard>;
