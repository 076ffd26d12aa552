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
  // The same text twice is one toast. More than three would hide the page.
  toasts.set((now) => [...now.filter((t) => t.words !== words || t.kind !== kind).slice(-2), { id, kind, words }]);
  setTimeout(() => dismissToast(id), ms);
  return id;
}
/** Shows a short message, which screen readers announce; errors interrupt. */
export const toast = {
  info: (words: string) => show('info', words, readableMs(words)),
  success: (words: string) => show('success', words, readableMs(words)),
  error: (words: string) => show('error', words, readableMs(words)),
};

/** Shows a loading toast after a short delay, for at most ten seconds (spec §9). Call the result to end it. */
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
