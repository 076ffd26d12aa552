import { consoleDictionary, dict } from '@pavilion/protocol/dictionary.ts';
import { cached, implement } from '../../kit/implement.ts';
import { listForDesk, orderItems, queryDictionary, saveItem } from './dictionary.service.ts';

export const dictionarySlice = implement(dict, {
  query: cached(['dictionary_items', 'programme_types', 'programmes', 'companies', 'licence_offers'], queryDictionary),
});
export const consoleDictionarySlice = implement(consoleDictionary, {
  list: listForDesk,
  save: saveItem,
  order: orderItems,
});
