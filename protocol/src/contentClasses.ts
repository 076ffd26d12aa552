import { codes } from './kit/codes.ts';
import type { Text } from './kit/text.ts';

/** A content class: everything that the product knows of it without its slice. */
export interface ContentClassRow extends Text {
  code: number;
  /** One item of the class, in sentences of the console. */
  one: Text;
  /** The page of an item; its `id` is a search param. */
  screen: `/${string}`;
  /** The segment of shared links: `/s/programme/12`. */
  word: string;
  /** The type of schema.org for an item. */
  schemaOrg: 'TVSeries' | 'Event' | 'NewsArticle' | 'Organization' | 'DigitalDocument';
  /** Users keep items as favourites, and their visits are recorded. */
  personal: boolean;
}
/** One row for each class; codes 1 to 6 are those of spec §3. Search, sitemap, shared links, favourites and the audit log read them. */
const rows = {
  programme: {
    code: 1,
    zh: '节目',
    en: 'Programmes',
    one: { zh: '节目', en: 'Programme' },
    screen: '/details',
    word: 'programme',
    schemaOrg: 'TVSeries',
    personal: true,
  },
  exhibition: {
    code: 2,
    zh: '节展',
    en: 'Exhibitions',
    one: { zh: '节展', en: 'Exhibition' },
    screen: '/exhibitionDetails',
    word: 'exhibition',
    schemaOrg: 'Event',
    personal: true,
  },
  news: {
    code: 3,
    zh: '资讯',
    en: 'News',
    one: { zh: '资讯', en: 'News' },
    screen: '/informationDetails',
    word: 'news',
    schemaOrg: 'NewsArticle',
    personal: true,
  },
  activity: {
    code: 4,
    zh: '活动',
    en: 'Activities',
    one: { zh: '活动', en: 'Activity' },
    screen: '/activityDetails',
    word: 'activity',
    schemaOrg: 'Event',
    personal: true,
  },
  domesticExhibitor: {
    code: 5,
    zh: '国内展商',
    en: 'Domestic exhibitors',
    one: { zh: '国内展商', en: 'Domestic exhibitor' },
    screen: '/exhibitorDetails',
    word: 'seller',
    schemaOrg: 'Organization',
    personal: true,
  },
  overseasCustomer: {
    code: 6,
    zh: '海外客商',
    en: 'Overseas customers',
    one: { zh: '海外客商', en: 'Overseas customer' },
    screen: '/overseasDetails',
    word: 'buyer',
    schemaOrg: 'Organization',
    personal: true,
  },
  download: {
    code: 7,
    zh: '资料下载',
    en: 'Downloads',
    one: { zh: '下载资料', en: 'Download' },
    screen: '/downloads',
    word: 'download',
    schemaOrg: 'DigitalDocument',
    personal: false,
  },
} as const satisfies Record<string, ContentClassRow>;

export const ContentClass = codes(rows);
export type ContentClass = (typeof rows)[keyof typeof rows]['code'];

const byCode = new Map<ContentClass, ContentClassRow>(Object.values(rows).map((row) => [row.code, row]));
export const contentClassOf = (of: ContentClass): ContentClassRow => byCode.get(of)!;
/** The name of one item by the name of its class: `{ programme: { zh: '节目', en: 'Programme' } }`. */
export const namesOfOne: Readonly<Record<string, Text>> = Object.fromEntries(
  Object.entries(rows).map(([name, { one }]) => [name, one]),
);

/** The classes of favourites and visits. */
export const personalClasses: readonly ContentClass[] = Object.values(rows)
  .filter((row) => row.personal)
  .map(({ code }) => code);

/** The screen of an item of this class: `<Link to={screenOf(card.class)} search={{ id: card.id }}>`. */
type ContentScreen = (typeof rows)[keyof typeof rows]['screen'];
const screens = new Map<ContentClass, ContentScreen>(Object.values(rows).map((row) => [row.code, row.screen]));
export const screenOf = (of: ContentClass): ContentScreen => screens.get(of)!;
/** Returns the URL to share: a page that crawlers read and that redirects people to the screen. */
export const shareUrl = (of: ContentClass, id: number): `/s/${string}` => `/s/${contentClassOf(of).word}/${id}`;
/** The class that a shared link names. */
export const classOfWord = (word: string): ContentClass | undefined =>
  Object.values(rows).find((row) => row.word === word)?.code;
/** Competition entries are no content class; their links are shared all the same. */
export const entryWord = 'entry';
export const shareEntryUrl = (id: number): `/s/${string}` => `/s/${entryWord}/${id}`;
/** The segments of all shared links. */
export const shareWords: readonly string[] = [...Object.values(rows).map(({ word }) => word), entryWord];
