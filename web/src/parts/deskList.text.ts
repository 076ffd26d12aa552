export const text = {
  search: { zh: '搜索', en: 'Search' },
  all: { zh: '全部', en: 'All' },
} as const;
