// Reads what a request carries: its token, its tenant and the input of its endpoint.
import { AppError } from '@pavilion/protocol/errors.ts';
import type { Endpoint, UploadedFile } from '@pavilion/protocol/kit/endpoint.ts';
import { propertiesOf } from '@pavilion/protocol/kit/unknown.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import type { FastifyRequest } from 'fastify';

/** The tenant header may be absent; another tenant is refused (product §10). */
export function checkTenant(req: FastifyRequest) {
  const tenant = req.headers['tenant-id'] ?? req.headers.tenantid;
  if (tenant !== undefined && tenant !== String(limits.tenantId)) throw new AppError('tenantUnknown');
}

export const tokenOf = (req: FastifyRequest): string | undefined =>
  /^Bearer (\S{1,200})$/.exec(req.headers.authorization ?? '')?.[1];

async function partsOf(req: FastifyRequest): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = {};
  for await (const part of req.parts()) {
    if (part.type === 'field') form[part.fieldname] = part.value;
    else {
      const bytes = await part.toBuffer();
      if (part.file.truncated) throw new AppError('fileTooLarge', { maxBytes: limits.uploadMaxBytes });
      form[part.fieldname] = { name: part.filename, type: part.mimetype, bytes } satisfies UploadedFile;
    }
  }
  return form;
}

/** Reads a multipart form. Errors of the parser (no boundary, a truncated body) have no status; they become client errors. */
async function formOf(req: FastifyRequest): Promise<Record<string, unknown>> {
  if (!req.isMultipart()) throw new AppError('badRequest');
  try {
    return await partsOf(req);
  } catch (error) {
    if (error instanceof AppError || propertiesOf(error).statusCode) throw error;
    throw new AppError('badRequest');
  }
}

/** Reads the token from the header only: proxies would log one in the query string. */
const secrets = ['password', 'oldPassword', 'confirmPassword', 'emailCode', 'token', 'totp'];

/** The input of a request. Path parameters win. The query string never completes or overrides a body. */
export async function readInput(e: Endpoint, req: FastifyRequest): Promise<unknown> {
  const query = propertiesOf(req.query);
  if (e.send !== 'query' && secrets.some((name) => name in query)) throw new AppError('badRequest');
  const sent = e.send === 'query' ? query : e.send === 'form' ? await formOf(req) : req.body;
  if (sent !== undefined && sent !== null && (typeof sent !== 'object' || Array.isArray(sent)))
    throw new AppError('badRequest');
  return { ...sent, ...propertiesOf(req.params) };
}
