import { limits } from '@pavilion/protocol/limits.ts';
import type { Ctx } from '../../kit/ctx.ts';
import { addressKey, limit } from '../../kit/limit.ts';

/** A hall full of visitors shares an address. */
const perAddressAndHour = 200;
const perMailboxAndAddressADay = 20;
/** Against a mailbox that many addresses fill. It stops further letters only: what was mailed stays valid. */
const perMailboxADay = 200;

/**
 * Limits letters that anybody may ask for. Each asker waits between two letters to one mailbox; one asker does not make
 * another wait.
 */
export async function limitLetters(ctx: Pick<Ctx, 'db' | 'now' | 'ip'>, what: string, mailbox: string, asker: string) {
  const box = `${what}:${mailbox.toLowerCase()}`;
  const address = addressKey(ctx.ip);
  await limit(ctx, `${what}:ip:${address}`, perAddressAndHour, 3600);
  await limit(ctx, `${box}:${asker}`, 1, limits.emailCountdownSeconds);
  await limit(ctx, `${box}:from:${address}`, perMailboxAndAddressADay, 86_400);
  await limit(ctx, `${box}:day`, perMailboxADay, 86_400);
}
