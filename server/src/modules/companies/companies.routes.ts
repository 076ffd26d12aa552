import { consoleSeller } from '@pavilion/protocol/programmesDesk.ts';
import { implement } from '../../kit/implement.ts';
import { getSellerForDesk, listSellersForDesk, saveSeller } from './companies.service.ts';

export const consoleSellerSlice = implement(consoleSeller, {
  list: listSellersForDesk,
  detail: getSellerForDesk,
  save: saveSeller,
});
