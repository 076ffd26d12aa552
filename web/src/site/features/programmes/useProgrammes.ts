import { programSale } from '@pavilion/protocol/programmes.ts';
import { useApi } from '../../../lib/api.ts';
import type { ListFilter } from './listAddress.ts';

/** Whole rows at seven, six and three to a row (spec §9). */
export const pageSize = 42;

/** One page of what the filter finds; every part of the list asks the same question and is answered once. */
export const useProgrammes = (filter: ListFilter, pageNum: number, size = pageSize) =>
  useApi(programSale.list, { ...filter, pageNum, pageSize: size }, { keep: true });
