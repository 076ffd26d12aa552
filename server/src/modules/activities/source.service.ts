import type { ContentCard } from '@pavilion/protocol/contentCards.ts';
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { sql } from 'kysely';
import { plainText } from '../../kit/html.ts';
import type { ContentSource, SearchText } from '../content/source.service.ts';
import { pictureOf, published } from '../programmes/cards.service.ts';

const said = (column: string) => sql.raw(`coalesce(a.${column}, '')`);
/** Joins the names of all guests and speakers. */
const people = (language: 'zh' | 'en') => sql`concat_ws(' ',
  (select string_agg(concat_ws(' ', g->>${sql.lit(`${language}Name`)}, g->>${sql.lit(`${language}Post`)}), ' ')
    from jsonb_array_elements(a.guests) g),
  (select string_agg(i->>${sql.lit(`${language}Speaker`)}, ' ') from jsonb_array_elements(a.agenda) i))`;
const items = (language: 'zh' | 'en') =>
  sql`(select string_agg(i->>${sql.lit(language)}, ' ') from jsonb_array_elements(a.agenda) i)`;

/** Makes activities one of the six content classes. */
export const activitySource: ContentSource = {
  class: ContentClass.activity,
  tables: ['activities', 'dictionaryItems', 'pictures'],
  async listCards(db, ids) {
    const { rows } = await sql<ContentCard>`
      select ${ContentClass.activity}::int as class, a.id, a.zh_title as "zhTitle", a.en_title as "enTitle",
        coalesce(nullif(concat_ws(' · ', a.zh_city, a.zh_place), ''), a.zh_summary) as "zhLine",
        coalesce(nullif(concat_ws(' · ', a.en_city, a.en_place), ''), a.en_summary) as "enLine",
        ${pictureOf('a.cover_id')} as picture, to_char(a.starts_at at time zone a.time_zone, 'YYYY-MM-DD') as date
      from activities a where a.id = any(${sql.val([...ids])}::int[]) and ${published('a')}`.execute(
      db.withoutPlugins(),
    );
    return rows;
  },
  async listTexts(db, page) {
    const which = 'ids' in page ? sql`a.id = any(${sql.val([...page.ids])}::int[])` : sql`a.id > ${page.after}`;
    const limit = 'ids' in page ? page.ids.length : page.limit;
    const { rows } = await sql<SearchText>`
      select a.id, ${said('zh_title')} as "zhTitle", ${said('en_title')} as "enTitle",
        case when a.zh_title is null then '' else concat_ws(' ', k.zh_name, a.zh_city, a.zh_place, ${people('zh')}) end as "zhNames",
        case when a.en_title is null then '' else concat_ws(' ', k.en_name, a.en_city, a.en_place, ${people('en')}) end as "enNames",
        concat_ws(' ', a.zh_summary, ${items('zh')}, a.zh_body) as "zhBody",
        concat_ws(' ', a.en_summary, ${items('en')}, a.en_body) as "enBody",
        extract(year from a.starts_at at time zone a.time_zone)::int as year, a.starts_at as at, 0 as recommended
      from activities a left join dictionary_items k on k.type_code = 'activityKind' and k.item_id = a.kind
      where ${which} and ${published('a')} order by a.id limit ${limit}`.execute(db.withoutPlugins());
    return rows.map((row) => ({ ...row, zhBody: plainText(row.zhBody), enBody: plainText(row.enBody) }));
  },
};
