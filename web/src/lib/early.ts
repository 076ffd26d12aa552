/** Answers that the page's inline script has asked for (site/early.ts), by language, token and address. */
declare global {
  interface Window {
    early?: Record<string, Promise<Response> | undefined>;
  }
}
/** Later, what was asked with the page is old. */
const FRESH_MS = 20_000;

/** The answer that is under way since the page came, once; undefined where there is none or it failed: ask again. */
export async function takeEarly(locale: string, token: string | null, url: string): Promise<Response | undefined> {
  const key = [locale, token ?? '', url].join(' ');
  const answer = window.early?.[key];
  if (!answer) return undefined;
  delete window.early![key];
  return performance.now() < FRESH_MS ? answer.catch(() => undefined) : undefined;
}
