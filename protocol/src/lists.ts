import { z } from 'zod';
import { keyword } from './fields.ts';
import { pageQuery } from './kit/endpoint.ts';

/** What every list of the console takes: search words, sorting by one of `sorts` (the first by default), paging. */
export const listQuery = <const S extends readonly [string, ...string[]]>(sorts: S) =>
  pageQuery.extend({
    keyword,
    sort: z.enum(sorts).default(sorts[0] as never),
    order: z.enum(['asc', 'desc']).default('desc'),
  });
