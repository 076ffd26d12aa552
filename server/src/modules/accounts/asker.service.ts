import type { Ctx } from '../../kit/ctx.ts';
import { hashOfToken, newToken } from './sessions.service.ts';

const cookie = 'asker';
const validSeconds = 3600;
const given = (ctx: Pick<Ctx, 'cookies'>) => {
  const value = ctx.cookies.get(cookie);
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
};

/** Sets a cookie that marks the browser that requests a code, and returns the hash of the mark. */
export function markAsker(ctx: Pick<Ctx, 'cookies'>): Buffer {
  const token = given(ctx) ?? newToken();
  ctx.cookies.set(cookie, token, validSeconds);
  return hashOfToken(token);
}

/** Returns the hash of the browser's mark. A browser without one gets a random hash, which matches no code. */
export const askerOf = (ctx: Pick<Ctx, 'cookies'>): Buffer => hashOfToken(given(ctx) ?? newToken());
