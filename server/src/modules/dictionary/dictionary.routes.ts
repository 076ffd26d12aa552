import { consoleDictionary, dict } from '@pavilion/protocol/dictionary.ts';
import { cached, implement } from '../../kit/implement.ts';
import { listForConsole, orderItems, queryDictionary, saveItem } from './dictionary.service.ts';

export const dictionarySlice = implement(dict, {
  query: cached(['dictionaryItems', 'programmeTypes', 'programmes', 'companies', 'licenceOffers'], queryDictionary),
});
export const consoleDictionarySlice = implement(consoleDictionary, {
  list: listForConsole,
  save: saveItem,
  order: orderItems,
});
