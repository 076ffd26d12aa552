import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { FastifyInstance } from 'fastify';
import type { BaseCtx } from '../../kit/ctx.ts';
import { readAddress } from './documents.service.ts';
import { receivePiece, uploadOffset } from './uploads.service.ts';

type Query = { until?: string; who?: string; sig?: string };
const idOf = (params: unknown) => Number((params as { id: string }).id);

/** The bytes themselves: `/media/*` public, `/files/:id` private by signed address, `/upload/:id` for direct uploads. */
export async function filesPlugin(app: FastifyInstance, ctx: BaseCtx) {
  await app.register(fastifyStatic, {
    root: dirname(ctx.files.locate('public', '.ready')),
    prefix: '/media/',
    index: false,
    dotfiles: 'deny',
    maxAge: '365d',
    immutable: true, // every stored path is new; none is written twice
    decorateReply: true,
  });

  app.get('/files/:id', async (req, reply) => {
    const reader = readAddress(ctx, idOf(req.params), req.query as Query);
    const file = await ctx.db
      .selectFrom('files')
      .selectAll()
      .where('id', '=', idOf(req.params))
      .where('store', '=', 'private')
      .executeTakeFirst();
    if (!file) throw new AppError('notFound');
    if (reader.staffId)
      await ctx.db.insertInto('fileViews').values({ fileId: file.id, staffId: reader.staffId }).execute();
    if (reader.userId) {
      const at = ctx.now();
      await ctx.db
        .insertInto('auditLog')
        .values({
          userId: reader.userId,
          action: 'file.view',
          subject: 'file',
          subjectId: String(file.id),
          details: { purpose: file.purpose },
          at,
        })
        .execute();
    }
    const download = 'download' in (req.query as object) ? 'attachment' : 'inline';
    return reply
      .header('content-type', file.mime)
      .header('content-disposition', `${download}; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .sendFile(file.path, dirname(ctx.files.locate('private', '.ready')), { cacheControl: false });
  });

  app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', { bodyLimit: 600 * 1024 * 1024 }, (_req, payload, done) => done(null, payload));
    uploads.head('/upload/:id', async (req, reply) =>
      reply
        .header('upload-offset', await uploadOffset(ctx, idOf(req.params), req.query as Query))
        .header('cache-control', 'no-store')
        .send(),
    );
    uploads.put('/upload/:id', { bodyLimit: 600 * 1024 * 1024 }, async (req, reply) => {
      const offset = Number(req.headers['upload-offset'] ?? 0);
      const arrived = await receivePiece(
        ctx,
        idOf(req.params),
        req.query as Query,
        offset,
        req.body as AsyncIterable<Buffer>,
      );
      return reply.header('upload-offset', arrived).send({ code: 200, msg: 'success', data: { received: arrived } });
    });
  });
}
