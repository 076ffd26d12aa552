import type { IncomingHttpHeaders } from 'node:http';

/** What @fastify/helmet sets here on every answer, for answers that leave below the application; a test holds them equal. */
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

/** HSTS where the site is reached by TLS: by its public URL, or by what a trusted proxy says of this request. */
export function hstsOf(options: { publicUrl: string; trustProxy: false | number | string[] }) {
  const always = options.publicUrl.startsWith('https:');
  return (headers: IncomingHttpHeaders) =>
    always || (options.trustProxy !== false && headers['x-forwarded-proto'] === 'https') ? HSTS : undefined;
}
export type HstsOf = ReturnType<typeof hstsOf>;
