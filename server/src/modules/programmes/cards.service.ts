// Shared JSON shapes as SQL: a picture, a programme's card, a seller's card, an offer. They are strings without parameters, built once:
// compiling a statement of hundreds of small parts costs more than PostgreSQL needs to answer it. Aliases come from this code only, never
// from a request.
import { type RawBuilder, sql } from 'kysely';

const raw = <T = unknown>(words: string): RawBuilder<T> => sql.raw<T>(words);
type Fields = readonly (readonly [name: string, words: string])[];
const asColumns = (fields: Fields) => fields.map(([name, words]) => `${words} as "${name}"`).join(', ');
const asJson = (fields: Fields) =>
  `json_build_object(${fields.map(([name, words]) => `'${name}', ${words}`).join(', ')})`;

/** Matches rows visible in at least one language; written like the partial indexes of the programmes. */
export const published = (p = 'p') =>
  raw<boolean>(`(${p}.zh_published_at is not null or ${p}.en_published_at is not null)`);

const picture = (column: string) =>
  `(select json_build_object('id', pic.id, 'tone', pic.tone, 'width', pic.width, 'height', pic.height, 'sources', pic.sources)
    from pictures pic where pic.id = ${column})`;
/** Returns SQL for the picture that `column` refers to as JSON, or null. */
export const pictureOf = (column: string) => raw(picture(column));

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/** Returns SQL for a timestamp as responses contain it: ISO 8601 in UTC. */
export const instantOf = (column: string) => raw(instant(column));

/** Which texts are selected. `published` leaves out unpublished languages; `all` is for parties of a deal with the programme. */
export type Texts = 'published' | 'all';
const words = (p: string, language: 'zh' | 'en', name: string, texts: Texts) =>
  texts === 'all'
    ? `${p}.${language}_${name}`
    : `case when ${p}.${language}_published_at is not null then ${p}.${language}_${name} end`;
/** The same as a bare SQL string, for shapes that other slices build. */
export const textWords = words;
export const textOf = (p: string, language: 'zh' | 'en', name: string, texts: Texts) =>
  raw(words(p, language, name, texts));

const cardFields = (p: string, texts: Texts): Fields => [
  ['id', `${p}.id`],
  ['typeId', `${p}.type_id`],
  ['zhTitle', words(p, 'zh', 'title', texts)],
  ['enTitle', words(p, 'en', 'title', texts)],
  ['zhLogline', words(p, 'zh', 'logline', texts)],
  ['enLogline', words(p, 'en', 'logline', texts)],
  ['genres', `${p}.genres`],
  ['year', `${p}.year`],
  ['country', `${p}.country`],
  ['episodes', `${p}.episodes`],
  ['minutes', `${p}.minutes`],
  ['cover', picture(`${p}.cover_id`)],
  ['hasTrailer', `${p}.trailer_id is not null`],
];
/** Returns SQL for a `ProgrammeCard` of table alias `p`, as columns or as one JSON value. */
export const cardColumns = (p = 'p', texts: Texts = 'published') => raw(asColumns(cardFields(p, texts)));
export const cardJson = (p = 'p', texts: Texts = 'published') => raw(asJson(cardFields(p, texts)));
/** Returns SQL for a `HeroProgramme`: a card with key art in two crops. */
export const heroJson = (p = 'p') =>
  raw(
    asJson([
      ...cardFields(p, 'published'),
      ['heroWide', picture(`${p}.hero_wide_id`)],
      ['heroTall', picture(`${p}.hero_tall_id`)],
    ]),
  );

const sellerFields = (c: string, texts: Texts): Fields => [
  ['id', `${c}.id`],
  ['zhName', words(c, 'zh', 'name', texts)],
  ['enName', words(c, 'en', 'name', texts)],
  ['zhCity', words(c, 'zh', 'city', texts)],
  ['enCity', words(c, 'en', 'city', texts)],
  ['country', `${c}.country`],
  ['logo', picture(`${c}.logo_id`)],
];
/** Returns SQL for a `SellerCard` of table alias `c`, as columns or as one JSON value. */
export const sellerColumns = (c = 'c', texts: Texts = 'published') => raw(asColumns(sellerFields(c, texts)));
export const sellerJson = (c = 'c', texts: Texts = 'published') => raw(asJson(sellerFields(c, texts)));

const offerFields: Fields = [
  ['id', 'o.id'],
  ['zhName', 'o.zh_name'],
  ['enName', 'o.en_name'],
  ['exclusive', 'o.exclusive'],
  ['media', 'o.media'],
  ['territories', 'o.territories'],
  ['countries', 'o.countries'],
  ['languages', 'o.languages'],
  ['currency', 'o.currency'],
  ['prices', 'o.prices'],
  ['priceBasis', 'o.price_basis'],
  ['weights', 'o.weights'],
  ['runs', 'o.runs'],
  ['zhSpecialTerms', 'o.zh_special_terms'],
  ['enSpecialTerms', 'o.en_special_terms'],
  ['zhHoldback', 'o.zh_holdback'],
  ['enHoldback', 'o.en_holdback'],
  ['zhLocalisation', 'o.zh_localisation'],
  ['enLocalisation', 'o.en_localisation'],
  ['scope', 'o.scope'],
  ['windowStart', 'o.window_start'],
  ['windowEnd', 'o.window_end'],
];
/** Returns SQL for a `LicenceOffer` of table alias `o` as one JSON value; staff also read how it is stored. */
export const offerJson = () => raw(asJson(offerFields));
const staffOfferFields: Fields = [
  ...offerFields,
  ['active', 'o.active'],
  ['source', 'o.source'],
  ['updatedAt', instant('o.updated_at')],
  ['reviewReasons', 'o.review_reasons'],
  // Reasons added after the review count as not reviewed.
  ['reviewedAt', `case when o.review_reasons = o.reviewed_reasons then ${instant('o.reviewed_at')} end`],
  ['reviewNote', 'case when o.review_reasons = o.reviewed_reasons then o.review_note end'],
  ['notBefore', 'o.not_before'],
];
export const staffOfferJson = () => raw(asJson(staffOfferFields));
