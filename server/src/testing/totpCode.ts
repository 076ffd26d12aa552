import { Secret, TOTP } from 'otpauth';
import { otpauthUrlOf } from '../modules/staff/totp.ts';
import type { TestApp } from './testApp.ts';

/** Returns what an authenticator shows now. */
export const totpCode = (t: Pick<TestApp, 'clock'>, secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: t.clock.now.getTime() });

/** Returns the content of the QR code of a set-up. */
export const totpQrText = (secret: string, username: string): string => otpauthUrlOf(secret, username);
