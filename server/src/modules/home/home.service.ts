import type { HomePage } from '@pavilion/protocol/home.ts';
import type { BaseCtx } from '../../kit/ctx.ts';
import { catalogueTotals, listProgrammeTypes } from '../programmes/programmes.service.ts';
import { getHomeCards } from './home.queries.ts';

const SELLERS = 12;

/** The tables that the home page is made from. */
export const homeTables = ['programmes', 'pictures', 'programme_types', 'companies', 'licence_offers'] as const;

/** The home page; the site also sends it inside its first HTML. */
export async function getIndexPage(ctx: Pick<BaseCtx, 'db' | 'counts'>): Promise<HomePage> {
  const totals = await catalogueTotals(ctx);
  const shown = totals.sellers.slice(0, SELLERS);
  const [cards, types] = await Promise.all([
    getHomeCards(
      ctx.db,
      shown.map(({ id }) => id),
    ),
    listProgrammeTypes(ctx),
  ]);
  const programmesOf = new Map(shown.map(({ id, programmes }) => [id, programmes]));
  return {
    ...cards,
    types,
    shelves: cards.shelves.map((shelf) => ({ ...shelf, total: totals.types[shelf.typeId] ?? 0 })),
    sellers: cards.sellers.map((seller) => ({ ...seller, programmes: programmesOf.get(seller.id) ?? 0 })),
    counts: {
      programmes: totals.programmes,
      offers: totals.offers,
      sellers: totals.sellers.length,
      countries: totals.countries,
    },
  };
}
