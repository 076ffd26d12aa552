// Programmes as forms of the console, from which a workbook is written and with which it is compared.
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { consoleProgramme, ProgrammeForm } from '@pavilion/protocol/programmes.console.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { DB } from '../../kit/tables.ts';
import { instantOf } from './cards.service.ts';
import { conditionsOf } from './programmes.console.queries.ts';

type Db = Kysely<DB>;
type Filter = Omit<ParsedOf<(typeof consoleProgramme)['list']>, 'pageNum' | 'pageSize' | 'sort' | 'order'>;
export interface ProgrammeRecord {
  id: number;
  /** Changes with every save. */
  version: string;
  form: z.input<typeof ProgrammeForm>;
  zhSeller: string | null;
  enSeller: string | null;
  zhPublished: boolean;
  enPublished: boolean;
}

const select = sql`
  select p.id, ${instantOf('p.updated_at')} as version, c.zh_name as "zhSeller", c.en_name as "enSeller",
    p.zh_published_at is not null as "zhPublished", p.en_published_at is not null as "enPublished",
    json_build_object('id', p.id, 'typeId', p.type_id, 'zhTitle', p.zh_title, 'enTitle', p.en_title,
      'zhLogline', p.zh_logline, 'enLogline', p.en_logline, 'zhSynopsis', p.zh_synopsis, 'enSynopsis', p.en_synopsis,
      'genres', p.genres, 'year', p.year, 'country', p.country, 'languages', p.languages, 'episodes', p.episodes,
      'minutes', p.minutes, 'resolution', p.resolution, 'credits', p.credits, 'awards', p.awards,
      'permitNo', coalesce(p.permit_no, ''), 'eidr', coalesce(p.eidr, ''), 'isan', coalesce(p.isan, ''),
      'sellerId', p.seller_id, 'recommended', p.recommended, 'coverId', p.cover_id, 'heroWideId', p.hero_wide_id,
      'heroTallId', p.hero_tall_id, 'trailerId', p.trailer_id, 'stillIds', coalesce((select json_agg(st.picture_id
        order by st.position) from programme_stills st where st.programme_id = p.id), '[]')) as form
  from programmes p left join companies c on c.id = p.seller_id`;
const rowsOf = async (db: Db, where: RawBuilder<unknown>, rest = sql``) =>
  (await sql<ProgrammeRecord>`${select} where ${where} ${rest}`.execute(db.withoutPlugins())).rows;
const numbers = (values: readonly number[]) => sql`${sql.val([...values])}::int[]`;
const words = (values: readonly string[]) => sql`${sql.val([...values])}::text[]`;

/** Lists the programmes that match the console's filters, by number. */
export const listFilteredProgrammes = (db: Db, filter: Filter, limit: number): Promise<ProgrammeRecord[]> =>
  rowsOf(db, conditionsOf(filter), sql`order by p.id limit ${limit}`);

/** Lists every programme that one of these keys could mean; `lock` locks them until the transaction ends. */
export const listMeantProgrammes = (
  db: Db,
  by: { ids: readonly number[]; eidrs: readonly string[]; zhTitles: readonly string[]; enTitles: readonly string[] },
  lock: boolean,
): Promise<ProgrammeRecord[]> =>
  rowsOf(
    db,
    sql`p.id = any(${numbers(by.ids)}) or p.eidr = any(${words(by.eidrs)}) or p.zh_title = any(${words(by.zhTitles)})
      or lower(p.en_title) = any(${words(by.enTitles.map((title) => title.toLowerCase()))})`,
    lock ? sql`for update of p` : sql``,
  );

export async function listSellerNames(db: Db): Promise<{ id: number; zhName: string | null; enName: string | null }[]> {
  const { rows } = await sql<{ id: number; zhName: string | null; enName: string | null }>`
    select id, zh_name as "zhName", en_name as "enName" from companies where is_seller order by id`.execute(
    db.withoutPlugins(),
  );
  return rows;
}
