/** Responses that the page's inline script has requested (site/rendering/inlineScript.ts), by language, token and URL. */
declare global {
  interface Window {
    prefetched?: Record<string, (Promise<Response> & { said?: unknown }) | undefined>;
  }
}
const keyOf = (locale: string, token: string | null, url: string) => [locale, token ?? '', url].join(' ');
/** The maximum age (ms) of a prefetched response. */
const FRESH_MS = 20_000;

/** Takes the prefetched response, once. Undefined if there is none or it failed; the caller then sends the request. */
export async function takePrefetched(locale: string, token: string | null, url: string): Promise<Response | undefined> {
  const key = keyOf(locale, token, url);
  const answer = window.prefetched?.[key];
  if (!answer) return undefined;
  delete window.prefetched![key];
  return performance.now() < FRESH_MS ? answer.catch(() => undefined) : undefined;
}

/** The responses of a render on the server, by URL. */
let rendered: Record<string, unknown> | undefined;
export const setRenderedResponses = (responses: Record<string, unknown>): void => {
  rendered = responses;
};

/** Takes the prefetched response if it has arrived, for a page's first render. Undefined if it has not, or if it is an error. */
export function readPrefetched(locale: string, token: string | null, url: string): unknown {
  if (rendered) return rendered[url];
  const key = keyOf(locale, token, url);
  const said = window.prefetched?.[key]?.said as { code?: unknown } | undefined;
  if (said?.code !== 200 || performance.now() >= FRESH_MS) return undefined;
  delete window.prefetched![key];
  return said;
}
