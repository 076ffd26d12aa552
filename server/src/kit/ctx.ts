import type { CertKind, CertStatus } from '@pavilion/protocol/certification.ts';
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
  certStatus: CertStatus;
  certKind: CertKind | null;
}
export interface Staff {
  id: number;
  username: string;
  name: string;
  role: StaffRole;
  locale: Locale;
  /** True if a second factor is required and not set up. Until it is, the account may change its own session only. */
  totpNeeded?: boolean;
}

/** Cookies of the request and the response. They are set with HttpOnly, so scripts cannot read them. */
export interface Cookies {
  get: (name: string) => string | undefined;
  set: (name: string, value: string, maxAgeSeconds: number) => void;
}
/** Cookies for a context without a browser. */
export const noCookies: Cookies = { get: () => undefined, set: () => {} };

/** Everything that a use case may use. There is no other global state. */
export interface Ctx<U extends User | null = User | null, S extends Staff | null = Staff | null> extends Adapters {
  db: Kysely<DB>;
  now: () => Date;
  counts: Counts;
  user: U;
  staff: S;
  /** The session of this request. Sign-out ends it; a change of password keeps it and ends the others. */
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

/** The part of the context that exists before a request. */
export type BaseCtx = Omit<Ctx, 'user' | 'staff' | 'sessionId' | 'locale' | 'ip' | 'userAgent' | 'cookies' | 'log'>;
/** The context of a job, which has no user. */
export type JobCtx = BaseCtx & { log: FastifyBaseLogger };

/** Runs `work` with the same context inside one transaction. It joins a transaction that is already open. */
export const inTransaction = <C extends Pick<Ctx, 'db'>, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> =>
  ctx.db.isTransaction ? work(ctx) : ctx.db.transaction().execute((db) => work({ ...ctx, db }));
