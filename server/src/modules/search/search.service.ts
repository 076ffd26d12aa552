// Search: this is its one public file (README.md).
import { ContentClass, Genre } from '@pavilion/protocol/enumerations.ts';
import {
  MOST_RESULTS,
  type SearchCount,
  type SearchHit,
  type SearchPage,
  type Suggestion,
} from '@pavilion/protocol/search.ts';
import type { Ctx } from '../../kit/ctx.ts';
import { contentSources, listContentCards } from '../content/classes.service.ts';
import type { SearchText } from '../content/source.service.ts';
import { cut } from './fold.ts';
import { marksOf, snippetOf } from './marks.ts';
import {
  coveringOf,
  type ParsedQuery,
  type Plan,
  parseQuery,
  plansFor,
  plansForBeginning,
  plansForSome,
  plansForSound,
  plansForTitle,
} from './parseQuery.ts';
import { type Found, type Ranked, rank } from './ranking.ts';
import { findDocuments, findTitle, knownSpellings, listGenres, listSpellings } from './search.queries.ts';
import { isOneErrorApart } from './spelling.ts';
import { learnStems } from './stems.ts';

export { syllablesOf } from './chinese.ts';
export { keepIndex, rebuildIndex, refreshIndex, searchJobs } from './index.service.ts';

type Reader = Pick<Ctx, 'db'>;
/** How many of a class are fetched and ranked at once. */
const WINDOW = 60;
const allClasses = ContentClass.options.map(({ code }) => code);

async function asked({ db }: Reader, keyword: string): Promise<ParsedQuery> {
  await learnStems(
    db,
    cut(keyword).flatMap((piece) => (piece.han ? [] : [piece.text])),
  );
  return parseQuery(keyword);
}

interface Answer {
  question: ParsedQuery;
  plans: Plan[];
  found: Found[];
  /** The number in each class, counted up to one more than is shown. */
  totals: Map<number, number>;
  match: SearchPage['match'];
  /** The last word matched as the beginning of a word. */
  begun?: true;
  corrected: string | null;
}

/** Corrects the query: each unknown word is replaced by a known one that differs by one error. */
async function correct(ctx: Reader, keyword: string, question: ParsedQuery): Promise<string | null> {
  const long = question.words.filter(({ text, han }) => !han && /^[a-z]{4,}$/.test(text)).map(({ text }) => text);
  if (!long.length) return null;
  const known = await knownSpellings(ctx.db, long);
  let meant = keyword.toLowerCase();
  let changed = false;
  for (const word of long.filter((text) => !known.has(text)).slice(0, 3)) {
    const better = (await listSpellings(ctx.db, word, 60)).find((other) => isOneErrorApart(word, other));
    if (!better) continue;
    meant = meant.replace(word, better);
    changed = true;
  }
  return changed ? meant : null;
}

/** Returns the matches of all words; else those of a corrected query; else those of some words. */
async function find(ctx: Reader, keyword: string, wanted: number): Promise<Answer> {
  const question = await asked(ctx, keyword);
  const plans = plansFor(question);
  const most = MOST_RESULTS + 1;
  const attempt = async (question: ParsedQuery, plans: Plan[]) => ({
    question,
    plans,
    ...(await findDocuments(ctx.db, allClasses, plans, wanted, { covering: coveringOf(plans), most })),
  });
  // A query that is a whole title does not mean texts that happen to contain its words.
  const named = plansForTitle(question, plans);
  if (named) {
    const titles = await findTitle(ctx.db, allClasses, named, wanted, most);
    if (titles.found.length) return { question, plans: named.plans, ...titles, match: 'all', corrected: null };
  }
  const exact = await attempt(question, plans);
  if (exact.found.length) return { ...exact, match: 'all', corrected: null };
  const begun = await attempt(question, plansForBeginning(question));
  if (begun.found.length) return { ...begun, match: 'all', begun: true, corrected: null };
  const corrected = await correct(ctx, keyword, question);
  if (corrected) {
    const meant = await asked(ctx, corrected);
    const better = await attempt(meant, plansFor(meant));
    if (better.found.length) return { ...better, match: 'corrected', corrected };
  }
  const sounded = await attempt(question, plansForSound(question));
  if (sounded.found.length) return { ...sounded, match: 'all', corrected: null };
  return { ...(await attempt(question, plansForSome(question))), match: 'some', corrected: null };
}

const countsOf = ({ totals }: Answer): SearchCount[] =>
  allClasses.map((of) => ({
    class: of,
    total: Math.min(totals.get(of)!, MOST_RESULTS),
    more: totals.get(of)! > MOST_RESULTS,
  }));

type Item = Pick<Ranked, 'class' | 'id'>;
async function textsOf({ db }: Reader, items: readonly Item[]): Promise<Map<string, SearchText>> {
  const pages = await Promise.all(
    contentSources.map(async (source) => {
      const ids = items.filter((item) => item.class === source.class).map(({ id }) => id);
      const texts = ids.length ? await source.listTexts(db, { ids }) : [];
      return texts.map((text) => [`${source.class}-${text.id}`, text] as const);
    }),
  );
  return new Map(pages.flat());
}

