export const text = {
  search: { zh: '搜索', en: 'Search' },
  all: { zh: '全部', en: 'All' },
  filters: { zh: '筛选与排序', en: 'Filter and sort' },
  filtersSet: { zh: (n: string) => `筛选与排序（已选 ${n} 项）`, en: (n: string) => `Filter and sort (${n} set)` },
  order: { zh: '排序', en: 'Order' },
  falling: { zh: (what: string) => `${what}，降序`, en: (what: string) => `${what}, descending` },
  rising: { zh: (what: string) => `${what}，升序`, en: (what: string) => `${what}, ascending` },
} as const;
