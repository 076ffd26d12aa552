import { titles } from './search.titles.ts';

export const text = {
  ...titles,
  box: { zh: '搜索节目、节展、资讯、活动与公司', en: 'Search programmes, exhibitions, news, activities and companies' },
  placeholder: { zh: '片名、人名、公司、题材、年份', en: 'Titles, people, companies, genres, years' },
  go: { zh: '搜索', en: 'Search' },
  clear: { zh: '清空', en: 'Clear' },
  suggestions: { zh: '搜索建议', en: 'Suggestions' },
  recentTitle: { zh: '最近搜索', en: 'Your searches' },
  recentLead: { zh: '仅保存在这台设备上', en: 'Kept on this device only' },
  forgetAll: { zh: '全部清除', en: 'Clear all' },
  forget: { zh: (words: string) => `删除“${words}”`, en: (words: string) => `Remove “${words}”` },
  wordsTitle: { zh: '大家在找', en: 'Popular searches' },
  popularTitle: { zh: '热门内容', en: 'Popular now' },
  classes: { zh: '类别', en: 'Result categories' },
  all: { zh: '全部', en: 'All' },
  atLeast: { zh: (count: string) => `${count}+`, en: (count: string) => `${count}+` },
  found: { zh: (count: string) => `找到 ${count} 项`, en: (count: string) => `${count} found` },
  corrected: {
    zh: (meant: string, typed: string) => `没有“${typed}”，以下是“${meant}”的结果`,
    en: (meant: string, typed: string) => `Nothing for “${typed}”; showing “${meant}”`,
  },
  some: {
    zh: '没有同时包含所有词的内容，以下内容包含其中一部分',
    en: 'No result has all of these words; these have some of them',
  },
  nothingTitle: { zh: (words: string) => `没有找到“${words}”`, en: (words: string) => `Nothing found for “${words}”` },
  nothingHelp: {
    zh: '试试更短的词、片名中的任意两个字、拼音或首字母，也可以换成英文。',
    en: 'Try fewer or shorter words, part of a title, pinyin, or the other language.',
  },
  nothingInClass: {
    zh: '这一类别中没有，其他类别中有结果。',
    en: 'Nothing in this category; there are results in others.',
  },
  showAll: { zh: '查看全部类别', en: 'Show all categories' },
  browse: { zh: '浏览全部节目', en: 'Browse all programmes' },
};
