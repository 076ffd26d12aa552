import type { IncomingHttpHeaders } from 'node:http';

/** The headers that @fastify/helmet sets, for responses that are sent below the application. A test compares the two. */
export const securityHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
} as const;

const HSTS = { 'strict-transport-security': 'max-age=31536000' } as const;

/** Returns the HSTS header if the site uses TLS, by its public URL or by the header of a trusted proxy. */
export function hstsOf(options: { publicUrl: string; trustProxy: false | number | string[] }) {
  const always = options.publicUrl.startsWith('https:');
  return (headers: IncomingHttpHeaders) =>
    always || (options.trustProxy !== false && headers['x-forwarded-proto'] === 'https') ? HSTS : undefined;
}
export type HstsOf = ReturnType<typeof hstsOf>;
