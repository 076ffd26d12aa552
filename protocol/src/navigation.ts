import { z } from 'zod';
import { labelled, line } from './fields.ts';
import { type CodeOf, codes, labelledEnum } from './kit/codes.ts';
import { get, id, nothing, post } from './kit/endpoint.ts';
import { isWebUrl } from './webUrls.ts';

/** Spec §2: 1 language switch, 2 internal route, 99 external link. */
export const NavigationType = codes({
  route: { code: 2, zh: '站内页面', en: 'Page of this site' },
  external: { code: 99, zh: '外部链接', en: 'External link' },
  language: { code: 1, zh: '语言切换', en: 'Language switch' },
});
export type NavigationType = CodeOf<typeof NavigationType>;

export const NavigationPlace = labelledEnum({
  header: { zh: '页眉', en: 'Header' },
  sidebar: { zh: '侧边菜单', en: 'Side menu' },
  footerPlatform: { zh: '页脚：平台', en: 'Footer: Platform' },
  footerServices: { zh: '页脚：服务', en: 'Footer: Services' },
});
export type NavigationPlace = CodeOf<typeof NavigationPlace>;

/** Spec §3, with its place. */
export const NavigationItem = z.object({
  id: z.int(),
  zhTitle: z.string(),
  enTitle: z.string(),
  type: NavigationType.schema,
  url: z.string(),
  place: NavigationPlace.schema,
});
export type NavigationItem = z.output<typeof NavigationItem>;
const ConsoleNavigationItem = NavigationItem.extend({ hidden: z.boolean() });
export type ConsoleNavigationItem = z.output<typeof ConsoleNavigationItem>;

/** A screen of this site: a path, never another server (`//host`) or a scheme. */
const isRoute = (url: string) => /^\/(?!\/)[\w/?=&%.-]*$/.test(url);
const fits = ({ type, url }: { type: NavigationType; url: string }) =>
  type === NavigationType.language ? url === '' : type === NavigationType.route ? isRoute(url) : isWebUrl(url);

export const navigation = {
  list: get('/api/navigation/list', {
    summary: 'What the header, the side menu and the footer lead to, in order',
    access: 'public',
    input: z.object({ place: NavigationPlace.schema.optional() }),
    output: z.array(NavigationItem),
  }),
};

const editor = { access: 'staff', roles: ['editor'] } as const;
const place = labelled(NavigationPlace.schema, '位置', 'Place');
export const consoleNavigation = {
  list: get('/api/console/navigation/list', {
    ...editor,
    summary: 'All navigation items, hidden ones too',
    output: z.array(ConsoleNavigationItem),
  }),
  save: post('/api/console/navigation/save', {
    ...editor,
    summary: 'Make or change an item; a new one comes last',
    input: z
      .object({
        id: id.optional(),
        place,
        zhTitle: line('中文名称', 'Chinese title', 40),
        enTitle: line('英文名称', 'English title', 60),
        type: labelled(NavigationType.schema, '类型', 'Kind'),
        url: labelled(z.string().trim().max(500).default(''), '链接', 'Leads to'),
        hidden: labelled(z.boolean().default(false), '隐藏', 'Hidden'),
      })
      .refine(fits, { path: ['url'], message: 'badNavigationUrl' }),
    output: z.object({ id: z.int() }),
  }),
  order: post('/api/console/navigation/order', {
    ...editor,
    summary: 'Put the items of one place in order',
    input: z.object({ place, ids: z.array(id).min(1).max(100) }),
    output: nothing,
  }),
  remove: post('/api/console/navigation/remove', {
    ...editor,
    summary: 'Take an item away',
    input: z.object({ id }),
    output: nothing,
  }),
};
