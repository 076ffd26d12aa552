// Time-based one-time passwords (RFC 6238): six digits, thirty seconds, one step of grace on either side.
import { Secret, TOTP } from 'otpauth';

const period = 30;
const issuer = 'Festival Pavilion';

export const newSecret = () => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period });

/** Returns the URL that an authenticator app reads from a QR code. */
export const otpauthUrlOf = (secret: string, username: string) => totpOf(secret, username).toString();

/** Returns the time step of a code, or undefined for a wrong one. */
export function stepOf(secret: string, token: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}
