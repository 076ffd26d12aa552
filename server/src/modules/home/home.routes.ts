import { home } from '@pavilion/protocol/home.ts';
import { cached, implement } from '../../kit/implement.ts';
import { getIndexPage, homeTables } from './home.service.ts';

export const homeSlice = implement(home, {
  getIndexPage: cached(homeTables, getIndexPage),
});
