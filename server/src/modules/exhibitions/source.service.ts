import type { ContentCard } from '@pavilion/protocol/contentCards.ts';
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { sql } from 'kysely';
import type { ContentSource, SearchText } from '../content/source.service.ts';
import { pictureOf, published } from '../programmes/cards.service.ts';

const said = (words: string) => sql`coalesce(${sql.raw(words)}, '')`;
/** The timetable's text in a language, and the body without its tags. */
const bodyOf = (language: 'zh' | 'en') => sql`concat_ws(' ', ${sql.raw(`e.${language}_intro`)},
  regexp_replace(coalesce(${sql.raw(`e.${language}_body`)}, ''), '<[^>]*>', ' ', 'g'),
  (select string_agg(s->>${sql.lit(`${language}Title`)}, ' ') from jsonb_array_elements(e.timetable) s))`;
const namesOf = (language: 'zh' | 'en') =>
  sql.raw(`concat_ws(' ', e.${language}_city, e.${language}_venue, e.${language}_organiser)`);

/** Makes exhibitions one of the six content classes. */
export const exhibitionSource: ContentSource = {
  class: ContentClass.exhibition,
  tables: ['exhibitions', 'pictures'],
  async listCards(db, ids) {
    const { rows } = await sql<ContentCard>`
      select ${ContentClass.exhibition}::int as class, e.id, e.zh_title as "zhTitle", e.en_title as "enTitle",
        nullif(concat_ws(' · ', e.zh_city, e.zh_venue), '') as "zhLine", nullif(concat_ws(' · ', e.en_city, e.en_venue), '') as "enLine",
        ${pictureOf('coalesce(e.cover_id, e.banner_tall_id)')} as picture, e.starts_on::text as date
      from exhibitions e where e.id = any(${sql.val([...ids])}::int[]) and ${published('e')}`.execute(
      db.withoutPlugins(),
    );
    return rows;
  },
  async listTexts(db, page) {
    const which = 'ids' in page ? sql`e.id = any(${sql.val([...page.ids])}::int[])` : sql`e.id > ${page.after}`;
    const limit = 'ids' in page ? page.ids.length : page.limit;
    const { rows } = await sql<SearchText>`
      select e.id, ${said('e.zh_title')} as "zhTitle", ${said('e.en_title')} as "enTitle",
        ${namesOf('zh')} as "zhNames", ${namesOf('en')} as "enNames", ${bodyOf('zh')} as "zhBody", ${bodyOf('en')} as "enBody",
        extract(year from e.starts_on)::int as year, e.starts_at as at, case when e.featured then 500 else 0 end as recommended
      from exhibitions e where ${which} and ${published('e')} order by e.id limit ${limit}`.execute(
      db.withoutPlugins(),
    );
    return rows;
  },
};
