import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Selectable } from 'kysely';
import type { BaseCtx } from '../../kit/ctx.ts';
import type { Files as FileRows } from '../../kit/tables.ts';
import { findPublishedFileName } from '../content/content.service.ts';
import { readSignedUrl } from './documents.service.ts';
import { receivePiece, uploadOffset } from './uploads.service.ts';

interface FileRequest {
  Params: { id: string };
  Querystring: { until?: string; who?: string; sig?: string; download?: string };
}
interface UploadRequest extends FileRequest {
  Body: AsyncIterable<Buffer>;
}
type PrivateFile = Pick<Selectable<FileRows>, 'name' | 'mime' | 'path'>;
/** The database keeps ids in four bytes. */
const isFileId = (id: number) => Number.isInteger(id) && id > 0 && id < 2 ** 31;

/**
 * Serves file bytes: `/media/*` public, `/files/:id` private by signed URL or, a `download`, public while a published item names it,
 * `/upload/:id` for direct uploads.
 */
export async function filesPlugin(app: FastifyInstance, ctx: BaseCtx) {
  await app.register(fastifyStatic, {
    root: dirname(ctx.files.locate('public', '.ready')),
    prefix: '/media/',
    index: false,
    dotfiles: 'deny',
    maxAge: '365d',
    immutable: true, // every stored path is new; none is overwritten
    decorateReply: true,
  });

  const send = (reply: FastifyReply, file: PrivateFile, query: object, cacheControl: string) =>
    reply
      .header('content-type', file.mime)
      .header(
        'content-disposition',
        `${'download' in query ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      )
      .header('cache-control', cacheControl)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .sendFile(file.path, dirname(ctx.files.locate('private', '.ready')), { cacheControl: false });

  app.get<FileRequest>('/files/:id', async (req, reply) => {
    const id = Number(req.params.id);
    const { query } = req;
    const find = () =>
      ctx.db.selectFrom('files').selectAll().where('id', '=', id).where('store', '=', 'private').executeTakeFirst();
    if (query.sig === undefined && isFileId(id)) {
      const [file, name] = await Promise.all([find(), findPublishedFileName(ctx.db, id)]);
      if (file?.purpose === 'download' && name !== undefined) return send(reply, { ...file, name }, query, 'no-cache');
    }
    const reader = readSignedUrl(ctx, id, query);
    const file = await find();
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
    return send(reply, file, query, 'private, no-store');
  });

  await app.register((uploads, _options, done) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', { bodyLimit: 600 * 1024 * 1024 }, (_req, payload, done) => done(null, payload));
    uploads.head<FileRequest>('/upload/:id', async (req, reply) =>
      reply
        .header('upload-offset', await uploadOffset(ctx, Number(req.params.id), req.query))
        .header('cache-control', 'no-store')
        .send(),
    );
    uploads.put<UploadRequest>('/upload/:id', { bodyLimit: 600 * 1024 * 1024 }, async (req, reply) => {
      const offset = Number(req.headers['upload-offset'] ?? 0);
      const arrived = await receivePiece(ctx, Number(req.params.id), req.query, offset, req.body);
      return reply.header('upload-offset', arrived).send({ code: 200, msg: 'success', data: { received: arrived } });
    });
    done();
  });
}
