import { consoleTrailer } from '@pavilion/protocol/trailers.ts';
import { implement } from '../../kit/implement.ts';
import { approveTrailer, listTrailers, rejectTrailer, trailerDetail } from './trailers.service.ts';

export const consoleTrailerSlice = implement(consoleTrailer, {
  list: listTrailers,
  detail: trailerDetail,
  approve: approveTrailer,
  reject: rejectTrailer,
});
