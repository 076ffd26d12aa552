import { search } from '@pavilion/protocol/search.ts';
import { cached, implement } from '../../kit/implement.ts';
import { contentSources } from '../content/classes.service.ts';
import { listPopularWords, searchContent, suggest } from './search.service.ts';

/** What is withdrawn leaves the answers at once, although the index follows a moment later. */
const tables = [...new Set(['search_documents', 'search_tiers', ...contentSources.flatMap((source) => source.tables)])];

export const searchSlice = implement(search, {
  searchContent: cached(tables, searchContent),
  suggestions: cached(tables, suggest),
  popularWords: cached(tables, listPopularWords),
});
