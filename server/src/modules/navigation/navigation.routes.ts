import { consoleNavigation, navigation } from '@pavilion/protocol/navigation.ts';
import { cached, implement } from '../../kit/implement.ts';
import { listForConsole, listNavigation, orderItems, removeItem, saveItem } from './navigation.service.ts';

export const navigationSlice = implement(navigation, {
  list: cached(['navigationItems'], listNavigation),
});
export const consoleNavigationSlice = implement(consoleNavigation, {
  list: listForConsole,
  save: saveItem,
  order: orderItems,
  remove: removeItem,
});
