import { z } from 'zod';
import { ActivityCard } from './activityCards.ts';
import { CategoryType, ProgrammeCard, SellerCard } from './cards.ts';
import { EntryCard } from './entryCards.ts';
import { ExhibitionCard } from './exhibitionCards.ts';
import { get } from './kit/endpoint.ts';
import { NewsCard } from './newsCards.ts';
import { Picture } from './pictures.ts';
import { ProgrammeType } from './programmeType.ts';

/** A banner on the stage of the home page: its own words, or those of the programme it leads to. */
export const HeroSlide = z.object({
  /** The banner's id, or the programme's where no banner is set. */
  id: z.int(),
  programme: ProgrammeCard.nullable(),
  zhTitle: z.string().nullable(),
  enTitle: z.string().nullable(),
  zhLine: z.string().nullable(),
  enLine: z.string().nullable(),
  /** 1920 × 1080 and 900 × 1296; without them the programme's poster is used. */
  wide: Picture.nullable(),
  tall: Picture.nullable(),
  /** The focal point of a banner's own picture, in per cent; null: to the right, as in key art. */
  focusX: z.int().nullable(),
  focusY: z.int().nullable(),
  /** A hash route (`/exhibition`) or an external address, where it leads to no programme. */
  url: z.string().nullable(),
});
export type HeroSlide = z.output<typeof HeroSlide>;

export const HomePage = z.object({
  hero: z.array(HeroSlide),
  types: z.array(CategoryType),
  /** The first programmes of each type, in the order of recommendation. */
  shelves: z.array(z.object({ typeId: ProgrammeType.schema, total: z.int(), programmes: z.array(ProgrammeCard) })),
  /** The newest, for the wall. */
  newest: z.array(ProgrammeCard),
  /** What is on or comes next, then the others. */
  exhibitions: z.array(ExhibitionCard),
  activities: z.array(ActivityCard),
  news: z.array(NewsCard),
  /** Of the short-video competition, by votes. */
  entries: z.array(EntryCard),
  sellers: z.array(SellerCard.extend({ programmes: z.int() })),
  counts: z.object({
    programmes: z.int(),
    offers: z.int(),
    sellers: z.int(),
    /** Companies in the two directories: not every exhibitor has programmes. */
    exhibitors: z.int(),
    buyers: z.int(),
    countries: z.int(),
  }),
});
export type HomePage = z.output<typeof HomePage>;

export const home = {
  getIndexPage: get('/api/index/getIndexPage', { summary: 'The home page', access: 'public', output: HomePage }),
};
