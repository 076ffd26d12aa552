import { consoleNavigation, navigation } from '@pavilion/protocol/navigation.ts';
import { cached, implement } from '../../kit/implement.ts';
import { listForDesk, listNavigation, orderItems, removeItem, saveItem } from './navigation.service.ts';

export const navigationSlice = implement(navigation, {
  list: cached(['navigation_items'], listNavigation),
});
export const consoleNavigationSlice = implement(consoleNavigation, {
  list: listForDesk,
  save: saveItem,
  order: orderItems,
  remove: removeItem,
});
