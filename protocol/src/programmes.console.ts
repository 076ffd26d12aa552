import { z } from 'zod';
import { maybe, Publication } from './content.console.ts';
import { Currency, Genre, Language, ProgrammeType, Resolution } from './enumerations.ts';
import { countryCode, date, flag, instant, labelled, optionalLine } from './fields.ts';
import { get, id, nothing, pageOf, post } from './kit/endpoint.ts';
import { durations } from './limits.ts';
import { listQuery } from './lists.ts';
import { Medium } from './media.ts';
import { Picture } from './pictures.ts';
import { PriceBasis, PriceWeights } from './priceFields.ts';
import { Award, Credit, LicenceOffer, Prices, ProgrammeFacts } from './programmes.ts';
import { Territories } from './territoryFields.ts';

const editor = { access: 'staff', roles: ['editor'] } as const;
const reader = { access: 'staff', roles: ['editor', 'trade'] } as const;

export const ProgrammeForm = z
  .object({
    id: id.optional(),
    typeId: labelled(ProgrammeType.schema, '类型', 'Type'),
    zhTitle: maybe('中文片名', 'Title (Chinese)', 200),
    enTitle: maybe('英文片名', 'Title (English)', 300),
    zhLogline: maybe('一句话介绍（中文）', 'Logline (Chinese)', 300),
    enLogline: maybe('一句话介绍（英文）', 'Logline (English)', 500),
    zhSynopsis: maybe('剧情简介（中文）', 'Synopsis (Chinese)', 5000),
    enSynopsis: maybe('剧情简介（英文）', 'Synopsis (English)', 8000),
    genres: labelled(z.array(Genre.schema).max(8), '题材', 'Genres').default([]),
    year: labelled(z.int().min(1900).max(2100).nullable(), '年份', 'Year').default(null),
    country: labelled(countryCode, '出品国家/地区', 'Country or region of origin'),
    languages: labelled(z.array(Language.schema).max(30), '语言', 'Languages').default([]),
    episodes: labelled(z.int().min(1).max(10_000).nullable(), '集数', 'Episodes').default(null),
    minutes: labelled(z.int().min(1).max(10_000).nullable(), '每集分钟数', 'Minutes per episode').default(null),
    resolution: labelled(z.union([Resolution.schema, z.literal('')]), '分辨率', 'Resolution').default(''),
    credits: labelled(z.array(Credit).max(60), '演职人员', 'Cast and crew').default([]),
    awards: labelled(z.array(Award).max(60), '获奖', 'Awards').default([]),
    permitNo: labelled(z.string().trim().max(100), '许可证或备案号', 'Permit or filing number').default(''),
    eidr: optionalLine('EIDR', 'EIDR', 60),
    isan: optionalLine('ISAN', 'ISAN', 60),
    sellerId: labelled(id.nullable(), '卖方', 'Seller').default(null),
    recommended: labelled(z.int().min(0).max(1_000_000), '推荐值', 'Recommended').default(0),
    coverId: labelled(id.nullable(), '海报', 'Poster').default(null),
    heroWideId: labelled(id.nullable(), '主视觉（横）', 'Key art, wide').default(null),
    heroTallId: labelled(id.nullable(), '主视觉（竖）', 'Key art, tall').default(null),
    stillIds: labelled(z.array(id).max(30), '剧照', 'Stills').default([]),
    trailerId: labelled(id.nullable(), '预告片', 'Trailer').default(null),
  })
  .refine((v) => v.zhTitle !== null || v.enTitle !== null, { path: ['zhTitle'], error: 'oneLanguageNeeded' })
  // Micro short dramas may not be shown without their permit or filing number (product §6).
  .refine((v) => v.typeId !== ProgrammeType.microDrama || v.permitNo !== '', {
    path: ['permitNo'],
    error: 'permitNeeded',
  });

export const OfferForm = z
  .object({
    id: id.optional(),
    programmeId: id,
    zhName: maybe('方案名称（中文）', 'Name (Chinese)', 100),
    enName: maybe('方案名称（英文）', 'Name (English)', 200),
    exclusive: labelled(z.boolean(), '独家', 'Exclusive').default(false),
    media: labelled(z.array(Medium.schema).min(1, 'pickMedium'), '媒体', 'Media'),
    territories: labelled(Territories, '地区', 'Territories'),
    languages: labelled(z.array(Language.schema).max(30), '语言版本', 'Language versions').default([]),
    currency: labelled(Currency.schema, '币种', 'Currency').default('CNY'),
    prices: labelled(Prices, '价格', 'Prices'),
    priceBasis: labelled(PriceBasis.schema, '价格口径', 'Price basis').default('package'),
    weights: labelled(PriceWeights, '权重', 'Weights').default({ media: [], territories: [] }),
    runs: labelled(z.int().min(1).max(100_000).nullable(), '播出次数', 'Runs').default(null),
    zhSpecialTerms: maybe('特别约定（中文）', 'Special terms (Chinese)', 1000),
    enSpecialTerms: maybe('特别约定（英文）', 'Special terms (English)', 1500),
    zhHoldback: maybe('窗口保留（中文）', 'Holdback (Chinese)', 1000),
    enHoldback: maybe('窗口保留（英文）', 'Holdback (English)', 1500),
    zhLocalisation: maybe('译制（中文）', 'Localisation (Chinese)', 1000),
    enLocalisation: maybe('译制（英文）', 'Localisation (English)', 1500),
    windowStart: labelled(date, '可售开始', 'Window start').nullable().default(null),
    windowEnd: labelled(date, '可售结束', 'Window end').nullable().default(null),
    active: labelled(z.boolean(), '在售', 'On sale').default(true),
  })
  .refine((v) => v.zhName !== null || v.enName !== null, { path: ['zhName'], error: 'oneLanguageNeeded' })
  .refine((v) => durations.some((years) => v.prices[years] !== undefined), { path: ['prices'], error: 'priceNeeded' })
  .refine((v) => !v.windowStart || !v.windowEnd || v.windowStart <= v.windowEnd, {
    path: ['windowEnd'],
    error: 'endsBeforeStart',
  });

