import { limits } from '@pavilion/protocol/limits.ts';
import type { Ctx } from '../../kit/ctx.ts';
import { addressKey, consumeWithin } from '../../kit/limit.ts';

/** High, because visitors of a fair may share one IP address. */
const perAddressAndHour = 200;
const perMailboxAndAddressADay = 20;
/** Protects a mailbox that many IP addresses flood. It only stops further letters: codes and links already mailed stay valid. */
const perMailboxADay = 200;

/** Limits letters that visitors may request. Each browser waits between two letters to one mailbox and does not delay other browsers. */
export async function limitMails(ctx: Pick<Ctx, 'db' | 'now' | 'ip'>, what: string, mailbox: string, asker: string) {
  const box = `${what}:${mailbox.toLowerCase()}`;
  const address = addressKey(ctx.ip);
  await consumeWithin(ctx, `${what}:ip:${address}`, perAddressAndHour, 3600);
  await consumeWithin(ctx, `${box}:${asker}`, 1, limits.emailCountdownSeconds);
  await consumeWithin(ctx, `${box}:from:${address}`, perMailboxAndAddressADay, 86_400);
  await consumeWithin(ctx, `${box}:day`, perMailboxADay, 86_400);
}
