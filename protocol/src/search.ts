import { z } from 'zod';
import { ContentCard } from './contentCards.ts';
import { ContentClass } from './enumerations.ts';
import { keyword, labelled } from './fields.ts';
import { labelledEnum } from './kit/codes.ts';
import { get, pageOf, pageQuery } from './kit/endpoint.ts';

/** Results are counted and paged up to this number; `more` means that there are others. */
export const MOST_RESULTS = 500;

/** Start and end of matches in a text, in UTF-16 units. */
const Marks = z.array(z.tuple([z.int(), z.int()]));
export type Marks = z.output<typeof Marks>;
const Snippet = z.object({ words: z.string(), marks: Marks });
export type Snippet = z.output<typeof Snippet>;

export const SearchHit = ContentCard.extend({
  zhTitleMarks: Marks,
  enTitleMarks: Marks,
  /** Matches outside of the title; null if the title has all the words. */
  zhSnippet: Snippet.nullable(),
  enSnippet: Snippet.nullable(),
});
export type SearchHit = z.output<typeof SearchHit>;

/** What the results have of the words: all of them, all after a typing error was put right, or only some. */
export const SearchMatch = labelledEnum({
  all: { zh: '全部匹配', en: 'All words' },
  corrected: { zh: '已更正拼写', en: 'Spelling corrected' },
  some: { zh: '部分匹配', en: 'Some words' },
});

const SearchCount = z.object({ class: ContentClass.schema, total: z.int(), more: z.boolean() });
export type SearchCount = z.output<typeof SearchCount>;

export const SearchPage = pageOf(SearchHit).extend({
  /** Of every class, also if one class was requested. */
  counts: z.array(SearchCount),
  /** `total` is where counting ended, not all there is. */
  more: z.boolean(),
  match: SearchMatch.schema,
  /** The words that were looked for instead. */
  corrected: z.string().nullable(),
});
export type SearchPage = z.output<typeof SearchPage>;

export const Suggestion = z.object({
  class: ContentClass.schema,
  id: z.int(),
  zhTitle: z.string().nullable(),
  enTitle: z.string().nullable(),
  zhTitleMarks: Marks,
  enTitleMarks: Marks,
});
export type Suggestion = z.output<typeof Suggestion>;

export const search = {
  searchContent: get('/api/index/searchContent', {
    summary: 'Search in all six content classes; without words, what is popular',
    access: 'public',
    reply: 'flat',
    input: pageQuery.extend({ keyword, class: labelled(ContentClass.schema, '类别', 'Class').optional() }),
    output: SearchPage,
  }),
  suggestions: get('/api/index/suggestions', {
    summary: 'Titles that begin with or hold what is being typed',
    access: 'public',
    input: z.object({ keyword }),
    output: z.array(Suggestion),
  }),
  popularWords: get('/api/index/popularWords', {
    summary: 'Words to begin a search with',
    access: 'public',
    output: z.array(z.object({ zh: z.string(), en: z.string() })),
  }),
};
