import { z } from 'zod';
import { ProgrammeCard, SellerCard } from './cards.ts';
import { previewKey } from './content.console.ts';
import { Genre, ProgrammeType } from './enumerations.ts';
import { countryCode, keyword, labelled } from './fields.ts';
import { type CodeOf, labelledEnum } from './kit/codes.ts';
import { get, id, pageOf, pageQuery, post } from './kit/endpoint.ts';
import { Medium } from './media.ts';
import { Picture } from './pictures.ts';

export const CompanyKind = labelledEnum({
  producer: { zh: '制作机构', en: 'Producer' },
  distributor: { zh: '发行机构', en: 'Distributor' },
  broadcaster: { zh: '电视台', en: 'Broadcaster' },
  streamer: { zh: '流媒体平台', en: 'Streaming platform' },
  telecom: { zh: '电信与 IPTV 运营商', en: 'Telecom and IPTV operator' },
  inflight: { zh: '机上娱乐服务商', en: 'In-flight service' },
  publisher: { zh: '音像与版权出版', en: 'Video publisher' },
  institution: { zh: '文化教育机构', en: 'Cultural or educational institution' },
});
export type CompanyKind = CodeOf<typeof CompanyKind>;

/** A domestic exhibitor in the list. */
export const ExhibitorRow = SellerCard.extend({
  kind: CompanyKind.schema,
  foundedYear: z.int().nullable(),
  zhSells: z.string().nullable(),
  enSells: z.string().nullable(),
  /** What it makes: its own words' genres, or those of its programmes. */
  genres: z.array(z.string()),
  /** Published programmes. */
  programmes: z.int(),
});
export type ExhibitorRow = z.output<typeof ExhibitorRow>;

/** An overseas customer in the list, with what it looks for. */
export const CustomerRow = SellerCard.extend({
  kind: CompanyKind.schema,
  zhBuys: z.string().nullable(),
  enBuys: z.string().nullable(),
  wantedGenres: z.array(z.string()),
  wantedMedia: z.array(z.string()),
  /** Countries and territory groups. */
  wantedTerritories: z.array(z.string()),
});
export type CustomerRow = z.output<typeof CustomerRow>;

/** Everything of a company that visitors may see. Its postal and e-mail addresses are not part of it. */
const CompanyFacts = SellerCard.extend({
  kind: CompanyKind.schema,
  foundedYear: z.int().nullable(),
  website: z.string().nullable(),
  zhProfile: z.string().nullable(),
  enProfile: z.string().nullable(),
  zhSells: z.string().nullable(),
  enSells: z.string().nullable(),
  zhBuys: z.string().nullable(),
  enBuys: z.string().nullable(),
  display: Picture.nullable(),
  genres: z.array(z.string()),
  wantedGenres: z.array(z.string()),
  wantedMedia: z.array(z.string()),
  wantedTerritories: z.array(z.string()),
  isSeller: z.boolean(),
  isBuyer: z.boolean(),
});
export type CompanyFacts = z.output<typeof CompanyFacts>;

export const ExhibitorDetail = CompanyFacts.extend({
  programmes: z.int(),
  types: z.array(z.object({ typeId: ProgrammeType.schema, count: z.int() })),
  /** Others that make the same. */
  others: z.array(SellerCard),
});
export type ExhibitorDetail = z.output<typeof ExhibitorDetail>;
export const CustomerDetail = CompanyFacts.extend({
  programmes: z.int(),
  /** Programmes for sale in the genres it looks for. */
  fitting: z.array(ProgrammeCard),
  /** Others that look for the same. */
  others: z.array(SellerCard),
});
export type CustomerDetail = z.output<typeof CustomerDetail>;

