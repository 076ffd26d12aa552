import { Secret, TOTP } from 'otpauth';
import type { TestApp } from './testApp.ts';

/** What an authenticator shows now. */
export const totpCode = (t: Pick<TestApp, 'clock'>, secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: t.clock.now.getTime() });
