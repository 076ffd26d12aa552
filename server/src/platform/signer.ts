import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Signer } from '../kit/adapters.ts';

/** Creates a signer: HMAC-SHA-256 with the platform's secret. */
export function createSigner(secret: string): Signer {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  return {
    sign,
    verify(text, signature) {
      const expected = Buffer.from(sign(text));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