export const ReviewForm = z.object({
  id,
  programmeId: id,
  /** `reviewMark` of the reasons that were shown. */
  seen: labelled(z.string().max(100_000), '已查看的限制', 'Restrictions seen'),
  note: labelled(z.string().trim().min(1).max(1000), '核对说明', 'Review note'),
});

/** A restriction that an import could not apply. */
export const ReviewReason = z.object({ column: z.string(), zh: z.string(), en: z.string() });
export type ReviewReason = z.output<typeof ReviewReason>;
/** Names the reasons that a member of staff has seen; other reasons have another mark. */
export const reviewMark = (reasons: readonly ReviewReason[]): string =>
  JSON.stringify(reasons.map(({ column, en }) => [column, en]));

const ConsoleOffer = LicenceOffer.extend({
  active: z.boolean(),
  source: z.string(),
  updatedAt: instant,
  /** Why the offer is off sale until staff have looked; confirmed where `reviewedAt` is set. */
  reviewReasons: z.array(ReviewReason),
  reviewedAt: instant.nullable(),
  reviewNote: z.string().nullable(),
  /** The title must not be public before this day. */
  notBefore: z.string().nullable(),
});
const ConsoleProgrammeRow = z.object({
  id: z.int(),
  typeId: ProgrammeType.schema,
  zhTitle: z.string().nullable(),
  enTitle: z.string().nullable(),
  year: z.int().nullable(),
  country: z.string(),
  cover: Picture.nullable(),
  zhSellerName: z.string().nullable(),
  enSellerName: z.string().nullable(),
  offers: z.int(),
  recommended: z.int(),
  zhPublishedAt: instant.nullable(),
  enPublishedAt: instant.nullable(),
  /** A title, logline or synopsis has no English. */
  missingEnglish: z.boolean(),
  updatedAt: instant,
});
export type ConsoleProgrammeRow = z.output<typeof ConsoleProgrammeRow>;
const ConsoleProgramme = ProgrammeFacts.extend({
  sellerId: z.int().nullable(),
  recommended: z.int(),
  trailerId: z.int().nullable(),
  zhPublishedAt: instant.nullable(),
  enPublishedAt: instant.nullable(),
  source: z.string(),
  updatedAt: instant,
  offers: z.array(ConsoleOffer),
  /** What is odd without being refused: a wrong check character of EIDR or ISAN, no cover, no offer on sale. */
  warnings: z.array(z.object({ zh: z.string(), en: z.string() })),
});
export type ConsoleProgramme = z.output<typeof ConsoleProgramme>;

export const consoleProgramme = {
  list: get('/api/console/programme/list', {
    ...reader,
    summary: 'Programmes, published or not',
    reply: 'flat',
    input: listQuery(['updatedAt', 'title', 'year', 'recommended']).extend({
      typeId: ProgrammeType.schema.optional(),
      publication: Publication.schema.optional(),
      missingEnglish: flag.optional(),
      sellerId: id.optional(),
    }),
    output: pageOf(ConsoleProgrammeRow),
  }),
  detail: get('/api/console/programme/detail', {
    ...reader,
    summary: 'One programme with all its offers',
    input: z.object({ id }),
    output: ConsoleProgramme,
  }),
  save: post('/api/console/programme/save', {
    ...editor,
    summary: 'Make or change a programme',
    input: ProgrammeForm,
    output: z.object({ id: z.int() }),
  }),
  publish: post('/api/console/programme/publish', {
    ...editor,
    summary: 'Publish or withdraw one language',
    input: z.object({ id, language: z.enum(['zh', 'en']), published: z.boolean() }),
    output: nothing,
  }),
  saveOffer: post('/api/console/programme/saveOffer', {
    access: 'staff',
    roles: ['trade'],
    summary: 'Make or change a licence offer; orders keep the terms they were placed with',
    input: OfferForm,
    output: z.object({ id: z.int() }),
  }),
  reviewOffer: post('/api/console/programme/reviewOffer', {
    access: 'staff',
    roles: ['trade'],
    summary: 'Confirm the restrictions of an imported offer and put it on sale',
    input: ReviewForm,
    output: nothing,
  }),
};

const SellerRow = z.object({
  id: z.int(),
  zhName: z.string().nullable(),
  enName: z.string().nullable(),
  country: z.string(),
  zhCity: z.string().nullable(),
  enCity: z.string().nullable(),
  logo: Picture.nullable(),
  programmes: z.int(),
  publishedAt: instant.nullable(),
});
export type SellerRow = z.output<typeof SellerRow>;
/** The sellers as the programme's editor picks them; they are written on the console page of companies. */
export const consoleSeller = {
  list: get('/api/console/seller/list', {
    ...reader,
    summary: 'Sellers',
    reply: 'flat',
    input: listQuery(['name', 'programmes']).extend({ published: flag.optional() }),
    output: pageOf(SellerRow),
  }),
};
