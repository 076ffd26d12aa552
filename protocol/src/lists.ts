import { z } from 'zod';
import { keyword } from './fields.ts';
import { pageQuery } from './kit/endpoint.ts';

/** What every list of the console takes: search words, sorting by one of `sorts` (the first by default), paging. */
export const listQuery = <const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) =>
  pageQuery.extend({
    keyword,
    sort: z.enum(sorts).default(sorts[0]),
    order: z.enum(['asc', 'desc']).default('desc'),
  });
