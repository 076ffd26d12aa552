import type { CellState } from '@pavilion/protocol/rights.ts';

export const text = {
  some: { zh: '部分空闲', en: 'Partly free' },
  until: { zh: (day: string) => `占用至 ${day}`, en: (day: string) => `Taken until ${day}` },
  untilOpen: { zh: '占用无截止日期', en: 'Taken without an end date' },
  nextFree: { zh: (day: string) => `最早可自 ${day} 起`, en: (day: string) => `Free again from ${day}` },
  noNextFree: { zh: '暂无可预期的空闲日期', en: 'No free date is known yet' },
  elsewhere: { zh: '南极洲', en: 'Antarctica' },
  freeOf: {
    zh: (free: string, all: string) => `${all} 个中 ${free} 个空闲`,
    en: (free: string, all: string) => `${free} of ${all} free`,
  },
};

/** The colour of a state; its shape and word say the same. */
export const stateTone: Record<CellState | 'some', string> = {
  free: 'text-mint',
  some: 'text-mint',
  held: 'text-sky',
  sold: 'text-rose',
  notOffered: 'text-fg-3',
};
