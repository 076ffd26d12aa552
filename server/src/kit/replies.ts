import type { Socket } from 'node:net';
import { AppError, errors, sayError } from '@pavilion/protocol/errors.ts';
import { issueText } from '@pavilion/protocol/kit/issues.ts';
import { localeOf } from '@pavilion/protocol/kit/text.ts';
import { propertiesOf } from '@pavilion/protocol/kit/unknown.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { messages } from '@pavilion/protocol/messages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { InvalidInput } from './implement.ts';

/** Maps an error of Fastify itself to an AppError. */
function known(error: unknown): AppError | InvalidInput | undefined {
  if (error instanceof AppError || error instanceof InvalidInput) return error;
  const { code, statusCode } = propertiesOf(error);
  if (code === 'FST_REQ_FILE_TOO_LARGE' || code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new AppError('fileTooLarge', { maxBytes: limits.uploadMaxBytes });
  if (code === '53100') return new AppError('storageFull'); // PostgreSQL: disk_full
  // The database refuses to write for an account that was closed meanwhile.
  if (code === 'PVC01') return new AppError('accountClosed');
  if (statusCode === 404) return new AppError('notFound');
  if (statusCode === 503) return new AppError('unavailable');
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return new AppError('badRequest');
  return undefined;
}

function send(error: unknown, req: FastifyRequest, reply: FastifyReply) {
  const locale = localeOf(req.headers['accept-language']);
  let refusal = known(error);
  if (!refusal) {
    req.log.error(error);
    refusal = new AppError('systemBusy');
  }
  if (refusal instanceof InvalidInput) {
    const { issues, schema } = refusal;
    const problems = issues.map((issue) => ({
      path: issue.path.join('.'),
      message: issueText(issue, schema, messages, locale),
    }));
    return reply
      .code(400)
      .send({ code: 400, msg: problems[0]?.message ?? sayError('badRequest', undefined, locale), problems });
  }
  const { code, status } = errors[refusal.name];
  if (refusal.name === 'tooManyRequests')
    reply.header('retry-after', String(propertiesOf(refusal.details).retryAfterSeconds));
  return reply.code(status).send({ code, msg: sayError(refusal.name, refusal.details, locale) });
}

/** Answers every error with the envelope in the reader's language (product §10). */
export function answerFailures(app: FastifyInstance) {
  app.setErrorHandler(send);
  app.setNotFoundHandler((req, reply) => send(new AppError('notFound'), req, reply));
}
export { send as sendFailure };

/** Answers a request that the HTTP parser cannot read (headers too long, a broken request line) with the envelope too. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
  const tooLong = error.code === 'HPE_HEADER_OVERFLOW';
  const name = tooLong ? 'headersTooLarge' : 'badRequest';
  const body = JSON.stringify({ code: errors[name].code, msg: sayError(name, undefined, localeOf(undefined)) });
  const status = tooLong ? '431 Request Header Fields Too Large' : '400 Bad Request';
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncache-control: no-store\r\n` +
      `x-content-type-options: nosniff\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
  return socket;
}
