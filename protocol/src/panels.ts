import { z } from 'zod';
import { contentConsole, maybe } from './content.console.ts';
import { instant, labelled, whenRight } from './fields.ts';
import { type CodeOf, labelledEnum } from './kit/codes.ts';
import { get, id } from './kit/endpoint.ts';
import { Picture } from './pictures.ts';
import { isWebUrl } from './webUrls.ts';

/** The pages that have a panel of banners. */
export const PagePanel = labelledEnum({
  home: { zh: '首页', en: 'Home' },
  program: { zh: '节目', en: 'Programmes' },
  exhibition: { zh: '云上节展', en: 'Festivals' },
  activity: { zh: '活动论坛', en: 'Activities' },
  information: { zh: '资讯', en: 'News' },
  competition: { zh: '短视频大赛', en: 'Competition' },
});
export type PagePanel = CodeOf<typeof PagePanel>;

export const BannerLink = labelledEnum({
  none: { zh: '不跳转', en: 'No link' },
  programme: { zh: '节目', en: 'A programme' },
  page: { zh: '站内页面', en: 'A page of this site' },
  url: { zh: '外部链接', en: 'An external link' },
});
export type BannerLink = CodeOf<typeof BannerLink>;

export const Banner = z.object({
  id: z.int(),
  zhTitle: z.string().nullable(),
  enTitle: z.string().nullable(),
  zhSubtitle: z.string().nullable(),
  enSubtitle: z.string().nullable(),
  /** 1920 × 1080, and 900 × 1296 for phones. */
  wide: Picture.nullable(),
  tall: Picture.nullable(),
  /** The focal point, in per cent: `object-position`. */
  focusX: z.int(),
  focusY: z.int(),
  linkKind: BannerLink.schema,
  programmeId: z.int().nullable(),
  /** A hash route (`/exhibition`) or an external address; null where the banner leads nowhere. */
  url: z.string().nullable(),
});
export type Banner = z.output<typeof Banner>;

export const appPagePanel = {
  getPagePanelBanner: get('/api/appPagePanel/getPagePanelBanner/:pagePanelCode', {
    summary: 'The banners that a page shows now, in order',
    access: 'public',
    input: z.object({ pagePanelCode: PagePanel.schema }),
    output: z.array(Banner),
  }),
};

const percent = (zh: string, en: string) =>
  labelled(z.coerce.number<number>().int().min(0).max(100).default(50), zh, en);
const picture = (zh: string, en: string) => labelled(id.nullable().default(null), zh, en);
const moment = (zh: string, en: string) => labelled(instant.nullable().default(null), zh, en);

export const BannerForm = z
  .object({
    panelCode: labelled(PagePanel.schema.default('home'), '页面', 'Page'),
    zhTitle: maybe('标题（中文）', 'Title (Chinese)', 80),
    enTitle: maybe('标题（英文）', 'Title (English)', 120),
    zhSubtitle: maybe('副标题（中文）', 'Subtitle (Chinese)', 160),
    enSubtitle: maybe('副标题（英文）', 'Subtitle (English)', 240),
    wideId: picture('横版图片 1920×1080', 'Picture, wide 1920×1080'),
    tallId: picture('竖版图片 900×1296', 'Picture, tall 900×1296'),
    focusX: percent('焦点：左起 %', 'Focal point: % from the left'),
    focusY: percent('焦点：上起 %', 'Focal point: % from the top'),
    linkKind: labelled(BannerLink.schema.default('none'), '跳转', 'Leads to'),
    programmeId: labelled(id.nullable().default(null), '节目编号', 'Programme number'),
    path: maybe('站内路径', 'Path on this site', 300).refine(
      (v) => v === null || /^\/(?!\/)[\w/?=&%.-]*$/.test(v),
      'badNavigationUrl',
    ),
    url: maybe('外部网址', 'External link', 500).refine((v) => v === null || isWebUrl(v), 'badWebAddress'),
    position: labelled(z.coerce.number<number>().int().min(0).max(9999).default(100), '排序', 'Order'),
    startsAt: moment('开始展示', 'Shown from'),
    endsAt: moment('结束展示', 'Shown until'),
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || new Date(startsAt) < new Date(endsAt), {
    path: ['endsAt'],
    message: 'endsBeforeStart',
    when: whenRight('startsAt', 'endsAt'),
  });
export type BannerForm = z.output<typeof BannerForm>;

export const consoleBanner = contentConsole('banner', {
  form: BannerForm,
  row: {
    panelCode: PagePanel.schema,
    position: z.int(),
    startsAt: instant.nullable(),
    endsAt: instant.nullable(),
  },
  filters: { panelCode: PagePanel.schema.optional() },
});
