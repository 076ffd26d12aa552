import { AppError } from '@pavilion/protocol/errors.ts';
import type { Locale } from '@pavilion/protocol/kit/text.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BaseCtx } from '../../kit/ctx.ts';
import type { CachedReply, ResponseCache } from '../../kit/responseCache.ts';
import { chosenLocale } from './chosenLocale.ts';
import { renderNotFound, renderShared, sharedPolicy } from './shared.page.ts';
import { findShared, kindOfWord, type SharedKind } from './shared.service.ts';
import { createSharedPictures } from './sharedPicture.service.ts';
import { createSitemap } from './sitemap.service.ts';

/** What crawlers may leave alone: the console, and what belongs to one reader. */
const robots = (publicUrl: string) => `User-agent: *
Allow: /
Disallow: /console/
Disallow: /api/console/
Disallow: /api/user/
Disallow: /files/
Disallow: /upload/

Sitemap: ${publicUrl}/sitemap.xml
`;

/** Shared links (`/s/programme/12`), their pictures, and what tells crawlers of them. */
export async function sharedPlugin(app: FastifyInstance, ctx: BaseCtx, cache: ResponseCache) {
  const pictureOf = createSharedPictures(ctx);
  const sitemap = createSitemap(ctx);

  async function pageOf(
    kind: SharedKind,
    id: number,
    locale: Locale,
    fixed: boolean,
  ): Promise<CachedReply | undefined> {
    const key = `s${fixed ? 'f' : 'n'}${locale}${kind.address(id)}`;
    const known = cache.get(key);
    if (known) return known;
    const state = cache.stateOf(kind.tables);
    const item = await findShared(ctx.db, kind, id);
    if (!item) return undefined;
    const html = renderShared({ item, locale, fixed, publicUrl: ctx.config.publicUrl });
    return cache.put(key, Buffer.from(html), kind.tables, state);
  }
  const send = (req: FastifyRequest, reply: FastifyReply, page: CachedReply) => {
    reply.headers({
      etag: page.etag,
      'cache-control': 'no-cache',
      'content-security-policy': sharedPolicy,
      vary: 'Accept-Language, Cookie, Accept-Encoding',
    });
    if (req.headers['if-none-match'] === page.etag) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(page.body);
  };

  app.get<{ Params: { word: string; item: string }; Querystring: { lang?: string } }>(
    '/s/:word/:item',
    async (req, reply) => {
      const [, id, isPicture] = /^(\d{1,9})(\.jpg)?$/.exec(req.params.item) ?? [];
      const kind = id ? kindOfWord(req.params.word) : undefined;
      if (kind && isPicture) {
        const [card] = await kind.listCards(ctx.db, [Number(id)]);
        if (!card?.picture) throw new AppError('notFound');
        return (
          reply
            // Other sites show it beside the link.
            .headers({ 'cache-control': 'public, max-age=86400', 'cross-origin-resource-policy': 'cross-origin' })
            .type('image/jpeg')
            .send(await pictureOf(card.picture))
        );
      }
      const { lang } = req.query;
      const named = lang === 'zh' ? 'zh-CN' : lang === 'en' ? 'en-US' : undefined;
      const locale = named ?? chosenLocale(req);
      const page = kind && (await pageOf(kind, Number(id), locale, named !== undefined));
      if (page) return send(req, reply, page);
      return reply
        .code(404)
        .headers({ 'content-security-policy': sharedPolicy, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(renderNotFound(locale));
    },
  );

  const xml = (reply: FastifyReply, body: string) =>
    reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8').send(body);
  app.get('/sitemap.xml', async (_req, reply) => xml(reply, (await sitemap()).first));
  app.get<{ Params: { n: string } }>('/sitemap-:n.xml', async (req, reply) => {
    const map = (await sitemap()).maps[Number(req.params.n) - 1];
    if (!map) throw new AppError('notFound');
    return xml(reply, map);
  });
  app.get('/robots.txt', async (_req, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robots(ctx.config.publicUrl)),
  );
}
