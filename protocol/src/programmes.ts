import { z } from 'zod';
import { CategoryType, ProgrammeCard, SellerCard } from './cards.ts';
import { Currency, Genre, Language, ProgrammeType } from './enumerations.ts';
import { countryCode, date, keyword, labelled } from './fields.ts';
import { type CodeOf, labelledEnum } from './kit/codes.ts';
import { get, id, listOf, pageOf, pageQuery } from './kit/endpoint.ts';
import { offerNotes } from './licenceNoteFields.ts';
import { durations } from './limits.ts';
import { Medium } from './media.ts';
import { OfferScope } from './offerScope.ts';
import { Picture } from './pictures.ts';
import { PriceBasis, PriceWeights } from './priceFields.ts';
import { Territories, TerritoryRef } from './territoryFields.ts';
import { WorkLink } from './workFields.ts';
import { WorkLevel } from './works.ts';

export { CategoryType, ProgrammeCard, SellerCard };

/** A day-long licence term in years, also as an address carries it. */
export const Years = labelled(z.coerce.number<number>().pipe(z.literal(durations)), '授权年限', 'Licence duration');
export const ProgrammeSort = labelledEnum({
  recommended: { zh: '推荐', en: 'Recommended' },
  newest: { zh: '最新', en: 'Newest' },
  title: { zh: '片名', en: 'Title' },
  year: { zh: '年份', en: 'Year' },
});
export type ProgrammeSort = CodeOf<typeof ProgrammeSort>;

export const CreditRole = labelledEnum({
  director: { zh: '导演', en: 'Director' },
  writer: { zh: '编剧', en: 'Writer' },
  producer: { zh: '制片人', en: 'Producer' },
  cast: { zh: '主演', en: 'Cast' },
  narrator: { zh: '解说', en: 'Narrator' },
  cinematographer: { zh: '摄影', en: 'Cinematography' },
  composer: { zh: '作曲', en: 'Composer' },
  art: { zh: '美术', en: 'Art' },
  company: { zh: '出品', en: 'Production company' },
});
export type CreditRole = CodeOf<typeof CreditRole>;

const price = labelled(z.int().min(1).max(1e13).nullable().optional(), '价格', 'Price');
/** Minor units by years; null is “on request”, an absent year is not sold. */
export const Prices = z.object({ 1: price, 2: price, 3: price, 5: price });
export type Prices = z.output<typeof Prices>;

export const LicenceOffer = z.object({
  id: z.int(),
  zhName: z.string().nullable(),
  enName: z.string().nullable(),
  exclusive: z.boolean(),
  media: z.array(Medium.schema),
  /** As the seller wrote them; `countries` is what they mean today. */
  territories: Territories,
  countries: z.array(z.string()),
  languages: z.array(z.string()),
  currency: Currency.schema,
  prices: Prices,
  /** The basis of a price; `weights` counts for the basis of that name. */
  priceBasis: PriceBasis.schema,
  weights: PriceWeights,
  /** Broadcast runs, null without a limit. */
  runs: z.int().nullable(),
  ...offerNotes,
  /** The part and form that are licensed; null for the whole programme as it is. */
  scope: OfferScope.nullable(),
  /** First and last day a licence may cover; null is open. */
  windowStart: z.string().nullable(),
  windowEnd: z.string().nullable(),
});
export type LicenceOffer = z.output<typeof LicenceOffer>;

export const Credit = z.object({
  role: labelled(CreditRole.schema, '职务', 'Role'),
  zhName: labelled(z.string().trim().max(100).nullable(), '中文姓名', 'Chinese name'),
  enName: labelled(z.string().trim().max(100).nullable(), '英文姓名', 'English name'),
});
export type Credit = z.output<typeof Credit>;
export const Award = z.object({
  zh: labelled(z.string().trim().max(200).nullable(), '奖项（中文）', 'Award (Chinese)'),
  en: labelled(z.string().trim().max(200).nullable(), '奖项（英文）', 'Award (English)'),
  year: labelled(z.int().min(1900).max(2100).nullable(), '年份', 'Year'),
});
export type Award = z.output<typeof Award>;

