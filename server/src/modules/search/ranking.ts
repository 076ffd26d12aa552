// Ranks matches: by where the words occur, how exactly, and then by the document's own score.
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import type { ParsedQuery, Plan, Way } from './parseQuery.ts';
import { stemOf } from './stems.ts';

export interface Found {
  class: number;
  id: number;
  /** Index of the plan that found it. */
  plan: number;
  score: number;
  /** Folded, with spaces between parts. */
  zhTitle: string;
  enTitle: string;
}
export interface Ranked extends Found {
  worth: number;
}

const worths: Record<Way, number> = {
  exactTitle: 100,
  category: 84,
  phrase: 82,
  title: 76,
  titleOrNames: 50,
  anywhere: 28,
};
/** A match by pinyin counts less. */
const SOUND = 4;
const PROGRAMME = 4;
const BEGINS = 5;
const CLOSE = 6;
const IN_TITLE = 12;

/** Folded titles have spaces between scripts; a phrase is compared without them. */
const closed = (title: string) => (title.includes(' ') ? title.replaceAll(' ', '') : title);

function titleWorth(question: ParsedQuery, title: string): number {
  if (!title) return 0;
  const all = closed(title);
  const at = all.indexOf(question.whole);
  if (at < 0) return 0;
  const begins = at === 0 || (at <= 3 && all.slice(0, at) === /^(the|an?) /.exec(title)?.[1]);
  return (begins ? BEGINS : 0) + (CLOSE * question.whole.length) / all.length;
}
function shareInTitle({ words }: ParsedQuery, zhTitle: string, enTitle: string): number {
  const en = ` ${enTitle} ${zhTitle}`;
  const met = words.filter(({ text, han }) => (han ? zhTitle.includes(text) : en.includes(` ${stemOf(text) ?? text}`)));
  return met.length / Math.max(words.length, 1);
}

export function worthOf(question: ParsedQuery, plan: Plan, it: Found): number {
  const base = worths[plan.way] * plan.share - (plan.sound ? SOUND : 0);
  const title = Math.max(titleWorth(question, it.zhTitle), titleWorth(question, it.enTitle));
  const inTitle =
    plan.way === 'titleOrNames' || plan.way === 'anywhere'
      ? IN_TITLE * shareInTitle(question, it.zhTitle, it.enTitle)
      : 0;
  return base + title + inTitle + (it.class === ContentClass.programme ? PROGRAMME : 0) + it.score * 0.8;
}

/**
 * Returns all matches, best first. A class's documents are ranked within windows of `width` in the order they were found, so that a later
 * page, for which more is fetched, does not reorder earlier ones.
 */
export function rank(question: ParsedQuery, plans: readonly Plan[], found: readonly Found[], width: number): Ranked[] {
  const places = new Map<number, number>();
  const ranked = found.map((it) => {
    const place = places.get(it.class) ?? 0;
    places.set(it.class, place + 1);
    return { ...it, window: Math.floor(place / width), worth: worthOf(question, plans[it.plan]!, it) };
  });
  return ranked.sort((a, b) => a.window - b.window || b.worth - a.worth || a.class - b.class || b.id - a.id);
}
