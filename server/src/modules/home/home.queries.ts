import type { ProgrammeCard } from '@pavilion/protocol/cards.ts';
import type { HomePage } from '@pavilion/protocol/home.ts';
import type { Picture } from '@pavilion/protocol/pictures.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../kit/tables.ts';
import { cardJson, heroJson, published, sellerJson } from '../programmes/cards.service.ts';

const HEROES = 6;
const ON_A_SHELF = 9;
const ON_THE_WALL = 24;
const recommended = sql`p.recommended desc, p.id desc`;

/** Selects the first programmes as a JSON list; `more` filters them, `order` sorts them. Only the first rows are read, by index. */
const cards = (limit: number, order = recommended, more = sql`true`, card = cardJson()) => sql`
  coalesce((select json_agg(p.card) from (
    select ${card} as card from programmes p where ${published()} and ${more} order by ${order} limit ${limit}) p), '[]')`;

/** A programme with its key art in two crops. */
export type HeroProgramme = ProgrammeCard & { heroWide: Picture | null; heroTall: Picture | null };
export interface HomeCards {
  shelves: Omit<HomePage['shelves'][number], 'total'>[];
  newest: HomePage['newest'];
  sellers: Omit<HomePage['sellers'][number], 'programmes'>[];
}
/** Reads every card of the home page in one statement; `sellerIds` are the sellers to show, in their order. */
export async function getHomeCards(db: Kysely<DB>, sellerIds: readonly number[]): Promise<HomeCards> {
  const { rows } = await sql<HomeCards>`
    select
      (select json_agg(json_build_object('typeId', t.type_id, 'programmes', t.programmes) order by t.position)
        from (select t.type_id, t.position, ${cards(ON_A_SHELF, recommended, sql`p.type_id = t.type_id`)} as programmes
          from programme_types t) t) as shelves,
      ${cards(ON_THE_WALL, sql`p.id desc`)} as newest,
      coalesce((select json_agg(${sellerJson()} order by wanted.place)
        from unnest(${sql.val([...sellerIds])}::int[]) with ordinality as wanted (id, place)
        join companies c on c.id = wanted.id), '[]') as sellers`.execute(db.withoutPlugins());
  return rows[0]!;
}

/** Lists programmes for the hero area: those of `ids`, in their order, or the most recommended ones with key art. */
export async function listHeroes(db: Kysely<DB>, ids: readonly number[] | null): Promise<HeroProgramme[]> {
  const { rows } = await sql<{ heroes: HeroProgramme[] }>`
    select ${
      ids
        ? cards(
            ids.length,
            sql`array_position(${sql.val([...ids])}::int[], p.id)`,
            sql`p.id = any(${sql.val([...ids])}::int[])`,
            heroJson(),
          )
        : cards(HEROES, sql`(p.hero_wide_id is not null) desc, ${recommended}`, sql`p.recommended > 0`, heroJson())
    } as heroes`.execute(db.withoutPlugins());
  return rows[0]!.heroes;
}

/** Counts both company directories. */
export async function countCompanies(db: Kysely<DB>): Promise<{ exhibitors: number; buyers: number }> {
  const { rows } = await sql<{ exhibitors: number; buyers: number }>`
    select count(*) filter (where is_seller)::int as exhibitors, count(*) filter (where is_buyer)::int as buyers
    from companies where published_at is not null`.execute(db);
  return rows[0]!;
}
