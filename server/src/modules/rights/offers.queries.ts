import type { Prices } from '@pavilion/protocol/programmes.ts';
import type { RelatedWork } from '@pavilion/protocol/workFields.ts';
import { sql } from 'kysely';
import { statement } from '../../kit/statement.ts';
import { published } from '../programmes/cards.service.ts';
import type { CellOffer } from './availability.ts';
import { type ActiveGrant, grantColumns } from './cells.queries.ts';
import { inReview, relatedWorkJson } from './works/names.service.ts';

export type PricedOffer = CellOffer & { prices: Prices };

/** The data from which the availability of a programme's cells is computed. */
export interface AvailabilitySnapshot {
  /** Off sale until staff decide whether the programme is listed twice. */
  inReview: boolean;
  offers: PricedOffer[];
  /** The active grants that end on or after the requested start. */
  grants: ActiveGrant[];
  /** The other works that some of these grants are for. */
  works: RelatedWork[];
}
/** Offers on sale and active grants of a published programme, in one statement; no row if there is no such programme. */
export const getAvailabilitySnapshot = statement(
  (from: string, programmeId: number) => sql<AvailabilitySnapshot>`
  select ${inReview('p')} as "inReview", coalesce((
      select json_agg(json_build_object('id', o.id, 'exclusive', o.exclusive, 'media', o.media, 'countries', o.countries,
        'windowStart', o.window_start, 'windowEnd', o.window_end, 'prices', o.prices) order by o.id)
      from licence_offers o where o.programme_id = p.id and o.active), '[]') as offers,
    coalesce(taken.grants, '[]') as grants,
    coalesce((select json_agg(${relatedWorkJson('w', 'p')} order by w.id) from programmes w
      where w.id = any(taken.others)), '[]') as works
  from (select ${from}::date as start, ${programmeId}::int as id) asked
  join programmes p on p.id = asked.id, lateral (
    select json_agg(row_to_json(g)) as grants, array_agg(distinct "programmeId") filter (where "programmeId" <> p.id) as others
    from (
      select ${grantColumns} from grants
      where works && covers_of(p.id) and state <> 'released' and term && daterange(asked.start, null)
      order by medium, territory, lower(term)) g) taken
  where ${published()}`,
);
