import { programSale } from '@pavilion/protocol/programmes.ts';
import { useApi } from '../../../lib/api.ts';
import type { ListFilter } from './listParams.ts';

/** Whole rows of seven, six and three (spec §9). */
export const pageSize = 42;

/** Loads one page of the filter's results; all parts of the list share one request. */
export const useProgrammes = (filter: ListFilter, pageNum: number, size = pageSize) =>
  useApi(programSale.list, { ...filter, pageNum, pageSize: size }, { keep: true });
