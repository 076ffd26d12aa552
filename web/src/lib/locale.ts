import { type Locale, localeOf, locales, say, type Text } from '@pavilion/protocol/kit/text.ts';
import { useCallback } from 'react';
import { readText, writeCookie, writeText } from './storage.ts';
import { createStore, useStore } from './store.ts';

const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** The stored choice, else the browser's language, else English (spec §1). */
function firstLocale(): Locale {
  const kept = readText('locale');
  return isLocale(kept) ? kept : localeOf(navigator.languages?.[0] ?? navigator.language);
}

const store = createStore<Locale>(firstLocale());
export const currentLocale = store.get;
export const useLocale = (): Locale => useStore(store);

/** Changes the language for this visit and the next; by the cookie the server selects the language of the page. */
export function setLocale(locale: Locale): void {
  writeText('locale', locale);
  writeCookie('locale', locale, 365);
  document.documentElement.lang = locale;
  store.set(locale);
}
/** Sets the language of a render on the server, which has no storage and no document. */
export const setRenderedLocale = (locale: Locale): void => store.set(locale);
/** Marks the page with the language it starts in. */
export function applyLocale(): void {
  document.documentElement.lang = store.get();
}

export const languages: readonly { text: string; short: string; value: Locale }[] = [
  { text: '简体中文', short: '中文', value: 'zh-CN' },
  { text: 'English', short: 'EN', value: 'en-US' },
];

export type Say = <Args extends unknown[]>(text: Text<Args>, ...args: Args) => string;
/** `const say = useSay(); say(text.title)` returns a text in the chosen language and re-renders after a switch. */
export function useSay(): Say {
  const locale = useLocale();
  return useCallback((text, ...args) => say(text, locale, ...args), [locale]);
}
/** Returns a text outside components: for toasts and confirm dialogs. */
export const sayNow: Say = (text, ...args) => say(text, store.get(), ...args);
