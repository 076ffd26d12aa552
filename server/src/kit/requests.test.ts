import { connect } from 'node:net';
import { api } from '@pavilion/protocol';
import { errors } from '@pavilion/protocol/errors.ts';
import { type Endpoint, mayCall } from '@pavilion/protocol/kit/endpoint.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../platform/database/embedded.ts';
import { aProgramme, aStaff, aUser, testPassword } from '../testing/builders.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { hstsOf, securityHeaders } from './securityHeaders.ts';

let t: TestApp;
let port: number;
beforeAll(async () => {
  t = await testApp();
  port = await freePort();
  await t.app.listen({ port, host: '127.0.0.1' });
  await aProgramme(t);
});
afterAll(() => t.close());

const forms = Object.values(api)
  .flatMap((calls) => Object.values(calls as Record<string, Endpoint>))
  .filter(({ send }) => send === 'form');

test('a form without a boundary, or one that is cut off, is a bad request at every upload', async () => {
  expect(forms.length).toBeGreaterThan(6);
  const user = await aUser(t, { certified: true });
  const admin = await aStaff(t, 'admin');
  const trade = await aStaff(t, 'trade');
  const start =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\nabc';
  const broken = [
    ['multipart/form-data', start],
    ['multipart/form-data; boundary=x', start],
    ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition'],
    ['multipart/form-data; boundary=x', ''],
  ] as const;
  for (const endpoint of forms)
    for (const [type, payload] of broken) {
      const { path, access } = endpoint;
      const caller = access !== 'staff' ? user : mayCall(endpoint, 'admin') ? admin : trade;
      const authorization = `Bearer ${caller.token}`;
      const headers = { authorization, 'content-type': type };
      const answer = await t.app.inject({ method: 'POST', url: path, headers, payload });
      expect([path, type, answer.statusCode]).toEqual([path, type, 400]);
      expect(answer.json()).toMatchObject({ code: 400, msg: expect.any(String) });
    }
});

test('the query string neither overrides nor completes a body, and carries no password', async () => {
  const { token, id, username } = await aUser(t);
  const headers = { authorization: `Bearer ${token}` };
  const edit = (url: string, payload: object) => t.app.inject({ method: 'POST', url, headers, payload });
  await edit('/api/user/editUserInfo?nickname=query&phone=13900139000', { nickname: 'body' });
  const row = await t.db
    .selectFrom('users')
    .select(['nickname', 'phone'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect([row.nickname, row.phone || null]).toEqual(['body', null]);
  const query = new URLSearchParams({ password: testPassword });
  const signIn = await edit(`/api/user/login?${query}`, { username });
  expect(signIn.statusCode).toBe(400);
  expect((await edit(`/api/user/login?${query}`, { username, password: testPassword })).statusCode).toBe(400);
  expect((await edit('/api/user/removeMyAddress?id=2147483000', {})).statusCode).toBe(404);
});

test('private responses are never stored, public ones are revalidated', async () => {
  const { token, username } = await aUser(t, { certified: true });
  const control = async (method: 'GET' | 'POST', url: string, payload?: object, bearer?: string) =>
    (
      await t.app.inject({
        method,
        url,
        headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
        ...(payload && { payload }),
      })
    ).headers['cache-control'];
  expect(await control('POST', '/api/user/login', { username, password: testPassword })).toBe('no-store');
  expect(await control('POST', '/api/user/login', { username, password: 'Wrong@2026' })).toBe('no-store');
  expect(await control('POST', '/api/user/getUserInfo', {}, token)).toBe('no-store');
  expect(await control('POST', '/api/user/getUserInfo', {})).toBe('no-store');
  expect(await control('GET', '/api/console/session/me', undefined, (await aStaff(t)).token)).toBe('no-store');
  expect(await control('GET', '/api/programSale/list')).toBe('no-cache');
  expect(await control('GET', '/api/programSale/list', undefined, token)).toBe('no-cache');
  expect(await control('GET', '/api/information/detail?id=1&preview=x')).toBe('no-store');
});

test('a kept answer carries the same security headers as one that the application makes', async () => {
  const read = async () => (await fetch(`http://127.0.0.1:${port}/api/programSale/list?pageSize=3`)).headers;
  const made = await read();
  const { hits } = t.deps.cache.stats;
  const kept = await read();
  expect(t.deps.cache.stats.hits).toBe(hits + 1);
  for (const [name, value] of Object.entries(securityHeaders)) expect([name, made.get(name)]).toEqual([name, value]);
  const own = new Set(['x-request-id', 'date', 'content-length', 'content-encoding', 'vary']);
  const names = (headers: Headers) => [...headers.keys()].filter((name) => !own.has(name)).sort();
  expect(names(kept)).toEqual(names(made));
});

test('HSTS is sent where the site is reached by TLS, and only there', () => {
  const of = (publicUrl: string, trustProxy: false | number, proto?: string) =>
    hstsOf({ publicUrl, trustProxy })({ ...(proto && { 'x-forwarded-proto': proto }) });
  expect(of('https://pavilion.example.org', false)).toBeDefined();
  expect(of('http://pavilion.test', 1, 'https')).toBeDefined();
  expect(of('http://pavilion.test', false, 'https')).toBeUndefined();
  expect(of('http://pavilion.test', 1, 'http')).toBeUndefined();
});

test('a path and headers that cannot be read are refused in the envelope', async () => {
  const path = await t.app.inject({ url: '/%ff' });
  expect([path.statusCode, path.json()]).toEqual([400, { code: 400, msg: expect.any(String) }]);
  const raw = await new Promise<string>((done, fail) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(70_000)}\r\n\r\n`),
    );
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => done(text));
    socket.on('error', (error) => (text ? done(text) : fail(error)));
  });
  expect(raw).toMatch(/^HTTP\/1\.1 431 /);
  expect(raw).toContain(`"code":${errors.headersTooLarge.code}`);
});
