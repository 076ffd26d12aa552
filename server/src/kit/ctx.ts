import type { Access, StaffRole } from '@pavilion/protocol/kit/endpoint.ts';
import type { Locale } from '@pavilion/protocol/kit/text.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Adapters } from './adapters.ts';
import type { Counts } from './counts.ts';
import type { DB } from './tables.ts';

export interface User {
  id: number;
  username: string;
  email: string;
  locale: Locale;
  certStatus: number;
  certKind: 'person' | 'enterprise' | null;
}
export interface Staff {
  id: number;
  username: string;
  name: string;
  role: StaffRole;
  locale: Locale;
  /** A second factor is required and not set up: until it is, only the own session may be worked on. */
  totpNeeded?: boolean;
}

/** The cookies of this request and its answer. A browser's script cannot read the ones that are set here. */
export interface Cookies {
  get: (name: string) => string | undefined;
  set: (name: string, value: string, maxAgeSeconds: number) => void;
}
/** Where no browser asks. */
export const noCookies: Cookies = { get: () => undefined, set: () => {} };

/** Everything a use-case may touch; nothing else is global. */
export interface Ctx<U extends User | null = User | null, S extends Staff | null = Staff | null> extends Adapters {
  db: Kysely<DB>;
  now: () => Date;
  counts: Counts;
  user: U;
  staff: S;
  /** The session that signed this request in, so that sign-out and password changes can spare or end it. */
  sessionId: number | null;
  locale: Locale;
  ip: string;
  userAgent: string;
  cookies: Cookies;
  log: FastifyBaseLogger;
}
export type CtxFor<A extends Access> = A extends 'public'
  ? Ctx
  : A extends 'staff'
    ? Ctx<null, Staff>
    : Ctx<User, null>;

/** What a ctx has before a request comes. */
export type BaseCtx = Omit<Ctx, 'user' | 'staff' | 'sessionId' | 'locale' | 'ip' | 'userAgent' | 'cookies' | 'log'>;
/** What a job works with: nobody asks, so there is no user. */
export type JobCtx = BaseCtx & { log: FastifyBaseLogger };

/** The same ctx and use-cases, all inside one transaction; an outer transaction is joined. */
export const inTransaction = <C extends Pick<Ctx, 'db'>, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> =>
  ctx.db.isTransaction ? work(ctx) : ctx.db.transaction().execute((db) => work({ ...ctx, db }));
