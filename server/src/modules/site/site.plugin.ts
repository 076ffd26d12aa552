import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@pavilion/protocol/errors.ts';
import { locales } from '@pavilion/protocol/kit/text.ts';
import { isTimeZone } from '@pavilion/protocol/kit/zones.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BaseCtx } from '../../kit/ctx.ts';
import type { ResponseCache } from '../../kit/responseCache.ts';
import { chosenLocale } from './chosenLocale.ts';
import { contentSecurityPolicy } from './csp.ts';
import { createFirstScreens } from './firstScreen.service.ts';
import { createFrame } from './frame.service.ts';
import { createHomeDocuments } from './homeDocument.service.ts';
import { manifestOf } from './manifest.ts';
import { dist, loadBuiltSite } from './renderer.service.ts';
import { sharedPlugin } from './shared.plugin.ts';

/** How long after the start the first page is made. */
const WARM_MS = 300;
/** The longest URL of a page (characters) whose first screen is rendered. */
const LONGEST_PATH = 500;

/** Built pages are read once; a page that is not built says so instead of pretending. */
function page(name: string): { html: string; csp: string } | undefined {
  const file = join(dist, name);
  if (!existsSync(file)) return undefined;
  const html = readFileSync(file, 'utf8');
  return { html, csp: contentSecurityPolicy(html) };
}

/** The site at `/` in the visitor's language, its first screens, the console at `/console/`, their built files, each with a strict Content-Security-Policy. */
export async function sitePlugin(app: FastifyInstance, ctx: BaseCtx, cache: ResponseCache) {
  if (existsSync(join(dist, 'assets')))
    await app.register(fastifyStatic, {
      root: join(dist, 'assets'),
      prefix: '/assets/',
      index: false,
      preCompressed: true,
      maxAge: '365d',
      immutable: true, // Vite puts a fingerprint into every name
      decorateReply: false,
    });
  const send = (reply: FastifyReply, built: ReturnType<typeof page>) => {
    if (!built) throw new AppError('unavailable');
    return reply
      .header('content-security-policy', built.csp)
      .header('cache-control', 'no-cache')
      .header('vary', 'Accept-Language, Cookie, Accept-Encoding')
      .type('text/html; charset=utf-8')
      .send(built.html);
  };
  const consolePage = page('console.html');
  const site = await loadBuiltSite();
  const getFrame = createFrame(ctx, cache);
  const homeDocument = site && createHomeDocuments(ctx, cache, app.log, site, getFrame);
  // Made before the first visitor asks, who would wait for its pictures, and after whoever waits for the start has been answered.
  let warm: NodeJS.Timeout | undefined;
  app.addHook('onListen', (done) => {
    warm = setTimeout(() => {
      for (const locale of locales)
        homeDocument?.(locale).catch((error: Error) => app.log.warn(error, 'the home page could not be rendered yet'));
    }, WARM_MS);
    done();
  });
  app.addHook('onClose', async () => clearTimeout(warm));
  app.get('/', async (req, reply) => {
    if (!homeDocument) throw new AppError('unavailable');
    const { html, brotli, etag, csp } = await homeDocument(chosenLocale(req));
    const packed = /\bbr\b/.test(String(req.headers['accept-encoding'] ?? ''));
    reply.headers({
      etag,
      'content-security-policy': csp,
      'cache-control': 'no-cache',
      vary: 'Accept-Language, Cookie, Accept-Encoding',
    });
    if (req.headers['if-none-match'] === etag) return reply.code(304).send();
    if (packed) reply.header('content-encoding', 'br');
    return reply.type('text/html; charset=utf-8').send(packed ? brotli : html);
  });
  const renderFirstScreen = site && createFirstScreens(app, site.renderer, getFrame, ctx.now);
  app.get<{ Querystring: { path?: unknown; narrow?: unknown; zone?: unknown } }>(
    '/first-screen',
    async (req, reply) => {
      const { path, narrow, zone } = req.query;
      if (typeof path !== 'string' || path.length > LONGEST_PATH || typeof zone !== 'string' || !isTimeZone(zone))
        throw new AppError('notFound');
      const html = await renderFirstScreen?.({
        path,
        locale: chosenLocale(req),
        isNarrow: narrow === '1',
        timeZone: zone,
      });
      if (html === undefined) throw new AppError('notFound');
      return reply
        .headers({ 'cache-control': 'no-cache', vary: 'Accept-Language, Cookie, Accept-Encoding' })
        .type('text/html; charset=utf-8')
        .send(html);
    },
  );
  app.get('/console', async (_req, reply) => reply.redirect('/console/'));
  app.get('/console/', async (_req, reply) => send(reply, consolePage));
  await sharedPlugin(app, ctx, cache);
  app.get('/manifest.webmanifest', async (req, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=3600', vary: 'Accept-Language, Cookie' })
      .type('application/manifest+json; charset=utf-8')
      .send(manifestOf(chosenLocale(req))),
  );
  // A worker that is out of date would keep showing an old house: it is asked for anew each time.
  const rootFiles = { 'mark.svg': 'public, max-age=86400', 'sw.js': 'no-cache' };
  for (const [name, control] of Object.entries(rootFiles)) {
    if (!existsSync(join(dist, name))) continue;
    app.get(`/${name}`, async (_req, reply) =>
      reply.header('cache-control', control).sendFile(name, dist, { cacheControl: false }),
    );
  }
  app.get<{ Params: { name: string } }>('/icons/:name', async (req, reply) => {
    if (!/^[\w-]+\.png$/.test(req.params.name)) throw new AppError('notFound');
    return reply
      .header('cache-control', 'public, max-age=86400')
      .sendFile(req.params.name, join(dist, 'icons'), { cacheControl: false });
  });
}