/** Everything of a programme that a visitor may see. */
export const ProgrammeFacts = ProgrammeCard.extend({
  zhSynopsis: z.string().nullable(),
  enSynopsis: z.string().nullable(),
  languages: z.array(z.string()),
  resolution: z.string(),
  credits: z.array(Credit),
  awards: z.array(Award),
  stills: z.array(Picture),
  heroWide: Picture.nullable(),
  heroTall: Picture.nullable(),
  trailer: z.object({ url: z.string(), type: z.string() }).nullable(),
  permitNo: z.string().nullable(),
  eidr: z.string().nullable(),
  isan: z.string().nullable(),
  seller: SellerCard.nullable(),
});
export const ProgrammeDetail = ProgrammeFacts.extend({
  offers: z.array(LicenceOffer),
  /** Nothing is on sale until staff decide whether the programme is listed twice. */
  inReview: z.boolean(),
  level: WorkLevel.schema,
  /** Its number in what it belongs to. */
  partNumber: z.string().nullable(),
  /** Its published parts, and the published works it belongs to, the outermost first. */
  parts: z.array(WorkLink),
  within: z.array(WorkLink),
  /** Others of the same seller. */
  sameSeller: z.array(ProgrammeCard),
});
export type ProgrammeDetail = z.output<typeof ProgrammeDetail>;

export const ProgrammeQuery = pageQuery.extend({
  typeId: ProgrammeType.schema.optional(),
  keyword,
  genre: labelled(Genre.schema, '题材', 'Genre').optional(),
  language: labelled(Language.schema, '语言', 'Language').optional(),
  year: labelled(z.coerce.number<number>().int().min(1900).max(2100), '年份', 'Year').optional(),
  country: countryCode.optional(),
  sellerId: id.optional(),
  /** Available for: programmes with an offer whose cells of this medium and territory are free for the term. */
  medium: labelled(Medium.schema, '授权媒体', 'Medium').optional(),
  territory: labelled(TerritoryRef, '授权地区', 'Territory').optional(),
  startDate: labelled(date, '授权起始日', 'Licence start').optional(),
  years: Years.optional(),
  sort: labelled(ProgrammeSort.schema, '排序', 'Sorting').default('recommended'),
});
export type ProgrammeQuery = z.output<typeof ProgrammeQuery>;

export const programSale = {
  typeList: get('/api/programSale/typeList', {
    summary: 'The category types',
    access: 'public',
    output: z.array(CategoryType),
  }),
  list: get('/api/programSale/list', {
    summary: 'Programmes for sale',
    access: 'public',
    reply: 'flat',
    input: ProgrammeQuery,
    output: pageOf(ProgrammeCard),
  }),
  detail: get('/api/programSale/detail', {
    summary: 'One programme with its licence offers',
    access: 'public',
    input: z.object({ id }),
    output: ProgrammeDetail,
  }),
  /** Which values the filters of the list can take, with how many programmes each has. */
  facets: get('/api/programSale/facets', {
    summary: 'Genres, years and countries in the catalogue',
    access: 'public',
    input: z.object({ typeId: ProgrammeType.schema.optional() }),
    output: z.object({
      genres: z.array(z.object({ genre: z.string(), count: z.int() })),
      years: z.array(z.object({ year: z.int(), count: z.int() })),
      countries: z.array(z.object({ country: z.string(), count: z.int() })),
    }),
  }),
};

/** The cells of a query: media and territories of an offer, from a day on, for some years. */
export const cellsQuery = {
  media: labelled(listOf(Medium.schema), '授权媒体', 'Media'),
  territories: labelled(listOf(TerritoryRef), '授权地区', 'Territories'),
};
