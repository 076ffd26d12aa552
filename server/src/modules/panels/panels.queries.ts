import type { Banner, PagePanel } from '@pavilion/protocol/panels.ts';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Banners, DB } from '../../kit/tables.ts';
import { pictureOf, published } from '../programmes/cards.service.ts';

/** Selects the panel's banners whose hours include `now`; one that leads to a withdrawn programme is left out. */
export async function selectBanners(db: Kysely<DB>, code: PagePanel, now: Date): Promise<Banner[]> {
  const { rows } = await sql<Banner>`
    select b.id, b.zh_title as "zhTitle", b.en_title as "enTitle", b.zh_subtitle as "zhSubtitle",
      b.en_subtitle as "enSubtitle", ${pictureOf('b.wide_id')} as wide, ${pictureOf('b.tall_id')} as tall,
      b.focus_x as "focusX", b.focus_y as "focusY", b.link_kind as "linkKind", b.programme_id as "programmeId",
      case when b.link_kind = 'programme' then '/details?id=' || b.programme_id else b.link_url end as url
    from banners b
    where b.panel_code = ${code} and ${published('b')}
      and (b.starts_at is null or b.starts_at <= ${now}) and (b.ends_at is null or b.ends_at > ${now})
      and (b.link_kind <> 'programme' or exists (select from programmes p where p.id = b.programme_id and ${published()}))
    order by b.position, b.id`.execute(db.withoutPlugins());
  return rows;
}

export const upsertBanner = (db: Kysely<DB>, row: Insertable<Banners> & { id: number }) =>
  db
    .insertInto('banners')
    .values(row)
    .onConflict((c) => c.column('id').doUpdateSet(row))
    .execute();

export const isProgrammeShown = async (db: Kysely<DB>, id: number): Promise<boolean> =>
  Boolean(
    await db.selectFrom('programmes as p').select('p.id').where('p.id', '=', id).where(published()).executeTakeFirst(),
  );
