import { z } from 'zod';
import { instant, labelled, optional, optionalLine } from './fields.ts';
import { defaultTimeZone } from './kit/businessDay.ts';
import { get, id, post } from './kit/endpoint.ts';
import { isTimeZone } from './kit/zones.ts';
import { isWebUrl } from './webUrls.ts';

const webAddress = (zh: string, en: string) =>
  labelled(
    z
      .string()
      .trim()
      .max(500)
      .refine((v) => v === '' || isWebUrl(v), 'badWebAddress')
      .default(''),
    zh,
    en,
  );
const telephone = labelled(
  z
    .string()
    .trim()
    .max(40)
    .refine((v) => v === '' || /^\+?\d[\d ()-]{2,}$/.test(v), 'badPhone')
    .default(''),
  '联系电话',
  'Telephone',
);
const popularWords = (zh: string, en: string) =>
  labelled(z.array(z.string().trim().min(1).max(40)).max(12).default([]), zh, en);

export const SocialLink = z.object({
  zhName: labelled(z.string().trim().min(1).max(40), '名称（中文）', 'Name (Chinese)'),
  enName: labelled(z.string().trim().min(1).max(40), '名称（英文）', 'Name (English)'),
  url: labelled(z.string().trim().max(500).refine(isWebUrl, 'badWebAddress'), '网址', 'Address'),
});
export type SocialLink = z.output<typeof SocialLink>;

/** The operator's public details. Each may be empty; pages leave out empty ones. */
export const SiteSettings = z.object({
  mailbox: optional('email', '联系邮箱', 'Email'),
  telephone,
  zhAddress: optionalLine('地址（中文）', 'Address (Chinese)', 200),
  enAddress: optionalLine('地址（英文）', 'Address (English)', 200),
  zhHours: optionalLine('办公时间（中文）', 'Office hours (Chinese)', 100),
  enHours: optionalLine('办公时间（英文）', 'Office hours (English)', 100),
  icpNumber: optionalLine('ICP 备案号', 'ICP filing number', 60),
  policeNumber: optionalLine('公安备案号', 'Public-security filing number', 60),
  audiovisualLicence: optionalLine('网络视听许可证号', 'Network audiovisual licence number', 60),
  zhCopyright: optionalLine('版权声明（中文）', 'Copyright line (Chinese)', 200),
  enCopyright: optionalLine('版权声明（英文）', 'Copyright line (English)', 200),
  mediaLibraryUrl: webAddress('媒资库网址', 'Media resource library'),
  androidUrl: webAddress('安卓应用下载地址', 'Android app'),
  iosUrl: webAddress('iOS 应用下载地址', 'iOS app'),
  social: labelled(z.array(SocialLink).max(8).default([]), '社交媒体', 'Social media'),
  zhPopularWords: popularWords('热门搜索词（中文）', 'Popular search words (Chinese)'),
  enPopularWords: popularWords('热门搜索词（英文）', 'Popular search words (English)'),
  /** The time zone that defines “today” for order numbers, terms, deadlines and printed dates. */
  timeZone: labelled(
    z.string().trim().max(60).refine(isTimeZone, 'badTimeZone').default(defaultTimeZone),
    '业务时区',
    'Business time zone',
  ),
  maxExclusiveHolds: labelled(
    z.int().min(1).max(1000).default(10),
    '每位买方未付款独家订单上限',
    'Unpaid exclusive orders of one buyer, at most',
  ),
  holdPauseHours: labelled(
    z.int().min(0).max(720).default(24),
    '取消后再次预留同一权利的间隔（小时）',
    'Hours before a buyer may hold cancelled rights again',
  ),
  ordersPerHour: labelled(
    z.int().min(1).max(100_000).default(60),
    '每位买方每小时下单次数上限',
    'Order attempts of one buyer an hour, at most',
  ),
});
export type SiteSettings = z.output<typeof SiteSettings>;

export const settings = {
  site: get('/api/settings/site', {
    summary: 'Contact, filing numbers, app and media library addresses, popular search words',
    access: 'public',
    output: SiteSettings,
  }),
};

const admin = { access: 'staff', roles: ['admin'] } as const;
export const consoleSettings = {
  detail: get('/api/console/settings/detail', {
    ...admin,
    summary: 'The site settings with their revision',
    output: z.object({
      settings: SiteSettings,
      revision: z.int(),
      editedBy: z.string().nullable(),
      editedAt: instant.nullable(),
    }),
  }),
  save: post('/api/console/settings/save', {
    ...admin,
    summary: 'Change the site settings; refused when somebody else has changed them meanwhile',
    input: z.object({ revision: id, settings: SiteSettings }),
    output: z.object({ revision: z.int() }),
  }),
};
