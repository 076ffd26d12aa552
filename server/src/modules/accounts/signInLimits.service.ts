// Limits attempts to sign in (decision 0044). Wrong attempts of others never lock the owner out of an account.
import { limits } from '@pavilion/protocol/limits.ts';
import type { Ctx } from '../../kit/ctx.ts';
import { addressKey, consumeWithin, refund, resetLimit } from '../../kit/limit.ts';
import { type AccountKind, type DeviceAccount, knownDevice, rememberDevice } from './devices.service.ts';
import { spendSignInCode } from './signInCode.service.ts';

const windowSeconds = limits.signInFailureWindowMinutes * 60;
type LimitCtx = Pick<Ctx, 'db' | 'now' | 'ip' | 'signer'>;

/** A counted attempt to sign in. */
export interface CountedTry {
  /** The known device; undefined for any other browser. */
  device: string | undefined;
  /** The key that the limits of the second factor share. */
  place: string;
  /** Takes the count back after a right password: only wrong ones are limited. */
  wasRight: () => Promise<void>;
}

/**
 * Counts an attempt before the password is checked, so that concurrent attempts are counted too. Throws `tooManyRequests`. The key is the
 * name as typed: user name and e-mail of one account are counted apart, so that responses do not reveal that they belong together.
 */
async function countTry(ctx: LimitCtx, kind: AccountKind, name: string, device: string | undefined) {
  const typed = ctx.signer.sign(`sign-in ${kind} ${name.toLowerCase()}`);
  const address = addressKey(ctx.ip);
  const own = device ? `login:device:${device}` : `login:${kind}:${typed}:${address}`;
  const shared: [string, number][] = device
    ? []
    : [
        [`login:ip:${address}`, limits.signInFailuresPerIp],
        [`login:${kind}:${typed}`, limits.signInFailuresPerName],
      ];
  for (const [key, most] of [
    ...shared.slice(0, 1),
    [own, limits.signInFailuresPerAccount] as const,
    ...shared.slice(1),
  ])
    await consumeWithin(ctx, key, most, windowSeconds);
  return async () => {
    await resetLimit(ctx, own);
    for (const [key] of shared) await refund(ctx, key);
  };
}

interface Attempt {
  username: string;
  emailCode?: string | undefined;
}
type Account = DeviceAccount & { email: string };

/** Admits an attempt or throws. A mailed code makes this browser a known device, whatever strangers have tried. */
export async function admitTry(
  ctx: Ctx,
  kind: AccountKind,
  account: Account | undefined,
  { username, emailCode }: Attempt,
): Promise<CountedTry> {
  let device = knownDevice(ctx, kind, account);
  if (!device && emailCode !== undefined) {
    const owner = await spendSignInCode(ctx, kind, account, emailCode);
    device = rememberDevice(ctx, kind, owner);
  }
  const wasRight = await countTry(ctx, kind, username, device);
  return { device, place: device ?? 'unknown', wasRight };
}
