import type { IncomingMessage } from 'node:http';
import { CertStatus } from '@pavilion/protocol/certification.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import {
  type Api,
  type Endpoint,
  mayCall,
  type OutputOf,
  type ParsedOf,
  type UploadedFile,
} from '@pavilion/protocol/kit/endpoint.ts';
import { localeOf } from '@pavilion/protocol/kit/text.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { BaseCtx, Cookies, Ctx, CtxFor, Staff, User } from './ctx.ts';
import { once } from './idempotency.ts';
import type { Queue } from './queue.ts';
import type { CachedReply, ResponseCache } from './responseCache.ts';
import { type Serialize, serializerOf, type Written } from './serializer.ts';
import { unstorable } from './storable.ts';

export type Handler<E extends Endpoint> = (
  ctx: CtxFor<E['access']>,
  input: ParsedOf<E>,
) => Promise<OutputOf<E> | Written>;
type Query = Readonly<Record<string, unknown>>;
/** The tables an answer is made from; a function where the question decides, and null where the answer may not be kept. */
type TablesOf = readonly string[] | ((query: Query) => readonly string[] | null);
interface Cached<E extends Endpoint> {
  tables: TablesOf;
  handler: Handler<E>;
}
/** A write whose calls wait in a queue of the process before they take a connection. */
interface Queued<E extends Endpoint> {
  queue: Queue;
  /** Runs first and outside of the transaction: what it counts stays counted when the write is refused. */
  before: (ctx: CtxFor<E['access']>) => Promise<void>;
  /** By how much large work stands behind small work that came after it. */
  handicapMs: (input: ParsedOf<E>) => number;
  handler: Handler<E>;
}
type Handlers<T extends Api> = { [K in keyof T]: Handler<T[K]> | Cached<T[K]> | Queued<T[K]> };
export interface Slice {
  api: Api;
  handlers: Record<string, unknown>;
}

/** Pairs every endpoint of a group with its use-case; a missing one does not compile. */
export const implement = <T extends Api>(api: T, handlers: Handlers<T>): Slice => ({ api, handlers });

/** An anonymous read whose finished bytes are kept until one of `tables` changes. The answer may not depend on the user. */
export const cached = <E extends Endpoint>(tables: TablesOf, handler: Handler<E>): Cached<E> => ({
  tables,
  handler,
});

export const queued = <E extends Endpoint>(
  queue: Queue,
  before: Queued<E>['before'],
  handicapMs: Queued<E>['handicapMs'],
  handler: Handler<E>,
): Queued<E> => ({ queue, before, handicapMs, handler });

const JSON_TYPE = 'application/json; charset=utf-8';

export interface Identity {
  user: User | null;
  staff: Staff | null;
  sessionId: number | null;
}
export const nobody: Identity = { user: null, staff: null, sessionId: null };

export interface MountDeps {
  base: BaseCtx;
  identify: (token: string, counts: boolean) => Promise<Identity>;
  cache: ResponseCache;
  /** Writes down that staff have seen personal data. */
  recordView: (ctx: Ctx, action: string, subjectId: number | null, found: number | null) => Promise<void>;
  /** Every answer is also held against its schema: for tests, where a wrong one shall fail. */
  checkAnswers: boolean;
}

function guard(e: Endpoint, { user, staff }: Identity) {
  if (e.access === 'public') return;
  if (e.access === 'staff') {
    if (!staff) throw new AppError('signedOut');
    if (staff.totpNeeded && !e.path.startsWith('/api/console/session/')) throw new AppError('totpSetupNeeded');
    if (!mayCall(e, staff.role)) throw new AppError('forbidden');
    return;
  }
  if (!user) throw new AppError('signedOut');
  if (e.access === 'certified' && user.certStatus !== CertStatus.certified) throw new AppError('notCertified');
}

/** The tenant header may be absent; another tenant is refused (product §10). */
function checkTenant(req: FastifyRequest) {
  const tenant = req.headers['tenant-id'] ?? req.headers.tenantid;
  if (tenant !== undefined && tenant !== String(limits.tenantId)) throw new AppError('tenantUnknown');
}

export const tokenOf = (req: FastifyRequest): string | undefined =>
  /^Bearer (\S{1,200})$/.exec(req.headers.authorization ?? '')?.[1];

/** Only our own pages send them back (`SameSite`), and over TLS alone where the site has it. */
const cookiesOf = (req: FastifyRequest, reply: FastifyReply, secure: boolean): Cookies => ({
  get: (name) => req.cookies[name],
  set: (name, value, maxAge) =>
    void reply.setCookie(name, value, { path: '/api', httpOnly: true, sameSite: 'strict', secure, maxAge }),
});

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

/** A form of fields and files. The parser's own errors (no boundary, a body that is cut off) have no status: they are the sender's. */
async function formOf(req: FastifyRequest): Promise<Record<string, unknown>> {
  if (!req.isMultipart()) throw new AppError('badRequest');
  try {
    return await partsOf(req);
  } catch (error) {
    if (error instanceof AppError || (error as { statusCode?: number }).statusCode) throw error;
    throw new AppError('badRequest');
  }
}

/** Never read from the query string, where proxies write them into their logs. */
const secrets = ['password', 'oldPassword', 'confirmPassword', 'emailCode', 'token', 'totp'];

/** What the caller sent; path parameters win. A body is never completed or overridden by the query string. */
async function read(e: Endpoint, req: FastifyRequest): Promise<unknown> {
  const query = req.query as Record<string, unknown>;
  if (e.send !== 'query' && secrets.some((name) => name in query)) throw new AppError('badRequest');
  const sent = e.send === 'query' ? query : e.send === 'form' ? await formOf(req) : req.body;
  if (sent !== undefined && sent !== null && (typeof sent !== 'object' || Array.isArray(sent)))
    throw new AppError('badRequest');
  return { ...(sent as object | undefined), ...(req.params as object) };
}

