import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { HomePage } from '@pavilion/protocol/home.ts';
import type { Locale } from '@pavilion/protocol/kit/text.ts';
import type { Picture } from '@pavilion/protocol/pictures.ts';
import type { FrameData, HeroPlaceholders } from '@pavilion/protocol/siteRenderer.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { BaseCtx } from '../../kit/ctx.ts';
import type { ResponseCache } from '../../kit/responseCache.ts';
import { getIndexPage, homeTables } from '../home/home.service.ts';
import { contentSecurityPolicy } from './csp.ts';
import { frameTables } from './frame.service.ts';
import { createPlaceholders } from './placeholder.service.ts';
import type { BuiltSite } from './renderer.service.ts';

const REMADE_MS = 300_000;
const brotli = promisify(brotliCompress);

/** The page at `/` in one language. */
export interface HomeDocument {
  html: Buffer;
  brotli: Buffer;
  etag: string;
  csp: string;
}

/**
 * Returns a function that renders the page at `/`. It is rendered once for each language and kept until a table of the home page or of the
 * header changes. Requests that arrive meanwhile wait for the same rendering.
 */
export function createHomeDocuments(
  ctx: BaseCtx,
  cache: Pick<ResponseCache, 'stateOf'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  { renderer, prefetches, template }: BuiltSite,
  getFrame: () => Promise<FrameData>,
) {
  const kept = new Map<Locale, { state: string; rendered: Promise<HomeDocument> }>();
  const placeholder = createPlaceholders(ctx);
  async function placeholdersOf(home: HomePage): Promise<HeroPlaceholders> {
    const { wide, tall } = renderer.heroPictures(home);
    // Without placeholders the first slide waits for its picture; the log tells the operator why.
    const make = (picture: Picture) =>
      placeholder(picture).catch((error: Error) => {
        log.warn({ picture: picture.id, reason: error.message }, 'no placeholder of the first picture');
        return '';
      });
    return { wide: wide ? await make(wide) : '', tall: tall ? await make(tall) : '' };
  }
  async function render(locale: Locale): Promise<HomeDocument> {
    const [home, frame] = await Promise.all([getIndexPage(ctx), getFrame()]);
    const placeholders = await placeholdersOf(home);
    const screens = await renderer.renderHome({ locale, home, frame, placeholders }).catch((error: Error) => {
      log.error(error, 'the first screen of the home page could not be rendered');
      return { home: '', header: '' };
    });
    const page = renderer.fillDocument({ template, locale, home, frame, prefetches, screens });
    const html = Buffer.from(page);
    return {
      html,
      brotli: await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      csp: contentSecurityPolicy(page),
    };
  }
  return (locale: Locale): Promise<HomeDocument> => {
    // Festivals open and banners end by the clock alone.
    const state = `${cache.stateOf([...homeTables, ...frameTables])}@${Math.floor(ctx.now().getTime() / REMADE_MS)}`;
    const known = kept.get(locale);
    if (known?.state === state) return known.rendered;
    const rendered = render(locale);
    kept.set(locale, { state, rendered });
    rendered.catch(() => kept.delete(locale)); // the next request renders again; this one fails
    return rendered;
  };
}
