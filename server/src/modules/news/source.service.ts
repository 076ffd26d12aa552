import type { ContentCard } from '@pavilion/protocol/contentCards.ts';
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { sql } from 'kysely';
import { plainText } from '../../kit/html.ts';
import type { ContentSource, SearchText } from '../content/source.service.ts';
import { pictureOf, published } from '../programmes/cards.service.ts';

/** Makes news one of the six content classes. */
export const newsSource: ContentSource = {
  class: ContentClass.news,
  tables: ['news', 'pictures', 'dictionaryItems'],
  async listCards(db, ids) {
    const { rows } = await sql<ContentCard>`
      select ${ContentClass.news}::int as class, n.id, n.zh_title as "zhTitle", n.en_title as "enTitle",
        n.zh_summary as "zhLine", n.en_summary as "enLine", ${pictureOf('n.cover_id')} as picture, n.dated::text as date
      from news n where n.id = any(${sql.val([...ids])}::int[]) and ${published('n')}`.execute(db.withoutPlugins());
    return rows;
  },
  async listTexts(db, page) {
    const which = 'ids' in page ? sql`n.id = any(${sql.val([...page.ids])}::int[])` : sql`n.id > ${page.after}`;
    const limit = 'ids' in page ? page.ids.length : page.limit;
    const { rows } = await sql<SearchText>`
      select n.id, coalesce(n.zh_title, '') as "zhTitle", coalesce(n.en_title, '') as "enTitle",
        case when n.zh_published_at is null then '' else concat_ws(' ', d.zh_name, n.zh_source, n.zh_author) end as "zhNames",
        case when n.en_published_at is null then '' else concat_ws(' ', d.en_name, n.en_source, n.en_author) end as "enNames",
        concat_ws(' ', n.zh_summary, n.zh_body) as "zhBody", concat_ws(' ', n.en_summary, n.en_body) as "enBody",
        extract(year from n.dated)::int as year, n.dated::timestamptz as at, n.recommended::int as recommended
      from news n left join dictionary_items d on d.type_code = 'newsCategory' and d.item_id = n.category_id
      where ${which} and ${published('n')} order by n.id limit ${limit}`.execute(db.withoutPlugins());
    return rows.map((row) => ({ ...row, zhBody: plainText(row.zhBody), enBody: plainText(row.enBody) }));
  },
};
