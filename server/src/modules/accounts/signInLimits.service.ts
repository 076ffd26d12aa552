// Who may try to sign in, and how often (decision 0044). Nobody's wrong tries keep the owner of an account out of it.
import { limits } from '@pavilion/protocol/limits.ts';
import type { Ctx } from '../../kit/ctx.ts';
import { addressKey, forgive, giveBack, limit } from '../../kit/limit.ts';
import { type AccountKind, type DeviceAccount, knownDevice, rememberDevice } from './devices.service.ts';
import { spendSignInCode } from './signInCode.service.ts';

const windowSeconds = limits.signInFailureWindowMinutes * 60;
type LimitCtx = Pick<Ctx, 'db' | 'now' | 'ip' | 'signer'>;

/** One try to sign in, as counted. */
export interface CountedTry {
  /** The known device; undefined for any other. */
  device: string | undefined;
  /** What the limits of the second factor belong to as well. */
  place: string;
  /** The password was right: what is limited are wrong ones. */
  wasRight: () => Promise<void>;
}

/**
 * Counts a try before the password is looked at, so that tries which come at once are counted too. Refuses with
 * `tooManyRequests`. The key is the name as it was typed: user name and e-mail of one account are counted apart, so that the
 * answers do not tell that they belong together.
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
    await limit(ctx, key, most, windowSeconds);
  return async () => {
    await forgive(ctx, own);
    for (const [key] of shared) await giveBack(ctx, key);
  };
}

interface Attempt {
  username: string;
  emailCode?: string | undefined;
}
type Account = DeviceAccount & { email: string };

/** Lets a try pass, or refuses it. A mailed code makes this browser a known device, whatever strangers have tried. */
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
