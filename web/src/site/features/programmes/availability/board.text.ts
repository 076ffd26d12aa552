export const text = {
  title: { zh: '权利空闲表', en: 'Availability' },
  lead: {
    zh: '您的授权先包含方案中全部空闲的权利；点选单元格，即可自行组合。',
    en: 'Your licence begins with all that is free under the offer. Pick cells to make it your own.',
  },
  start: { zh: '起始日', en: 'Start' },
  years: { zh: '年限', en: 'Duration' },
  yearsValue: { zh: (n: number) => `${n} 年`, en: (n: number) => (n === 1 ? '1 year' : `${n} years`) },
  sentence: {
    zh: (medium: string, free: string, all: string) => `${medium}在 ${all} 个可售国家/地区中有 ${free} 个空闲`,
    en: (medium: string, free: string, all: string) => `${medium} is free in ${free} of ${all} territories offered`,
  },
  sentenceAll: {
    zh: (medium: string, all: string) => `${medium}在全部 ${all} 个可售国家/地区均空闲`,
    en: (medium: string, all: string) => `${medium} is free in every one of ${all} territories offered`,
  },
  sentenceOne: {
    zh: (medium: string, place: string) => `${medium}在${place}空闲`,
    en: (medium: string, place: string) => `${medium} is free in ${place}`,
  },
  sentenceNone: {
    zh: (medium: string) => `${medium}在该期限内没有空闲的国家/地区`,
    en: (medium: string) => `${medium} is free nowhere for this term`,
  },
  notOffered: {
    zh: (n: string) => `另有 ${n} 个国家/地区未开放授权。`,
    en: (n: string) =>
      n === '1' ? 'One other country or region is not offered.' : `${n} other countries and regions are not offered.`,
  },
  legend: { zh: '图例', en: 'Legend' },
  picked: { zh: '在您的授权中', en: 'In your licence' },
  expandAll: { zh: '全部展开', en: 'Open all regions' },
  collapseAll: { zh: '全部收起', en: 'Close all regions' },
  reset: { zh: '改为全部空闲', en: 'Take all that is free' },
  add: { zh: '加入授权', en: 'Add to the licence' },
  takeOut: { zh: '移出授权', en: 'Take out of the licence' },
  addFree: {
    zh: (n: string) => `加入 ${n} 个空闲地区`,
    en: (n: string) => (n === '1' ? 'Add the free one' : `Add the ${n} that are free`),
  },
  startFrom: { zh: (day: string) => `改从 ${day} 起`, en: (day: string) => `Start on ${day}` },
  clickToAdd: { zh: '点击加入授权', en: 'Click to add it to the licence' },
  clickToTakeOut: { zh: '点击移出授权', en: 'Click to take it out of the licence' },
  medium: { zh: '授权媒体', en: 'Medium' },
  cellLabel: {
    zh: (place: string, medium: string, told: string) => `${place}，${medium}：${told}`,
    en: (place: string, medium: string, told: string) => `${place}, ${medium}: ${told}`,
  },
  switched: { zh: (name: string) => `已切换到方案“${name}”`, en: (name: string) => `Now under the offer “${name}”` },
};
