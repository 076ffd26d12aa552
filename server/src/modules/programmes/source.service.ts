import type { ContentCard } from '@pavilion/protocol/contentCards.ts';
import { ContentClass, Genre } from '@pavilion/protocol/enumerations.ts';
import { countryLabel } from '@pavilion/protocol/territories.ts';
import { sql } from 'kysely';
import type { ContentSource, SearchText } from '../content/source.service.ts';
import { pictureOf, published, textOf } from './cards.service.ts';

const words = (language: 'zh' | 'en', name: string) => textOf('p', language, name, 'published');
const said = (language: 'zh' | 'en', name: string) => sql`coalesce(${words(language, name)}, '')`;
const visible = (language: 'zh' | 'en') => sql.raw(`p.${language}_published_at is not null`);
const people = (name: 'zhName' | 'enName') =>
  sql`coalesce((select string_agg(c->>${sql.lit(name)}, ' ') from jsonb_array_elements(p.credits) c), '')`;

/** Makes programmes one of the six content classes. */
export const programmeSource: ContentSource = {
  class: ContentClass.programme,
  tables: ['programmes', 'companies', 'pictures'],
  async listCards(db, ids) {
    const { rows } = await sql<ContentCard>`
      select ${ContentClass.programme}::int as class, p.id, ${words('zh', 'title')} as "zhTitle", ${words('en', 'title')} as "enTitle",
        ${words('zh', 'logline')} as "zhLine", ${words('en', 'logline')} as "enLine", ${pictureOf('p.cover_id')} as picture,
        null as date
      from programmes p where p.id = any(${sql.val([...ids])}::int[]) and ${published()}`.execute(db.withoutPlugins());
    return rows;
  },
  async listTexts(db, page) {
    const which = 'ids' in page ? sql`p.id = any(${sql.val([...page.ids])}::int[])` : sql`p.id > ${page.after}`;
    const limit = 'ids' in page ? page.ids.length : page.limit;
    const { rows } = await sql<SearchText & { genres: string[]; country: string; zhType: string; enType: string }>`
      select p.id, ${said('zh', 'title')} as "zhTitle", ${said('en', 'title')} as "enTitle",
        case when ${visible('zh')} then concat_ws(' ', ${people('zhName')}, s.zh_name) else '' end as "zhNames",
        case when ${visible('en')} then concat_ws(' ', ${people('enName')}, s.en_name) else '' end as "enNames",
        concat_ws(' ', ${words('zh', 'logline')}, ${words('zh', 'synopsis')}) as "zhBody",
        concat_ws(' ', ${words('en', 'logline')}, ${words('en', 'synopsis')}) as "enBody",
        p.year, p.genres, p.country, t.zh_name as "zhType", t.en_name as "enType",
        least(p.zh_published_at, p.en_published_at) as at, p.recommended
      from programmes p join programme_types t on t.type_id = p.type_id left join companies s on s.id = p.seller_id
      where ${which} and ${published()} order by p.id limit ${limit}`.execute(db.withoutPlugins());
    return rows.map(({ genres, country, zhType, enType, ...row }) => ({
      ...row,
      zhNames: [row.zhNames, zhType, countryLabel(country).zh, ...genreWords(genres, 'zh')].join(' '),
      enNames: [row.enNames, enType, countryLabel(country).en, ...genreWords(genres, 'en')].join(' '),
    }));
  },
};
const genreWords = (genres: readonly string[], language: 'zh' | 'en') =>
  genres.flatMap((name) => Genre.options.find((option) => option.name === name)?.[language] ?? []);
