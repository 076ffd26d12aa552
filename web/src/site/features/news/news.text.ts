import { titles } from './news.titles.ts';

export const text = {
  ...titles,
  lead: {
    zh: '版权交易、市场与节展：发生了什么，意味着什么。',
    en: 'Rights, markets and festivals: what happened, and what it means for a deal.',
  },
  categories: { zh: '资讯分类', en: 'Categories of news' },
  all: { zh: '全部', en: 'All' },
  industry: { zh: '行业动态', en: 'Industry News' },
  research: { zh: '深度研究', en: 'Depth Research' },
  none: { zh: '这里还没有资讯', en: 'No news here yet' },
  noneFor: { zh: (words: string) => `没有与“${words}”相符的资讯`, en: (words: string) => `No news about “${words}”` },
  showAll: { zh: '查看全部资讯', en: 'All news' },
  about: { zh: (words: string) => `与“${words}”相符`, en: (words: string) => `About “${words}”` },
  more: { zh: '继续加载…', en: 'Loading more…' },
  end: { zh: '已经到底了', en: 'End of list' },
  popularHeading: { zh: '阅读最多', en: 'Most read' },
  relatedHeading: { zh: '相关资讯', en: 'Related' },
  picksHeading: { zh: '编辑推荐', en: 'Editors’ picks' },
  beside: { zh: '更多资讯', en: 'More news' },
  gone: { zh: '这篇资讯不存在，或已撤下。', en: 'This article does not exist or was taken down.' },
  previewing: {
    zh: '预览：这是草稿，访客尚看不到。',
    en: 'Preview: this is the draft, which visitors cannot see yet.',
  },
  source: { zh: (name: string) => `来源：${name}`, en: (name: string) => `Source: ${name}` },
  otherLanguageOnly: {
    zh: '本文暂无中文版，以下为英文原文。',
    en: 'There is no English version yet; this is the Chinese original.',
  },
  attachmentsHeading: { zh: '附件下载', en: 'Downloads' },
  newer: { zh: '上一篇', en: 'Newer' },
  older: { zh: '下一篇', en: 'Older' },
  neighbours: { zh: '前后文章', en: 'Articles before and after' },
} as const;
