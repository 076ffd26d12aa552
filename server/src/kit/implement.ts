import { CertStatus } from '@pavilion/protocol/certification.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import { type Endpoint, mayCall, type OutputOf, type ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { keysOf } from '@pavilion/protocol/kit/objects.ts';
import { z } from 'zod';
import type { Ctx, CtxFor } from './ctx.ts';
import { withIdempotencyKey } from './idempotency.ts';
import { findInvalidText } from './invalidText.ts';
import type { Queue } from './queue.ts';
import type { TableName } from './responseCache.ts';
import type { RawJson } from './serializer.ts';

export type Handler<E extends Endpoint> = (
  ctx: CtxFor<E['access']>,
  input: ParsedOf<E>,
) => Promise<OutputOf<E> | RawJson>;
type Query = Readonly<Record<string, unknown>>;
/** Tables that depend on the request. */
interface TablesByRequest {
  /** Every table that any request may need. */
  all: readonly TableName[];
  /** The tables of this request, out of `all`; null if its response must not be cached. */
  of: (query: Query) => readonly TableName[] | null;
}
/** The tables that a response is made from. Each has a trigger that notifies of changes (`cachedTables.test.ts`). */
type TablesOf = readonly TableName[] | TablesByRequest;
interface Cached<E extends Endpoint> {
  tables: TablesOf;
  handler: Handler<E>;
}
/** A write whose calls wait in a queue of the process before they take a database connection. */
interface Queued<E extends Endpoint> {
  queue: Queue;
  /** Runs first and outside the transaction, so that a rate limit it consumes stays consumed if the write is refused. */
  before: (ctx: CtxFor<E['access']>) => Promise<void>;
  /** How long (ms) large work waits behind small work that arrived after it. */
  handicapMs: (input: ParsedOf<E>) => number;
  handler: Handler<E>;
}
type Implementation<E extends Endpoint> = Handler<E> | Cached<E> | Queued<E>;
type Implementations<T extends { [K in keyof T]: Endpoint }> = { [K in keyof T]: Implementation<T[K]> };
/** An endpoint with its handler, ready for requests. */
export interface Implemented {
  endpoint: Endpoint;
  tables: TablesOf | undefined;
  /** Checks who calls and what was sent, and runs the handler. `read` is called for those who may call only. */
  run: (ctx: Ctx, read: () => Promise<unknown>, idempotencyKey: string | undefined) => Promise<Outcome>;
}
interface Outcome {
  input: unknown;
  output: unknown;
}
/** The endpoints of one group. */
export type Slice = readonly Implemented[];

/** Pairs each endpoint of a group with its handler. A missing handler does not compile. */
export const implement = <T extends { [K in keyof T]: Endpoint }>(api: T, handlers: Implementations<T>): Slice =>
  keysOf(api).map((name) => pair(api[name], handlers[name]));

/** An anonymous read whose response is cached until one of `tables` changes. The response must not depend on the user. */
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

export class InvalidInput extends Error {
  readonly issues: z.core.$ZodIssue[];
  readonly schema: z.ZodType;
  constructor(issues: z.core.$ZodIssue[], schema: z.ZodType) {
    super('invalid input');
    this.issues = issues;
    this.schema = schema;
  }
}

function refuseUnlessAllowed(e: Endpoint, { user, staff }: Pick<Ctx, 'user' | 'staff'>) {
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

/** The context of a caller who may call the endpoint: it has the user or the staff member that the access demands. */
function admit<E extends Endpoint>(e: E, ctx: Ctx): CtxFor<E['access']> {
  refuseUnlessAllowed(e, ctx);
  return ctx as CtxFor<E['access']>;
}

function parse<S extends z.ZodType>(schema: S, sent: unknown): z.output<S> {
  const parsed = z.safeParse(schema, sent);
  if (!parsed.success) throw new InvalidInput(parsed.error.issues, schema);
  const broken = findInvalidText(parsed.data);
  if (broken) throw new InvalidInput([broken], schema);
  return parsed.data;
}

function pair<E extends Endpoint>(e: E, own: Implementation<E>): Implemented {
  const handler = typeof own === 'function' ? own : own.handler;
  const line = typeof own === 'object' && 'queue' in own ? own : undefined;
  return {
    endpoint: e,
    tables: typeof own === 'object' && 'tables' in own ? own.tables : undefined,
    async run(caller, read, key) {
      const ctx = admit(e, caller);
      const input = parse<E['input']>(e.input, await read());
      const userId = caller.user?.id ?? 0;
      const readAnswer = (stored: unknown): OutputOf<E> => z.parse<E['output']>(e.output, stored);
      const work = () =>
        key && userId
          ? withIdempotencyKey(ctx, { userId, endpoint: e.path, key, input, readAnswer }, (ctx) => handler(ctx, input))
          : handler(ctx, input);
      await line?.before(ctx);
      return { input, output: line ? await line.queue.run(userId, work, line.handicapMs(input)) : await work() };
    },
  };
}

/** Keeps previews of drafts (decision 0018) out of the cache: they are for the holder of the preview key only. */
export const keptUnlessPreview = (...tables: TableName[]): TablesByRequest => ({
  all: tables,
  of: ({ preview }) => (preview === undefined ? tables : null),
});

/** Every table that a cached response of these slices is made from. */
export const cachedTablesOf = (slices: readonly Slice[]): Set<TableName> =>
  new Set(
    slices
      .flatMap((slice) => slice.flatMap(({ tables }) => (tables ? [tables] : [])))
      .flatMap((tables) => ('all' in tables ? tables.all : tables)),
  );
