import type { ContentCard } from '@pavilion/protocol/contentCards.ts';
import { ContentClass, Genre } from '@pavilion/protocol/enumerations.ts';
import { countryLabel } from '@pavilion/protocol/territories.ts';
import { sql } from 'kysely';
import type { ContentSource, SearchText } from '../content/source.service.ts';
import { pictureOf, published, textOf } from '../programmes/cards.service.ts';

type Side = 'seller' | 'buyer';
const sides = {
  seller: { class: ContentClass.domesticExhibitor, is: sql.raw('c.is_seller'), line: 'sells', genres: 'c.genres' },
  buyer: { class: ContentClass.overseasCustomer, is: sql.raw('c.is_buyer'), line: 'buys', genres: 'c.wanted_genres' },
} as const;
const words = (language: 'zh' | 'en', name: string) => textOf('c', language, name, 'published');
const said = (language: 'zh' | 'en', name: string) => sql`coalesce(${words(language, name)}, '')`;

const source = (side: Side): ContentSource => {
  const { class: own, is, line, genres } = sides[side];
  return {
    class: own,
    tables: ['companies', 'pictures'],
    async listCards(db, ids) {
      const { rows } = await sql<ContentCard>`
        select ${own}::int as class, c.id, ${words('zh', 'name')} as "zhTitle", ${words('en', 'name')} as "enTitle",
          coalesce(${words('zh', line)}, ${words('zh', 'city')}) as "zhLine",
          coalesce(${words('en', line)}, ${words('en', 'city')}) as "enLine", ${pictureOf('c.logo_id')} as picture, null as date
        from companies c where c.id = any(${sql.val([...ids])}::int[]) and ${is} and ${published('c')}`.execute(
        db.withoutPlugins(),
      );
      return rows;
    },
    async listTexts(db, page) {
      const which = 'ids' in page ? sql`c.id = any(${sql.val([...page.ids])}::int[])` : sql`c.id > ${page.after}`;
      const limit = 'ids' in page ? page.ids.length : page.limit;
      const { rows } = await sql<SearchText & { genres: string[]; country: string }>`
        select c.id, ${said('zh', 'name')} as "zhTitle", ${said('en', 'name')} as "enTitle",
          ${said('zh', 'city')} as "zhNames", ${said('en', 'city')} as "enNames",
          concat_ws(' ', ${words('zh', line)}, ${words('zh', 'profile')}) as "zhBody",
          concat_ws(' ', ${words('en', line)}, ${words('en', 'profile')}) as "enBody",
          c.founded_year as year, least(c.zh_published_at, c.en_published_at) as at, c.recommended,
          ${sql.raw(genres)} as genres, c.country
        from companies c where ${which} and ${is} and ${published('c')} order by c.id limit ${limit}`.execute(
        db.withoutPlugins(),
      );
      return rows.map(({ genres, country, ...row }) => ({
        ...row,
        zhNames: row.zhTitle && namesOf(row.zhNames, genres, country, 'zh'),
        enNames: row.enTitle && namesOf(row.enNames, genres, country, 'en'),
      }));
    },
  };
};
const namesOf = (city: string, genres: readonly string[], country: string, language: 'zh' | 'en') =>
  [
    city,
    countryLabel(country)[language],
    ...genres.flatMap((name) => Genre.options.find((option) => option.name === name)?.[language] ?? []),
  ].join(' ');

/** Makes domestic exhibitors (5) and overseas customers (6) two of the six content classes. */
export const exhibitorSource = source('seller');
export const customerSource = source('buyer');
