import type { Ctx } from '../../kit/ctx.ts';
import { hashOfToken, newToken } from './sessions.service.ts';

const cookie = 'asker';
const validSeconds = 3600;
const given = (ctx: Pick<Ctx, 'cookies'>) => {
  const value = ctx.cookies.get(cookie);
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
};

/** Marks the browser that asks for a code; gives the hash of the mark. */
export function markAsker(ctx: Pick<Ctx, 'cookies'>): Buffer {
  const token = given(ctx) ?? newToken();
  ctx.cookies.set(cookie, token, validSeconds);
  return hashOfToken(token);
}

/** The browser that enters a code; without a mark it is one that no code was made for. */
export const askerOf = (ctx: Pick<Ctx, 'cookies'>): Buffer => hashOfToken(given(ctx) ?? newToken());
