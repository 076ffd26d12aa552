/** Answers that the page's inline script has asked for (site/early.ts), by language, token and address. */
declare global {
  interface Window {
    early?: Record<string, (Promise<Response> & { said?: unknown }) | undefined>;
  }
}
const keyOf = (locale: string, token: string | null, url: string) => [locale, token ?? '', url].join(' ');
/** Later, what was asked with the page is old. */
const FRESH_MS = 20_000;

/** The answer that is under way since the page came, once; undefined where there is none or it failed: ask again. */
export async function takeEarly(locale: string, token: string | null, url: string): Promise<Response | undefined> {
  const key = keyOf(locale, token, url);
  const answer = window.early?.[key];
  if (!answer) return undefined;
  delete window.early![key];
  return performance.now() < FRESH_MS ? answer.catch(() => undefined) : undefined;
}

/** The same, where it has come already, so that a page's first drawing has it; undefined where it has not, or it is a refusal. */
export function saidEarly(locale: string, token: string | null, url: string): unknown {
  const key = keyOf(locale, token, url);
  const said = window.early?.[key]?.said as { code?: unknown } | undefined;
  if (said?.code !== 200 || performance.now() >= FRESH_MS) return undefined;
  delete window.early![key];
  return said;
}
