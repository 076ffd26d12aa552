import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { HeroSlide } from '@pavilion/protocol/home.ts';
import type { Locale } from '@pavilion/protocol/kit/text.ts';
import type { Picture } from '@pavilion/protocol/pictures.ts';
import type { FastifyBaseLogger } from 'fastify';
import { type HomeShell, heroArt, renderHomeShell } from '../../../../web/src/site/shell.ts';
import type { BaseCtx } from '../../kit/ctx.ts';
import type { ResponseCache } from '../../kit/responseCache.ts';
import { getIndexPage, homeTables } from '../home/home.service.ts';
import { listNavigation } from '../navigation/navigation.service.ts';
import { getSiteSettings } from '../settings/settings.service.ts';
import { contentSecurityPolicy } from './csp.ts';
import { createGlimpses } from './glimpse.service.ts';

const REMADE_MS = 300_000;
const brotli = promisify(brotliCompress);

const frameTables = ['navigation_items', 'site_settings'];
async function frameOf(ctx: BaseCtx): Promise<HomeShell['frame']> {
  const [header, { mediaLibraryUrl, androidUrl, iosUrl }] = await Promise.all([
    listNavigation(ctx, { place: 'header' }),
    getSiteSettings(ctx),
  ]);
  const lines = header.map(({ id, zhTitle, enTitle, type, url }) => ({ id, zhTitle, enTitle, type, url }));
  return { header: lines, mediaLibraryUrl, app: Boolean(androidUrl || iosUrl) };
}

export interface Shell {
  html: Buffer;
  brotli: Buffer;
  etag: string;
  csp: string;
}

/**
 * The home shell in each language: made once, kept until a table of the home page changes. Several askers of a shell that
 * is being made share the work.
 */
export function createShells(
  ctx: BaseCtx,
  cache: Pick<ResponseCache, 'stateOf'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  template: string,
  early: object,
) {
  const kept = new Map<Locale, { state: string; shell: Promise<Shell> }>();
  const glimpse = createGlimpses(ctx);
  async function glimpsesOf(stage: HeroSlide | undefined): Promise<HomeShell['glimpses']> {
    const { wide, tall } = stage ? heroArt(stage) : {};
    // Without them the stage waits for its picture; whoever keeps the files reads why.
    const look = (picture: Picture) =>
      glimpse(picture).catch((error: Error) => {
        log.warn({ picture: picture.id, reason: error.message }, 'no glimpse of the first picture');
        return '';
      });
    return { wide: wide ? await look(wide) : '', tall: tall ? await look(tall) : '' };
  }
  async function make(locale: Locale): Promise<Shell> {
    const [home, frame] = await Promise.all([getIndexPage(ctx), frameOf(ctx)]);
    const glimpses = await glimpsesOf(home.hero[0]);
    const page = renderHomeShell({ template, locale, home, frame, early, glimpses });
    const html = Buffer.from(page);
    return {
      html,
      brotli: await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      csp: contentSecurityPolicy(page),
    };
  }
  return (locale: Locale): Promise<Shell> => {
    // Festivals open and banners end by the clock alone.
    const state = `${cache.stateOf([...homeTables, ...frameTables])}@${Math.floor(ctx.now().getTime() / REMADE_MS)}`;
    const known = kept.get(locale);
    if (known?.state === state) return known.shell;
    const shell = make(locale);
    kept.set(locale, { state, shell });
    shell.catch(() => kept.delete(locale)); // the next asker tries again; this one is told
    return shell;
  };
}
