// Mounts endpoints as routes of Fastify: reads requests, answers from the response cache and serialises what handlers return.
import type { IncomingMessage } from 'node:http';
import { AppError } from '@pavilion/protocol/errors.ts';
import { localeOf } from '@pavilion/protocol/kit/text.ts';
import { propertiesOf } from '@pavilion/protocol/kit/unknown.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BaseCtx, Cookies, Ctx, Staff, User } from './ctx.ts';
import type { Implemented, Slice } from './implement.ts';
import { checkTenant, readInput, tokenOf } from './readRequest.ts';
import type { CachedReply, ResponseCache, TableName } from './responseCache.ts';
import { type Serialize, serializerOf } from './serializer.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

export interface Identity {
  user: User | null;
  staff: Staff | null;
  sessionId: number | null;
}
export const anonymousIdentity: Identity = { user: null, staff: null, sessionId: null };

export interface MountDeps {
  base: BaseCtx;
  identify: (token: string, counts: boolean) => Promise<Identity>;
  cache: ResponseCache;
  /** Records in the audit log that staff have seen personal data. */
  recordView: (ctx: Ctx, action: string, subjectId: number | null, found: number | null) => Promise<void>;
  /** Also validates each response against its schema, so that a wrong one fails a test. */
  checkAnswers: boolean;
}

/** Cookies that only our own pages send back (`SameSite`), and over TLS only if the site uses it. */
const cookiesOf = (req: FastifyRequest, reply: FastifyReply, secure: boolean): Cookies => ({
  get: (name) => req.cookies[name],
  set: (name, value, maxAge) =>
    void reply.setCookie(name, value, { path: '/api', httpOnly: true, sameSite: 'strict', secure, maxAge }),
});

/** The context of a request. */
const contextOf = (req: FastifyRequest, reply: FastifyReply, base: BaseCtx, identity: Identity): Ctx => ({
  ...base,
  ...identity,
  locale: localeOf(req.headers['accept-language']),
  ip: req.ip,
  userAgent: req.headers['user-agent'] ?? '',
  cookies: cookiesOf(req, reply, base.config.publicUrl.startsWith('https:')),
  log: req.log,
});

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);
/** Records in the audit log which personal data staff have seen: of whom, or how many rows. */
const recordView = (deps: MountDeps, ctx: Ctx, action: string, input: unknown, output: unknown): Promise<void> =>
  deps.recordView(ctx, action, numberOf(propertiesOf(input).id), numberOf(propertiesOf(output).total));

/** Anonymous responses differ by URL and language only. */
export const cacheKey = ({ headers, url }: Pick<IncomingMessage, 'headers' | 'url'>) =>
  (localeOf(headers['accept-language']) === 'zh-CN' ? 'z' : 'e') + url;

function mountEndpoint(app: FastifyInstance, { endpoint: e, tables, run }: Implemented, deps: MountDeps) {
  // Compiled with the first response: most processes never use most endpoints.
  let made: Serialize | undefined;
  const serialize: Serialize = (answer) => {
    made ??= serializerOf(e, deps.checkAnswers);
    return made(answer);
  };

  /** The serialised response. Fields that the protocol does not name are left out. */
  async function answer(req: FastifyRequest, reply: FastifyReply): Promise<string> {
    checkTenant(req);
    const token = tokenOf(req);
    const identity = token ? await deps.identify(token, !e.background) : anonymousIdentity;
    const ctx = contextOf(req, reply, deps.base, identity);
    const key = e.idempotent ? req.headers['idempotency-key'] : undefined;
    const readSent = async () => {
      if (e.send === 'form' && (await deps.base.files.listFullDisks()).length) throw new AppError('storageFull');
      return readInput(e, req);
    };
    const { input, output } = await run(ctx, readSent, typeof key === 'string' ? key : undefined);
    if (e.audited && ctx.staff) await recordView(deps, ctx, e.audited, input, output);
    return serialize(output);
  }

  /** Responses in flight, by URL, language and the state of their tables. */
  const inFlight = new Map<string, Promise<CachedReply>>();
  /** Request coalescing: requests for a response in progress wait for it, so that a busy page is computed once. */
  function entryOf(req: FastifyRequest, reply: FastifyReply, tables: readonly TableName[]): Promise<CachedReply> {
    const key = cacheKey(req.raw);
    const state = deps.cache.stateOf(tables);
    const same = `${key} ${state}`;
    const begun = inFlight.get(same);
    if (begun) return begun;
    const made = answer(req, reply)
      .then((words) => deps.cache.put(key, Buffer.from(words), tables, state))
      .finally(() => inFlight.delete(same));
    inFlight.set(same, made);
    return made;
  }

  async function answerCached(req: FastifyRequest, reply: FastifyReply, tables: readonly TableName[]) {
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
      const kept = tables && 'of' in tables ? tables.of(propertiesOf(req.query)) : tables;
      if (kept && !tokenOf(req)) return answerCached(req, reply, kept);
      const words = await answer(req, reply);
      // A signed-in reader gets the same public response. Any other response is private unless nobody is signed in.
      const isPublic = kept || (e.access === 'public' && e.method === 'GET' && !tables && !tokenOf(req));
      if (isPublic) reply.header('cache-control', 'no-cache').header('vary', 'Accept-Language, Authorization');
      return reply.type(JSON_TYPE).send(words);
    },
  });
}

/** Mounts all endpoints of all slices. */
export function mount(app: FastifyInstance, slices: readonly Slice[], deps: MountDeps) {
  for (const slice of slices) for (const endpoint of slice) mountEndpoint(app, endpoint, deps);
}
