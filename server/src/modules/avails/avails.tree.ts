// Puts series, seasons and volumes of one title into one tree of works, so that a right sold in one is taken in the others (decision
// 0033).
import type { WorkLevel } from '@pavilion/protocol/works.ts';
import { keyOfTitle, type PlannedWork, seasonal } from './avails.plan.ts';

export interface PlannedPart {
  parent: string;
  child: string;
  number: string | null;
}
export interface PlannedTree {
  /** The works of the workbook, and the containing works that it does not name; those have no offers. */
  works: PlannedWork[];
  parts: PlannedPart[];
}

export function levelOf({ work }: PlannedWork): WorkLevel {
  if (work.kind === 'movie' || work.kind === 'short') return 'standalone';
  return work.volume !== null ? 'volume' : work.season !== null ? 'season' : 'series';
}

/** The work that directly contains a season or volume. */
function wholeOf(part: PlannedWork): PlannedWork {
  const inSeason = part.work.volume !== null && part.work.season !== null;
  const season = inSeason ? part.work.season : null;
  const titleKey = inSeason ? `${part.work.seriesKey.slice(0, -2)}|${season}|` : part.work.seriesKey;
  const { zhTitle, enTitle } = part.work;
  return {
    ...part,
    key: keyOfTitle(titleKey),
    work: {
      ...part.work,
      kind: inSeason ? 'season' : 'series',
      season,
      volume: null,
      titleKey,
      episode: null,
      episodes: null,
      minutes: null,
      eidr: null,
      isan: null,
    },
    zhTitle: zhTitle && seasonal.zh({ title: zhTitle, season, volume: null }),
    enTitle: enTitle && seasonal.en({ title: enTitle, season, volume: null }),
    offers: [],
  };
}

/** Adds the missing containing works and links each work to the one that contains it. */
export function treeOf(planned: readonly PlannedWork[]): PlannedTree {
  const works = [...planned];
  const parts: PlannedPart[] = [];
  // Works added here get their own containing work in a later iteration.
  for (let at = 0; at < works.length; at += 1) {
    const child = works[at]!;
    const level = levelOf(child);
    if (level !== 'season' && level !== 'volume') continue;
    const whole = wholeOf(child);
    // Works of one title that only EIDRs distinguish may each be the container; both then share the part's rights.
    const parents = works.filter(({ work }) => work.titleKey === whole.work.titleKey);
    if (parents.length === 0) works.push(whole);
    for (const { key } of parents.length > 0 ? parents : [whole])
      parts.push({ parent: key, child: child.key, number: String(child.work.volume ?? child.work.season) });
  }
  return { works, parts };
}
