import { z } from 'zod';
import { CompanyKind, ContactTopic } from './companies.ts';
import { contentConsole, maybe } from './content.console.ts';
import { Genre } from './enumerations.ts';
import { countryCode, flag, instant, labelled, optional, optionalLine } from './fields.ts';
import { get, id, nothing, pageOf, post } from './kit/endpoint.ts';
import { listQuery } from './lists.ts';
import { Medium } from './media.ts';
import { isCountryCode } from './territories.ts';
import { TerritoryRef } from './territoryFields.ts';
import { isWebUrl } from './webUrls.ts';

/** An avail names a seller without its country: ISO 3166 reserves ZZ for that, and staff must replace it before publication. */
const unknownCountry = 'ZZ';
const country = labelled(
  z.string().refine((code) => code === unknownCountry || isCountryCode(code), 'badCountry'),
  '国家/地区',
  'Country or region',
);

export const CompanyForm = z.object({
  zhName: maybe('公司名称（中文）', 'Company (Chinese)', 100),
  enName: maybe('公司名称（英文）', 'Company (English)', 200),
  kind: labelled(CompanyKind.schema, '机构类型', 'Kind of company').default('producer'),
  isSeller: labelled(z.boolean(), '国内展商（卖方）', 'Domestic exhibitor (sells)').default(false),
  isBuyer: labelled(z.boolean(), '海外客商（买方）', 'Overseas customer (buys)').default(false),
  country: country.default('CN'),
  zhCity: maybe('城市（中文）', 'City (Chinese)', 100),
  enCity: maybe('城市（英文）', 'City (English)', 100),
  foundedYear: labelled(z.int().min(1850).max(2100).nullable(), '成立年份', 'Founded').default(null),
  website: labelled(
    z
      .string()
      .trim()
      .max(300)
      .refine((v) => v === '' || isWebUrl(v), 'badWebAddress'),
    '网站',
    'Website',
  ).default(''),
  zhSells: maybe('主营内容（中文）', 'What it sells (Chinese)', 300),
  enSells: maybe('主营内容（英文）', 'What it sells (English)', 500),
  genres: labelled(z.array(Genre.schema).max(12), '擅长题材', 'Genres it makes').default([]),
  zhBuys: maybe('采购需求（中文）', 'What it looks for (Chinese)', 300),
  enBuys: maybe('采购需求（英文）', 'What it looks for (English)', 500),
  wantedGenres: labelled(z.array(Genre.schema).max(20), '想要的题材', 'Genres it wants').default([]),
  wantedMedia: labelled(z.array(Medium.schema).max(20), '用于媒体', 'Media it wants').default([]),
  wantedTerritories: labelled(z.array(TerritoryRef).max(80), '播出地区', 'Territories it wants').default([]),
  zhProfile: maybe('简介（中文）', 'Profile (Chinese)', 3000),
  enProfile: maybe('简介（英文）', 'Profile (English)', 5000),
  logoId: labelled(id.nullable(), '标志', 'Logo').default(null),
  displayId: labelled(id.nullable(), '展示图', 'Picture').default(null),
  recommended: labelled(z.int().min(0).max(1_000_000), '推荐值', 'Recommended').default(0),
  registrationNo: optionalLine('注册号', 'Registration number', 60),
  zhAddress: maybe('地址（中文）', 'Address (Chinese)', 300),
  enAddress: maybe('地址（英文）', 'Address (English)', 300),
  contactName: optionalLine('联系人', 'Contact person', 100),
  contactEmail: optional('email', '联系邮箱', 'Contact email'),
});
export type CompanyForm = z.output<typeof CompanyForm>;

export const consoleCompany = contentConsole('company', {
  form: CompanyForm,
  row: {
    kind: CompanyKind.schema,
    country: z.string(),
    zhCity: z.string().nullable(),
    enCity: z.string().nullable(),
    isSeller: z.boolean(),
    isBuyer: z.boolean(),
  },
  filters: {
    isSeller: flag.optional(),
    isBuyer: flag.optional(),
    kind: CompanyKind.schema.optional(),
    country: countryCode.optional(),
  },
});

const reader = { access: 'staff', roles: ['service'] } as const;
const ContactRow = z.object({
  id: z.int(),
  companyId: z.int(),
  zhCompany: z.string().nullable(),
  enCompany: z.string().nullable(),
  senderName: z.string(),
  topic: ContactTopic.schema,
  zhProgramme: z.string().nullable(),
  enProgramme: z.string().nullable(),
  /** The company had an address; otherwise staff pass it on. */
  sent: z.boolean(),
  handledAt: instant.nullable(),
  createdAt: instant,
});
export type ContactRow = z.output<typeof ContactRow>;
const ContactDetail = ContactRow.extend({
  message: z.string(),
  showsAddress: z.boolean(),
  senderEmail: z.string(),
  companyEmail: z.string().nullable(),
  programmeId: z.int().nullable(),
  handledBy: z.string().nullable(),
  note: z.string().nullable(),
});
export type ContactDetail = z.output<typeof ContactDetail>;

export const consoleContact = {
  list: get('/api/console/contact/list', {
    ...reader,
    summary: 'Contact requests to companies, newest first',
    audited: 'contact.list',
    reply: 'flat',
    input: listQuery(['createdAt']).extend({
      handled: flag.optional(),
      sent: flag.optional(),
      topic: ContactTopic.schema.optional(),
      companyId: id.optional(),
    }),
    output: pageOf(ContactRow),
  }),
  detail: get('/api/console/contact/detail', {
    ...reader,
    summary: 'One contact request with both addresses; the view is logged',
    audited: 'contact.view',
    input: z.object({ id }),
    output: ContactDetail,
  }),
  handle: post('/api/console/contact/handle', {
    ...reader,
    summary: 'Mark a contact request as handled, or open it again',
    input: z.object({
      id,
      handled: z.boolean(),
      note: labelled(z.string().trim().max(1000), '处理备注', 'Note').default(''),
    }),
    output: nothing,
  }),
};
