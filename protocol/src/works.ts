// Works form a tree (decision 0033): what the levels are called and how a part is named.
import { type CodeOf, labelledEnum } from './kit/codes.ts';
import type { Text } from './kit/text.ts';

export const WorkLevel = labelledEnum({
  standalone: { zh: '单部作品', en: 'Single work' },
  collection: { zh: '合集', en: 'Collection' },
  series: { zh: '全剧', en: 'Series' },
  season: { zh: '季', en: 'Season' },
  volume: { zh: '卷', en: 'Volume' },
  episode: { zh: '单集', en: 'Episode' },
});
export type WorkLevel = CodeOf<typeof WorkLevel>;

const holds: Readonly<Record<WorkLevel, readonly WorkLevel[]>> = {
  collection: WorkLevel.names,
  series: ['season', 'volume', 'episode'],
  season: ['volume', 'episode'],
  volume: ['episode'],
  episode: [],
  standalone: [],
};
/** Whether a work of level `parent` may contain one of level `child`. The database checks the same. */
export const levelHolds = (parent: WorkLevel, child: WorkLevel): boolean => holds[parent].includes(child);

/** A work as a sentence names it: its level, its number in what it belongs to, and its titles. */
export interface NamedWork {
  level: WorkLevel;
  /** As the seller writes it; null where it has none. */
  number: string | null;
  zhTitle: string | null;
  enTitle: string | null;
}

export const WorkRelation = labelledEnum({
  whole: { zh: '所属整体', en: 'Contains this work' },
  part: { zh: '组成部分', en: 'Part of this work' },
  overlap: { zh: '内容重叠', en: 'Shares content' },
});
export type WorkRelation = CodeOf<typeof WorkRelation>;

const counted: Readonly<Partial<Record<WorkLevel, (number: string) => Text>>> = {
  season: (n) => ({ zh: `第 ${n} 季`, en: `Season ${n}` }),
  volume: (n) => ({ zh: `第 ${n} 卷`, en: `Volume ${n}` }),
  episode: (n) => ({ zh: `第 ${n} 集`, en: `Episode ${n}` }),
};
/** “Season 1”, “Series”: the level with its number, without the title. */
export function levelLabel({ level, number }: Pick<NamedWork, 'level' | 'number'>): Text {
  return (number !== null ? counted[level]?.(number) : undefined) ?? WorkLevel.label(level);
}

/** “Season 1 “Lantern Street””, 第 1 季《灯街》; the title alone for a single work. */
export function workLabel(work: NamedWork): Text {
  const zhTitle = work.zhTitle ?? work.enTitle;
  const enTitle = work.enTitle ?? work.zhTitle;
  const level = levelLabel(work);
  const named = work.level !== 'standalone';
  return {
    zh: zhTitle === null ? level.zh : `${named ? level.zh : ''}《${zhTitle}》`,
    en: enTitle === null ? level.en : `${named ? `${level.en} ` : ''}“${enTitle}”`,
  };
}

/**
 * Which part a contract licenses: the work's own level and number, then what it belongs to from the inside out; null for
 * a work by itself. Collections are left out: they group works and name none.
 */
export function partLabel(work: NamedWork, within: readonly NamedWork[]): Text | null {
  const around = within.filter(({ level }) => level !== 'collection').reverse();
  if (around.length === 0 && (work.level === 'standalone' || work.level === 'series')) return null;
  const own = levelLabel(work);
  return {
    zh: [...around.map((one) => workLabel(one).zh).reverse(), own.zh].join(' · '),
    en: [own.en, ...around.map((one) => workLabel(one).en)].join(' of '),
  };
}

/** The label of the row that shows `partLabel`. */
export const partLicensed: Text = { zh: '授权作品范围', en: 'Part licensed' };

/** How the licence of another work conflicts with this one. */
export const blockedBy: Record<WorkRelation, Text<[string]>> = {
  whole: { zh: (work) => `随${work}整体授权`, en: (work) => `Licensed with the whole of ${work}` },
  part: { zh: (work) => `其中的${work}已授权`, en: (work) => `Its part ${work} is licensed` },
  overlap: { zh: (work) => `与${work}内容重叠`, en: (work) => `Shares content with ${work}, which is licensed` },
};

/** Why two programmes may be one work. */
export const DuplicateReason = labelledEnum({
  eidr: { zh: 'EIDR 相同', en: 'Same EIDR' },
  isan: { zh: 'ISAN 相同', en: 'Same ISAN' },
  alid: { zh: 'ALID 相同', en: 'Same ALID' },
  title: { zh: '片名相同', en: 'Same title' },
  spelling: { zh: '片名拼写相近', en: 'Similar spelling' },
  otherSeller: { zh: '卖方不同', en: 'Another seller' },
});
export type DuplicateReason = CodeOf<typeof DuplicateReason>;