/** Returns cards as published now, with the matches highlighted. */
async function hitsOf(ctx: Reader, { question, begun }: Answer, items: readonly Item[]): Promise<SearchHit[]> {
  const cards = await listContentCards(
    ctx.db,
    items.map((item) => ({ class: item.class as ContentClass, id: item.id })),
  );
  const marked = cards.map((card) => ({
    ...card,
    zhTitleMarks: marksOf(card.zhTitle ?? '', question, { sound: true, typing: begun }),
    enTitleMarks: marksOf(card.enTitle ?? '', question, { sound: true, typing: begun }),
    zhSnippet: null,
    enSnippet: null,
  }));
  const unsaid = marked.filter((card) => !isSaid(question, card));
  if (!unsaid.length) return marked;
  const texts = await textsOf(ctx, unsaid);
  return marked.map((card) => {
    const text = unsaid.includes(card) && texts.get(`${card.class}-${card.id}`);
    if (!text) return card;
    return { ...card, zhSnippet: around(text, question, 'zh'), enSnippet: around(text, question, 'en') };
  });
}
/** Returns whether the titles contain all the words, so that no snippet is needed. */
function isSaid(
  { words }: ParsedQuery,
  card: Pick<SearchHit, 'zhTitle' | 'enTitle' | 'zhTitleMarks' | 'enTitleMarks'>,
): boolean {
  if (!words.length) return true;
  if (!card.zhTitleMarks.length && !card.enTitleMarks.length) return false;
  return (
    words.length === 1 ||
    words.every((word) =>
      [card.zhTitle, card.enTitle].some((title) => marksOf(title ?? '', { words: [word] }, { sound: true }).length),
    )
  );
}
const around = (text: SearchText, question: ParsedQuery, language: 'zh' | 'en') =>
  snippetOf(text[`${language}Names`], question, language) ?? snippetOf(text[`${language}Body`], question, language);

export interface SearchQuery {
  keyword: string;
  class?: ContentClass | undefined;
  pageNum: number;
  pageSize: number;
}
export async function searchContent(ctx: Reader, query: SearchQuery): Promise<SearchPage> {
  const end = query.pageNum * query.pageSize;
  const start = end - query.pageSize;
  const isBeyond = start >= MOST_RESULTS;
  const wanted = WINDOW * Math.ceil((isBeyond ? 1 : Math.min(end, MOST_RESULTS)) / WINDOW);
  const answer = await find(ctx, query.keyword, wanted);
  const { question, plans, found, match, corrected } = answer;
  const own = query.class === undefined ? found : found.filter((it) => it.class === query.class);
  const page = isBeyond ? [] : rank(question, plans, own, WINDOW).slice(start, Math.min(end, MOST_RESULTS));
  const rows = await hitsOf(ctx, answer, page);
  const counts = countsOf(answer);
  const shown = counts.filter((count) => query.class === undefined || count.class === query.class);
  const total = shown.reduce((sum, count) => sum + count.total, 0);
  return {
    rows,
    total: Math.min(total, MOST_RESULTS),
    more: total > MOST_RESULTS || shown.some((count) => count.more),
    counts,
    match,
    corrected,
  };
}

const MOST_SUGGESTIONS = 8;
export async function suggest(ctx: Reader, { keyword }: { keyword: string }): Promise<Suggestion[]> {
  const question = await asked(ctx, keyword);
  if (!question.words.length) return [];
  const plans = [
    ...plansFor(question).filter(({ way }) => way === 'exactTitle' || way === 'phrase' || way === 'title'),
    ...plansForBeginning(question),
  ];
  const { found } = await findDocuments(ctx.db, allClasses, plans, 3 * MOST_SUGGESTIONS);
  const best = rank(question, plans, found, WINDOW).slice(0, MOST_SUGGESTIONS);
  const cards = await listContentCards(
    ctx.db,
    best.map((item) => ({ class: item.class as ContentClass, id: item.id })),
  );
  return cards.map(({ class: of, id, zhTitle, enTitle }) => ({
    class: of,
    id,
    zhTitle,
    enTitle,
    zhTitleMarks: marksOf(zhTitle ?? '', question, { sound: true, typing: true }),
    enTitleMarks: marksOf(enTitle ?? '', question, { sound: true, typing: true }),
  }));
}

const MOST_TITLES = 6;
const MOST_GENRES = 6;
/** Returns popular words from what is visited and recommended; users’ own searches are neither stored nor shown (decision 0026). */
export async function listPopularWords(ctx: Reader): Promise<{ zh: string; en: string }[]> {
  const question = parseQuery('');
  const { found } = await findDocuments(ctx.db, [ContentClass.programme], plansFor(question), 40);
  const cards = await listContentCards(
    ctx.db,
    found.slice(0, 2 * MOST_TITLES).map(({ id }) => ({ class: ContentClass.programme, id })),
  );
  const titles = cards
    .flatMap(({ zhTitle, enTitle }) => (zhTitle && enTitle ? [{ zh: zhTitle, en: enTitle }] : []))
    .slice(0, MOST_TITLES);
  const names = await listGenres(
    ctx.db,
    found.map(({ id }) => id),
    MOST_GENRES,
  );
  const genres = names
    .flatMap((name) => Genre.options.filter((option) => option.name === name))
    .map(({ zh, en }) => ({ zh, en }));
  return titles.flatMap((title, i) => [title, ...genres.slice(i, i + 1)]).concat(genres.slice(titles.length));
}
