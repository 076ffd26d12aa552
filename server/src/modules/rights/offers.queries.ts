import type { Prices } from '@pavilion/protocol/programmes.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../kit/tables.ts';
import type { CellOffer } from './availability.ts';

export type PricedOffer = CellOffer & { prices: Prices };

/** The offers on sale of a published programme; undefined where there is no such programme. */
export async function findOffersOfPublished(db: Kysely<DB>, programmeId: number): Promise<PricedOffer[] | undefined> {
  const { rows } = await sql<{ offers: PricedOffer[] }>`
    select coalesce((
      select json_agg(json_build_object('id', o.id, 'exclusive', o.exclusive, 'media', o.media, 'countries', o.countries,
        'windowStart', o.window_start, 'windowEnd', o.window_end, 'prices', o.prices) order by o.id)
      from licence_offers o where o.programme_id = p.id and o.active), '[]') as offers
    from programmes p
    where p.id = ${programmeId} and (p.zh_published_at is not null or p.en_published_at is not null)`.execute(
    db.withoutPlugins(),
  );
  return rows[0]?.offers;
}