export class InvalidInput extends Error {
  readonly issues: z.core.$ZodIssue[];
  readonly schema: z.ZodType;
  constructor(issues: z.core.$ZodIssue[], schema: z.ZodType) {
    super('invalid input');
    this.issues = issues;
    this.schema = schema;
  }
}

type Own = Handler<Endpoint> | Cached<Endpoint> | Queued<Endpoint>;
function mountEndpoint(app: FastifyInstance, e: Endpoint, own: Own, deps: MountDeps) {
  const handler = typeof own === 'function' ? own : own.handler;
  const tables = typeof own === 'object' && 'tables' in own ? own.tables : undefined;
  const line = typeof own === 'object' && 'queue' in own ? own : undefined;
  // Made with the first answer: most processes never speak of most endpoints.
  let made: Serialize | undefined;
  const serialize: Serialize = (answer) => {
    made ??= serializerOf(e, deps.checkAnswers);
    return made(answer);
  };

  /** The answer's words; what the protocol does not name never leaves. */
  async function answer(req: FastifyRequest, reply: FastifyReply): Promise<string> {
    checkTenant(req);
    const token = tokenOf(req);
    const identity = token ? await deps.identify(token, !e.background) : nobody;
    guard(e, identity);
    if (e.send === 'form' && (await deps.base.files.listFullDisks()).length) throw new AppError('storageFull');
    const parsed = e.input.safeParse(await read(e, req));
    if (!parsed.success) throw new InvalidInput(parsed.error.issues, e.input);
    const broken = unstorable(parsed.data);
    if (broken) throw new InvalidInput([broken], e.input);
    const ctx: Ctx = {
      ...deps.base,
      ...identity,
      locale: localeOf(req.headers['accept-language']),
      ip: req.ip,
      userAgent: req.headers['user-agent'] ?? '',
      cookies: cookiesOf(req, reply, deps.base.config.publicUrl.startsWith('https:')),
      log: req.log,
    };
    const key = e.idempotent ? req.headers['idempotency-key'] : undefined;
    const work = async () =>
      typeof key === 'string' && key
        ? once(ctx as Ctx<User, null>, e.path, key, parsed.data, (ctx) => handler(ctx as never, parsed.data))
        : handler(ctx as never, parsed.data);
    if (line) await line.before(ctx as never);
    const out = line
      ? await line.queue.run(ctx.user?.id ?? 0, work, line.handicapMs(parsed.data as never))
      : await work();
    if (e.audited && ctx.staff) {
      const { id } = parsed.data as { id?: unknown };
      const { total } = out as { total?: unknown };
      await deps.recordView(
        ctx,
        e.audited,
        typeof id === 'number' ? id : null,
        typeof total === 'number' ? total : null,
      );
    }
    return serialize(out);
  }

  /** Answers that are being made, by address, language and the state of their tables. */
  const underWay = new Map<string, Promise<CachedReply>>();
  /** Who asks while the same answer is being made waits for that one: a full hall makes a page once, not once each. */
  function entryOf(req: FastifyRequest, reply: FastifyReply, tables: readonly string[]): Promise<CachedReply> {
    const key = cacheKey(req.raw);
    const state = deps.cache.stateOf(tables);
    const same = `${key} ${state}`;
    const begun = underWay.get(same);
    if (begun) return begun;
    const made = answer(req, reply)
      .then((words) => deps.cache.put(key, Buffer.from(words), tables, state))
      .finally(() => underWay.delete(same));
    underWay.set(same, made);
    return made;
  }

  async function answerCached(req: FastifyRequest, reply: FastifyReply, tables: readonly string[]) {
    checkTenant(req);
    const entry = await entryOf(req, reply, tables);
    reply
      .header('etag', entry.etag)
      .header('cache-control', 'no-cache')
      .header('vary', 'Accept-Language, Authorization');
    if (req.headers['if-none-match'] === entry.etag) return reply.code(304).send();
    return reply.type(JSON_TYPE).send(entry.body);
  }

  app.route({
    method: e.method,
    url: e.path,
    handler: async (req, reply) => {
      const kept = typeof tables === 'function' ? tables(req.query as Query) : tables;
      if (kept && !tokenOf(req)) return answerCached(req, reply, kept);
      const words = await answer(req, reply);
      // The same public answer for a signed-in reader; every other one is private unless nobody is signed in.
      const isPublic = kept || (e.access === 'public' && e.method === 'GET' && !tables && !tokenOf(req));
      if (isPublic) reply.header('cache-control', 'no-cache').header('vary', 'Accept-Language, Authorization');
      return reply.type(JSON_TYPE).send(words);
    },
  });
}

/** For details that a preview key shows as a draft (decision 0018): such an answer is nobody else's. */
export const keptUnlessPreview =
  (...tables: string[]) =>
  ({ preview }: Query): readonly string[] | null =>
    preview === undefined ? tables : null;

/** Anonymous answers differ only by address and language. */
export const cacheKey = ({ headers, url }: Pick<IncomingMessage, 'headers' | 'url'>) =>
  (localeOf(headers['accept-language']) === 'zh-CN' ? 'z' : 'e') + url;

/** Mounts every endpoint of every slice. */
export function mount(app: FastifyInstance, slices: readonly Slice[], deps: MountDeps) {
  for (const { api, handlers } of slices)
    for (const [name, e] of Object.entries(api)) mountEndpoint(app, e, handlers[name] as Own, deps);
}
