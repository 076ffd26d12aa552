import { search } from '@pavilion/protocol/search.ts';
import { cached, implement } from '../../kit/implement.ts';
import type { TableName } from '../../kit/responseCache.ts';
import { contentSources } from '../content/classes.service.ts';
import { listPopularWords, searchContent, suggest } from './search.service.ts';

/** Withdrawn items leave the results at once, although the index follows a moment later. */
const tables = [
  ...new Set<TableName>(['searchDocuments', 'searchTiers', ...contentSources.flatMap((source) => source.tables)]),
];

export const searchSlice = implement(search, {
  searchContent: cached(tables, searchContent),
  suggestions: cached(tables, suggest),
  popularWords: cached(tables, listPopularWords),
});
