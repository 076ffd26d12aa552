import type { Locale } from '@pavilion/protocol/kit/text.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import type { FrameData, SiteRenderer } from '@pavilion/protocol/siteRenderer.ts';
import type { FastifyInstance } from 'fastify';

/** The number of rendered screens that are kept. One has some 20 KB. */
const KEPT_SCREENS = 300;
/** The time (ms) after which a screen is rendered again: what is open or over changes by the clock alone. */
const RENDERED_AGAIN_MS = 300_000;

interface Wanted {
  /** Path and search params of a page: `/details?id=7`. */
  path: string;
  locale: Locale;
  isNarrow: boolean;
  timeZone: string;
}
/**
 * Returns a function that renders the first screen of a page from the responses to its first reads, as a visitor sees it. It returns undefined if
 * the page has no first reads, or if one of them fails: the browser then draws the page itself. The reads go through the server's own endpoints, so
 * they are checked, cached and counted like those of a browser. A screen is rendered once
 * for the same responses within five minutes.
 */
export function createFirstScreens(
  app: Pick<FastifyInstance, 'inject' | 'log'>,
  renderer: SiteRenderer,
  getFrame: () => Promise<FrameData>,
  now: () => Date,
) {
  const kept = new Map<string, { version: string; html: string }>();

  async function read(url: string, locale: Locale) {
    const response = await app.inject({
      url,
      headers: {
        accept: 'application/json',
        'accept-language': locale,
        language: String(limits.languageHeader),
        'tenant-id': String(limits.tenantId),
      },
    });
    const body: unknown = response.statusCode === 200 ? response.json() : undefined;
    return { url, body, version: String(response.headers.etag ?? response.body) };
  }

  return async function renderFirstScreen({ path, locale, isNarrow, timeZone }: Wanted): Promise<string | undefined> {
    const urls = renderer.readsOf(path, isNarrow);
    if (!urls) return undefined;
    const [frame, ...reads] = await Promise.all([getFrame(), ...urls.map((url) => read(url, locale))]);
    if (reads.some(({ body }) => (body as { code?: unknown } | undefined)?.code !== 200)) return undefined;
    const key = `${locale} ${isNarrow} ${timeZone} ${path}`;
    const period = Math.floor(now().getTime() / RENDERED_AGAIN_MS);
    const version = [period, JSON.stringify(frame), ...reads.map((one) => one.version)].join(' ');
    const known = kept.get(key);
    kept.delete(key);
    const html =
      known?.version === version
        ? known.html
        : await renderer
            .renderScreen({
              path,
              locale,
              isNarrow,
              timeZone,
              frame,
              responses: Object.fromEntries(reads.map(({ url, body }) => [url, body])),
            })
            .catch((error: Error) => {
              app.log.error(error, `the first screen of ${path} could not be rendered`);
              return undefined;
            });
    if (!html) return undefined;
    kept.set(key, { version, html });
    const [oldest] = kept.keys();
    if (kept.size > KEPT_SCREENS && oldest !== undefined) kept.delete(oldest);
    return html;
  };
}
