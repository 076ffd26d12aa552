export const titles = {
  searchTitle: { zh: '搜索', en: 'Search' },
};
