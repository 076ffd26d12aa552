import { plural } from '@pavilion/protocol/kit/text.ts';

export const text = {
  lead: {
    zh: '节展的宣传册、目录、展位图、表格和新闻资料，可直接下载。',
    en: 'Brochures, catalogues, floor plans, forms and press material of the fair, ready to download.',
  },
  categories: { zh: '资料分类', en: 'Categories of downloads' },
  all: { zh: '全部', en: 'All' },
  keyword: { zh: '搜索资料', en: 'Search downloads' },
  exhibition: { zh: '节展', en: 'Exhibition' },
  anyExhibition: { zh: '全部节展', en: 'All exhibitions' },
  count: {
    zh: (n: string) => `共 ${n} 份资料`,
    en: (n: string) => plural(n, '1 download', `${n} downloads`),
  },
  none: { zh: '这里还没有资料', en: 'There are no downloads yet' },
  nothing: { zh: '没有符合条件的资料', en: 'No downloads match these filters' },
  gone: { zh: '这份资料不存在，或已撤下。', en: 'This download does not exist or was withdrawn.' },
  clear: { zh: '清除筛选', en: 'Clear filters' },
  showAll: { zh: '查看全部资料', en: 'All downloads' },
  download: { zh: '下载', en: 'Download' },
} as const;
