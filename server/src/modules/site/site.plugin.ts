import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@pavilion/protocol/errors.ts';
import { localeOf } from '@pavilion/protocol/kit/text.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BaseCtx } from '../../kit/ctx.ts';
import type { ResponseCache } from '../../kit/responseCache.ts';
import { contentSecurityPolicy } from './csp.ts';
import { createShells } from './shell.service.ts';

const dist = join(import.meta.dirname, '../../../../web/dist');

/** Built pages are read once; a page that is not built says so instead of pretending. */
function page(name: string): { html: string; csp: string } | undefined {
  const file = join(dist, name);
  if (!existsSync(file)) return undefined;
  const html = readFileSync(file, 'utf8');
  return { html, csp: contentSecurityPolicy(html) };
}

export const chosenLocale = (req: FastifyRequest) => {
  const cookie = /(?:^|;\s*)locale=(zh-CN|en-US)(?:;|$)/.exec(req.headers.cookie ?? '')?.[1];
  return (cookie as 'zh-CN' | 'en-US' | undefined) ?? localeOf(req.headers['accept-language']);
};

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
  const shells = site && createShells(ctx, cache, site.html);
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
  for (const name of ['mark.svg', 'robots.txt', 'manifest.webmanifest']) {
    if (!existsSync(join(dist, name))) continue;
    app.get(`/${name}`, async (_req, reply) =>
      reply.header('cache-control', 'public, max-age=3600').sendFile(name, dist),
    );
  }
}
