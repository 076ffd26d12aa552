import type { Prices } from '@pavilion/protocol/programmes.ts';
import { sql } from 'kysely';
import { statement } from '../../kit/statement.ts';
import type { CellOffer } from './availability.ts';
import { grantColumns, type LivingGrant } from './cells.queries.ts';

export type PricedOffer = CellOffer & { prices: Prices };

/** What an answer about a programme's cells is made from. */
export interface Standing {
  offers: PricedOffer[];
  /** The living grants that end on or after the start asked for. */
  grants: LivingGrant[];
}
/** Offers on sale and living grants of a published programme, in one statement; no row where there is no such programme. */
export const findStanding = statement(
  (from: string, programmeId: number) => sql<Standing>`
  select coalesce((
      select json_agg(json_build_object('id', o.id, 'exclusive', o.exclusive, 'media', o.media, 'countries', o.countries,
        'windowStart', o.window_start, 'windowEnd', o.window_end, 'prices', o.prices) order by o.id)
      from licence_offers o where o.programme_id = p.id and o.active), '[]') as offers,
    coalesce((
      select json_agg(row_to_json(g)) from (
        select ${grantColumns} from grants
        where programme_id = p.id and state <> 'released' and term && daterange(${from}::date, null)
        order by medium, territory, lower(term)) g), '[]') as grants
  from programmes p
  where p.id = ${programmeId} and (p.zh_published_at is not null or p.en_published_at is not null)`,
);
