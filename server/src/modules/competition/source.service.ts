import type { ContentCard } from '@pavilion/protocol/contentCards.ts';
import { sql } from 'kysely';
import type { ContentSource, SearchText } from '../content/source.service.ts';
import { pictureOf, published, textOf } from '../programmes/cards.service.ts';

type EntryLook = Omit<ContentCard, 'class'>;
/** Entries are none of the six classes, but shared links and the sitemap include them. */
interface EntrySource extends Pick<ContentSource, 'tables' | 'listTexts'> {
  listCards(...of: Parameters<ContentSource['listCards']>): Promise<EntryLook[]>;
}
const words = (language: 'zh' | 'en', name: string) => textOf('e', language, name, 'published');
const said = (language: 'zh' | 'en', name: string) => sql`coalesce(${words(language, name)}, '')`;
const maker = (language: 'zh' | 'en') =>
  sql`nullif(concat_ws(' · ', ${words(language, 'author')}, ${words(language, 'school')}), '')`;

export const entrySource: EntrySource = {
  tables: ['competitionEntries', 'pictures'],
  async listCards(db, ids) {
    const { rows } = await sql<EntryLook>`
      select e.id, ${words('zh', 'title')} as "zhTitle", ${words('en', 'title')} as "enTitle", ${maker('zh')} as "zhLine",
        ${maker('en')} as "enLine", ${pictureOf('e.poster_id')} as picture, null as date
      from competition_entries e where e.id = any(${sql.val([...ids])}::int[]) and ${published('e')}`.execute(
      db.withoutPlugins(),
    );
    return rows;
  },
  async listTexts(db, page) {
    const which = 'ids' in page ? sql`e.id = any(${sql.val([...page.ids])}::int[])` : sql`e.id > ${page.after}`;
    const limit = 'ids' in page ? page.ids.length : page.limit;
    const { rows } = await sql<SearchText>`
      select e.id, ${said('zh', 'title')} as "zhTitle", ${said('en', 'title')} as "enTitle",
        coalesce(${maker('zh')}, '') as "zhNames", coalesce(${maker('en')}, '') as "enNames",
        ${said('zh', 'intro')} as "zhBody", ${said('en', 'intro')} as "enBody", null as year,
        least(e.zh_published_at, e.en_published_at) as at, 0 as recommended
      from competition_entries e where ${which} and ${published('e')} order by e.id limit ${limit}`.execute(
      db.withoutPlugins(),
    );
    return rows;
  },
};
