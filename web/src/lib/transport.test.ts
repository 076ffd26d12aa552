import { afterEach, expect, test, vi } from 'vitest';
import { setLocale } from './locale.ts';
import { clearSession, signIn } from './session.ts';
import { currentTransport } from './transport.ts';

function answered(body: string, headers: Record<string, string> = {}) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(body, { headers }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
afterEach(() => {
  vi.unstubAllGlobals();
  clearSession();
});

test('requests carry the headers of the specification and the chosen language', async () => {
  signIn('abc');
  setLocale('zh-CN');
  const fetched = answered('{"code":200}', { 'Retry-After': '7' });
  const reply = await currentTransport()({ method: 'POST', url: '/api/x', body: { a: 1 }, idempotencyKey: 'k' });
  const [url, init] = fetched.mock.calls[0]!;
  const headers = new Headers(init.headers);
  const named = ['authorization', 'language', 'tenant-id', 'accept-language', 'content-type', 'idempotency-key'];
  expect(url).toBe('/api/x');
  expect(init.body).toBe('{"a":1}');
  expect(named.map((name) => headers.get(name))).toEqual(['Bearer abc', '1', '1000', 'zh-CN', 'application/json', 'k']);
  expect(reply).toEqual({ status: 200, json: { code: 200 }, retryAfterSeconds: 7 });
});

test('a visitor sends no token, and an answer that is no JSON is an answer without an envelope', async () => {
  setLocale('en-US');
  const fetched = answered('<html>');
  const reply = await currentTransport()({ method: 'GET', url: '/api/x' });
  const headers = new Headers(fetched.mock.calls[0]![1].headers);
  expect([headers.get('authorization'), headers.get('accept-language')]).toEqual([null, 'en-US']);
  expect(reply).toEqual({ status: 200, json: undefined });
});
