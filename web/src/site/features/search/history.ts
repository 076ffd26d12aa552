// The reader's own searches, stored on this device only; the server stores none.
import { readJson, remove, writeJson } from '../../../lib/storage.ts';
import { createStore, useStore } from '../../../lib/store.ts';

const MOST_KEPT = 12;
const kept = readJson('searchHistory');
const isSearch = (item: unknown): item is string => typeof item === 'string' && item !== '' && item.length <= 100;
const history = createStore<string[]>(Array.isArray(kept) ? kept.filter(isSearch).slice(0, MOST_KEPT) : []);

function keep(words: string[]) {
  history.set(words);
  if (words.length) writeJson('searchHistory', words);
  else remove('searchHistory');
}
export const useHistory = (): string[] => useStore(history);
export function remember(words: string): void {
  const own = words.trim();
  if (own) keep([own, ...history.get().filter((old) => old !== own)].slice(0, MOST_KEPT));
}
export const forget = (words: string): void => keep(history.get().filter((old) => old !== words));
export const forgetAll = (): void => keep([]);
