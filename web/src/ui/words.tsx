import { createContext, use } from 'react';

/** The few texts that `ui` needs itself. The app provides them in the reader's language. */
export interface UiWords {
  close: string;
  /** The words of the button that tries again. */
  retry: (error: unknown) => string;
  empty: string;
  failed: string;
  loading: string;
  previous: string;
  next: string;
  required: string;
  choose: string;
  pageOf: (page: string, pages: string) => string;
  rowsInAll: (n: string) => string;
  errorWords: (error: unknown) => string;
}
const Words = createContext<UiWords | null>(null);
export const UiWordsProvider = Words.Provider;
export function useUiWords(): UiWords {
  const words = use(Words);
  if (!words) throw new Error('web/ui needs <UiWordsProvider> above it');
  return words;
}
