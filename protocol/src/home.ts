import { z } from 'zod';
import { CategoryType, ProgrammeCard, SellerCard } from './cards.ts';
import { get } from './kit/endpoint.ts';
import { Picture } from './pictures.ts';
import { ProgrammeType } from './programmeType.ts';

/** A programme on the stage of the home page: key art in two crops. */
export const HeroProgramme = ProgrammeCard.extend({ heroWide: Picture.nullable(), heroTall: Picture.nullable() });
export type HeroProgramme = z.output<typeof HeroProgramme>;

export const HomePage = z.object({
  hero: z.array(HeroProgramme),
  types: z.array(CategoryType),
  /** The first programmes of each type, in the order of recommendation. */
  shelves: z.array(z.object({ typeId: ProgrammeType.schema, total: z.int(), programmes: z.array(ProgrammeCard) })),
  /** The newest, for the wall. */
  newest: z.array(ProgrammeCard),
  sellers: z.array(SellerCard.extend({ programmes: z.int() })),
  counts: z.object({ programmes: z.int(), offers: z.int(), sellers: z.int(), countries: z.int() }),
});
export type HomePage = z.output<typeof HomePage>;

export const home = {
  getIndexPage: get('/api/index/getIndexPage', { summary: 'The home page', access: 'public', output: HomePage }),
};
