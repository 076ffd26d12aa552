import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@pavilion/protocol/errors.ts';
import { locales } from '@pavilion/protocol/kit/text.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { earlyOf, type Manifest } from '../../../../web/src/site/shell.ts';
import type { BaseCtx } from '../../kit/ctx.ts';
import type { ResponseCache } from '../../kit/responseCache.ts';
import { chosenLocale } from './chosenLocale.ts';
import { contentSecurityPolicy } from './csp.ts';
import { manifestOf } from './manifest.ts';
import { sharedPlugin } from './shared.plugin.ts';
import { createShells } from './shell.service.ts';

/** How long after the start the first page is made. */
const WARM_MS = 300;
const dist = join(import.meta.dirname, '../../../../web/dist');

/** Built pages are read once; a page that is not built says so instead of pretending. */
function page(name: string): { html: string; csp: string } | undefined {
  const file = join(dist, name);
  if (!existsSync(file)) return undefined;
  const html = readFileSync(file, 'utf8');
  return { html, csp: contentSecurityPolicy(html) };
}

/** What each page begins with, by the build's own list. */
const early = () => earlyOf(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest);

/** The site at `/` as the home shell in the visitor's language, the console at `/console/`, their built files, each with a strict Content-Security-Policy. */
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
  const site = page('index.html');
  const desk = page('console.html');
  const shells = site && createShells(ctx, cache, app.log, site.html, early());
  // Made before the first visitor asks, who would wait for its pictures, and after whoever waits for the start has been answered.
  let warm: NodeJS.Timeout | undefined;
  app.addHook('onListen', (done) => {
    warm = setTimeout(() => {
      for (const locale of locales) shells?.(locale).catch((error: Error) => app.log.warn(error, 'no shell yet'));
    }, WARM_MS);
    done();
  });
  app.addHook('onClose', async () => clearTimeout(warm));
  app.get('/', async (req, reply) => {
    if (!shells) throw new AppError('unavailable');
    const { html, brotli, etag, csp } = await shells(chosenLocale(req));
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
  app.get('/console', async (_req, reply) => reply.redirect('/console/'));
  app.get('/console/', async (_req, reply) => send(reply, desk));
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
