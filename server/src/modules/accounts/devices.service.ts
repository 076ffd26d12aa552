// Known devices (decision 0044): a browser that signed in to an account holds a signed cookie for that account. The cookie grants no
// access; it only counts the browser's sign-in attempts apart from those of strangers.
import type { Ctx } from '../../kit/ctx.ts';
import { newToken } from './sessions.service.ts';

type DeviceCtx = Pick<Ctx, 'cookies' | 'now' | 'signer'>;
export type AccountKind = 'user' | 'staff';
export interface DeviceAccount {
  id: number;
  passwordHash: string;
}

const validDays = 180;
const cookieOf = ({ signer }: DeviceCtx, kind: AccountKind, id: number) =>
  `device_${signer.sign(`device of ${kind} ${id}`).slice(0, 16)}`;
/** The signature covers the password's hash, so a new password makes every device unknown. */
const sealed = (kind: AccountKind, { id, passwordHash }: DeviceAccount, device: string, until: string) =>
  JSON.stringify(['device', kind, id, passwordHash, device, until]);

/** Makes this browser a known device of the account and returns the name of the device. */
export function rememberDevice(ctx: DeviceCtx, kind: AccountKind, account: DeviceAccount): string {
  const device = newToken();
  const seconds = validDays * 86_400;
  const until = String(Math.floor(ctx.now().getTime() / 1000) + seconds);
  const signature = ctx.signer.sign(sealed(kind, account, device, until));
  ctx.cookies.set(cookieOf(ctx, kind, account.id), `${device}.${until}.${signature}`, seconds);
  return device;
}

/** Returns the name of this device if the account knows it. */
export function knownDevice(ctx: DeviceCtx, kind: AccountKind, account: DeviceAccount | undefined): string | undefined {
  const cookie = account && ctx.cookies.get(cookieOf(ctx, kind, account.id));
  if (!cookie) return undefined;
  const [device = '', until = '', signature = ''] = cookie.split('.');
  if (!ctx.signer.verify(sealed(kind, account, device, until), signature)) return undefined;
  return Number(until) * 1000 > ctx.now().getTime() ? device : undefined;
}
