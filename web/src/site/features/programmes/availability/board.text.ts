import { plural } from '@pavilion/protocol/kit/text.ts';
export const text = {
  title: { zh: '权利状态表', en: 'Availability' },
  lead: {
    zh: '默认选中方案内全部空闲的权利，点选单元格即可增减。',
    en: 'Your licence starts with everything that is free under the offer. Pick cells to change it.',
  },
  start: { zh: '起始日', en: 'Start' },
  years: { zh: '年限', en: 'Duration' },
  yearsValue: { zh: (n: number) => `${n} 年`, en: (n: number) => plural(n, '1 year', `${n} years`) },
  sentence: {
    zh: (medium: string, free: string, all: string) => `${medium}在 ${all} 个可售国家/地区中有 ${free} 个空闲`,
    en: (medium: string, free: string, all: string) =>
      `${medium} is free in ${free} of ${all} ${plural(all, 'territory', 'territories')} offered`,
  },
  sentenceAll: {
    zh: (medium: string, all: string) => `${medium}在全部 ${all} 个可售国家/地区均空闲`,
    en: (medium: string, all: string) =>
      `${medium} is free in ${plural(all, 'the one territory', `all ${all} territories`)} offered`,
  },
  sentenceOne: {
    zh: (medium: string, place: string) => `${medium}在${place}空闲`,
    en: (medium: string, place: string) => `${medium} is free in ${place}`,
  },
  sentenceNone: {
    zh: (medium: string) => `${medium}在该期限内没有空闲的国家/地区`,
    en: (medium: string) => `${medium} is not free in any territory for this term`,
  },
  notOffered: {
    zh: (n: string) => `另有 ${n} 个国家/地区未开放授权。`,
    en: (n: string) =>
      plural(n, 'One other country or region is not offered.', `${n} other countries and regions are not offered.`),
  },
  legend: { zh: '图例', en: 'Legend' },
  picked: { zh: '在您的授权中', en: 'In your licence' },
  expandAll: { zh: '全部展开', en: 'Expand all regions' },
  collapseAll: { zh: '全部收起', en: 'Collapse all regions' },
  reset: { zh: '选择全部空闲权利', en: 'Select all that is free' },
  add: { zh: '加入授权', en: 'Add to the licence' },
  takeOut: { zh: '移出授权', en: 'Remove from the licence' },
  addFree: {
    zh: (n: string) => `加入 ${n} 个空闲地区`,
    en: (n: string) => plural(n, 'Add the free one', `Add the ${n} that are free`),
  },
  startFrom: { zh: (day: string) => `改从 ${day} 起`, en: (day: string) => `Start on ${day}` },
  clickToAdd: { zh: '点击加入授权', en: 'Click to add it to the licence' },
  clickToTakeOut: { zh: '点击移出授权', en: 'Click to remove it from the licence' },
  medium: { zh: '授权媒体', en: 'Medium' },
  cellLabel: {
    zh: (place: string, medium: string, state: string) => `${place}，${medium}：${state}`,
    en: (place: string, medium: string, state: string) => `${place}, ${medium}: ${state}`,
  },
  switched: { zh: (name: string) => `已切换到方案“${name}”`, en: (name: string) => `Now under the offer “${name}”` },
};
