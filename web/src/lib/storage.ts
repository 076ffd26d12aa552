// The only module that uses localStorage and cookies. A browser may refuse storage (private windows); it then reads as empty.

/** Keys of spec §3, and ours. The console keeps its own session beside the visitor's. */
export type StorageKey =
  | 'token'
  | 'isAuthenticated'
  | 'userInfo'
  | 'homePage'
  | 'homeSidebar'
  | 'locale'
  | 'statusBarHeight'
  | 'searchHistory'
  | `console.${string}`
  | `draft.${string}`;

function attempt<T>(use: (storage: Storage) => T, otherwise: T): T {
  if (!('document' in globalThis)) return otherwise; // a render on the server
  try {
    return use(localStorage);
  } catch {
    return otherwise;
  }
}
export const readText = (key: StorageKey): string | null => attempt((s) => s.getItem(key), null);
export const writeText = (key: StorageKey, value: string): void => attempt((s) => s.setItem(key, value), undefined);
export const remove = (key: StorageKey): void => attempt((s) => s.removeItem(key), undefined);

/** What was stored under the key, or undefined when absent or not JSON; the caller checks its shape. */
export function readJson(key: StorageKey): unknown {
  const text = readText(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
/**
 * Reads data that an earlier visit stored, if the same build wrote it: another build's data may have another shape.
 * `build` is the reading module's `import.meta.url`, which carries a fingerprint of its build.
 */
export function readKept<T>(key: StorageKey, build: string): Partial<T> {
  const found = readJson(key) as { build?: unknown; kept?: T } | null | undefined;
  return found?.build === build && typeof found.kept === 'object' ? { ...found.kept } : {};
}
export const writeKept = <T>(key: StorageKey, build: string, kept: T): void => writeJson(key, { build, kept });

export const writeJson = (key: StorageKey, value: unknown): void => writeText(key, JSON.stringify(value));

/** Lifetime in days (spec §9). */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the CookieStore API is younger than our browser floor
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${secure}`;
}
export const removeCookie = (name: string): void => writeCookie(name, '', 0);