export const ExhibitorSort = labelledEnum({
  recommended: { zh: '推荐', en: 'Recommended' },
  programmes: { zh: '节目数量', en: 'Programmes' },
  name: { zh: '名称', en: 'Name' },
});
export type ExhibitorSort = CodeOf<typeof ExhibitorSort>;
export const CustomerSort = labelledEnum({
  recommended: { zh: '推荐', en: 'Recommended' },
  country: { zh: '国家/地区', en: 'Country' },
  name: { zh: '名称', en: 'Name' },
});
export type CustomerSort = CodeOf<typeof CustomerSort>;

const city = labelled(z.string().trim().max(100), '城市', 'City').optional();
const genre = labelled(Genre.schema, '题材', 'Genre').optional();
const detailInput = z.object({ id, preview: previewKey });
const count = z.int();

export const sellerInfo = {
  list: get('/api/sellerInfo/list', {
    summary: 'Domestic exhibitors with how much they sell',
    access: 'public',
    reply: 'flat',
    input: pageQuery.extend({
      keyword,
      city,
      genre,
      sort: labelled(ExhibitorSort.schema, '排序', 'Sorting').default('recommended'),
    }),
    output: pageOf(ExhibitorRow),
  }),
  detail: get('/api/sellerInfo/detail', {
    summary: 'One domestic exhibitor',
    access: 'public',
    input: detailInput,
    output: ExhibitorDetail,
  }),
  facets: get('/api/sellerInfo/facets', {
    summary: 'Cities and genres of the domestic exhibitors',
    access: 'public',
    output: z.object({
      /** `city` is what the list's filter takes. */
      cities: z.array(
        z.object({ city: z.string(), zhCity: z.string().nullable(), enCity: z.string().nullable(), count }),
      ),
      genres: z.array(z.object({ genre: z.string(), count })),
    }),
  }),
};

export const buyerInfo = {
  list: get('/api/buyerInfo/list', {
    summary: 'Overseas customers with what they look for',
    access: 'public',
    reply: 'flat',
    input: pageQuery.extend({
      keyword,
      country: countryCode.optional(),
      genre,
      medium: labelled(Medium.schema, '媒体', 'Medium').optional(),
      sort: labelled(CustomerSort.schema, '排序', 'Sorting').default('recommended'),
    }),
    output: pageOf(CustomerRow),
  }),
  detail: get('/api/buyerInfo/detail', {
    summary: 'One overseas customer',
    access: 'public',
    input: detailInput,
    output: CustomerDetail,
  }),
  facets: get('/api/buyerInfo/facets', {
    summary: 'Countries, genres and media of the overseas customers',
    access: 'public',
    output: z.object({
      countries: z.array(z.object({ country: z.string(), count })),
      genres: z.array(z.object({ genre: z.string(), count })),
      media: z.array(z.object({ medium: z.string(), count })),
    }),
  }),
};

export const ContactTopic = labelledEnum({
  licence: { zh: '节目授权', en: 'Licensing a programme' },
  offer: { zh: '推荐节目', en: 'Offering a programme' },
  coproduction: { zh: '联合制作', en: 'Co-production' },
  distribution: { zh: '发行代理', en: 'Distribution' },
  meeting: { zh: '约见洽谈', en: 'A meeting at the fair' },
  other: { zh: '其他', en: 'Something else' },
});
export type ContactTopic = CodeOf<typeof ContactTopic>;

/** A letter to a company. */
export const CompanyLetter = z.object({
  companyId: id,
  programmeId: labelled(id, '相关节目', 'Programme').optional(),
  topic: labelled(ContactTopic.schema, '事由', 'About'),
  message: labelled(z.string().trim().min(10, 'messageTooShort').max(2000), '留言', 'Message'),
  showsAddress: labelled(z.boolean(), '公开我的邮箱', 'Show my address').default(false),
});
/** A letter to a company. Neither side's e-mail address is shown, unless the sender allows it. */
export const companyContact = {
  send: post('/api/companyContact/send', {
    summary: 'Write to a company; it goes by mail and shows no address',
    access: 'user',
    idempotent: true,
    input: CompanyLetter,
    output: z.object({ id: z.int() }),
  }),
};
