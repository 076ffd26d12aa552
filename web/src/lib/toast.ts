import { limits } from '@pavilion/protocol/limits.ts';
import { createStore } from './store.ts';

export interface Toast {
  id: number;
  kind: 'info' | 'success' | 'error' | 'loading';
  words: string;
}
/** Long enough to read (ui.md): 4 s at least, 60 ms a character. The specification's 500 ms is the least. */
const readableMs = (words: string) => Math.max(4_000, limits.errorToastMs, words.length * 60);

export const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

export const dismissToast = (id: number): void => toasts.set((now) => now.filter((t) => t.id !== id));

function show(kind: Toast['kind'], words: string, ms: number): number {
  if (!words) return 0;
  lastId += 1;
  const id = lastId;
  // The same words twice are one toast; a pile of more than three hides the page.
  toasts.set((now) => [...now.filter((t) => t.words !== words || t.kind !== kind).slice(-2), { id, kind, words }]);
  setTimeout(() => dismissToast(id), ms);
  return id;
}
/** Tells something in passing; screen readers hear it too. Errors are heard at once. */
export const toast = {
  info: (words: string) => show('info', words, readableMs(words)),
  success: (words: string) => show('success', words, readableMs(words)),
  error: (words: string) => show('error', words, readableMs(words)),
};

/** A loading toast that shows only when the wait is felt, and at most ten seconds (spec §9). Call the result to end it. */
export function loadingToast(words: string, delayMs = 400): () => void {
  let id = 0;
  const timer = setTimeout(() => {
    id = show('loading', words, limits.loadingToastMs);
  }, delayMs);
  return () => {
    clearTimeout(timer);
    if (id) dismissToast(id);
  };
}
