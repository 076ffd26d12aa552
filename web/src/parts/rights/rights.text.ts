import { plural } from '@pavilion/protocol/kit/text.ts';
import type { CellState } from '@pavilion/protocol/rights.ts';

export const text = {
  some: { zh: '部分空闲', en: 'Partly free' },
  until: { zh: (day: string) => `占用至 ${day}`, en: (day: string) => `Taken until ${day}` },
  untilOpen: { zh: '长期占用，无截止日期', en: 'Taken without an end date' },
  nextFree: { zh: (day: string) => `最早 ${day} 起可授权`, en: (day: string) => `Free again from ${day}` },
  noNextFree: { zh: '何时空闲尚未确定', en: 'No free date is known yet' },
  elsewhere: { zh: '南极洲', en: 'Antarctica' },
  freeOf: {
    zh: (free: string, all: string) => `${all} 个中 ${free} 个空闲`,
    en: (free: string, all: string) => `${free} of ${all} free`,
  },
  // Basis of a total.
  packagePrice: { zh: '整套方案价，只取其中一部分的，价格不变', en: 'Package price; the same for a part of it' },
  territoryPrice: {
    zh: (price: string, n: string) => `每个国家/地区 ${price}，共 ${n} 个`,
    en: (price: string, n: string) => plural(n, `${price} for one territory`, `${price} for each of ${n} territories`),
  },
  weightedPrice: {
    zh: (price: string) => `按媒体与地区权重计价，整套方案为 ${price}`,
    en: (price: string) => `Priced by medium and territory; the whole package is ${price}`,
  },
};

/** The colour of a state; its shape and text have the same meaning. */
export const stateTone: Record<CellState | 'some', string> = {
  free: 'text-mint',
  some: 'text-mint',
  held: 'text-sky',
  sold: 'text-rose',
  notOffered: 'text-fg-3',
};
