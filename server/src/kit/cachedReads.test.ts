import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../platform/database/embedded.ts';
import { aProgramme, aStaff, aUser } from '../testing/builders.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { createResponseCache } from './responseCache.ts';

let t: TestApp;
let programmeId: number;
let address: string;
beforeAll(async () => {
  t = await testApp();
  address = await t.app.listen({ port: await freePort(), host: '127.0.0.1' });
  for (let i = 0; i < 12; i++) await aProgramme(t);
  programmeId = (await aProgramme(t, { zhTitle: '灯塔', enTitle: 'The Lighthouse' })).id;
});
afterAll(() => t.close());

const list = '/api/programSale/list?pageSize=20';
interface Answer {
  statusCode: number;
  headers: IncomingHttpHeaders;
  rawPayload: Buffer;
  body: string;
  json(): { code: number; data: { enTitle: string } };
}
/** Over a real socket: kept answers leave below the application. */
const read = (url: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((done, fail) => {
    get(address + url, { headers: { 'accept-language': 'en-US', ...headers } }, async (res) => {
      const rawPayload = Buffer.concat(await res.toArray());
      const body = rawPayload.toString();
      done({ statusCode: res.statusCode!, headers: res.headers, rawPayload, body, json: () => JSON.parse(body) });
    }).on('error', fail);
  });
/** Reads until the answer comes from finished bytes, and gives that one. */
async function readKept(url: string, headers: Record<string, string> = {}) {
  await read(url, headers);
  const { hits } = t.deps.cache.stats;
  const answer = await read(url, headers);
  expect(t.deps.cache.stats.hits).toBe(hits + 1);
  return answer;
}

test('the kept answer is the made one, byte for byte, and is known again by its ETag', async () => {
  const made = await read(list);
  const kept = await readKept(list);
  expect(kept.rawPayload.equals(made.rawPayload)).toBe(true);
  expect(kept.headers.etag).toBe(made.headers.etag);
  const known = await read(list, { 'if-none-match': String(made.headers.etag) });
  expect([known.statusCode, known.body]).toEqual([304, '']);
  const other = await read(list, { 'if-none-match': '"of another answer"' });
  expect(other.statusCode).toBe(200);
});

test('a recomputed response also reports an unchanged state (304)', async () => {
  const { etag } = (await read(list)).headers;
  t.deps.cache.clear();
  expect((await read(list, { 'if-none-match': String(etag) })).statusCode).toBe(304);
});

test('each language has its own answer', async () => {
  await readKept(list);
  const { misses } = t.deps.cache.stats;
  await read(list, { 'accept-language': 'zh-CN,zh;q=0.9' });
  expect(t.deps.cache.stats.misses).toBe(misses + 1);
  await read(list, { 'accept-language': 'zh-CN' });
  await read(list, { 'accept-language': 'en-GB' });
  expect(t.deps.cache.stats.misses).toBe(misses + 1);
});

test('from the second reading on, who understands brotli gets it', async () => {
  await readKept(list);
  await readKept(list);
  await expect
    .poll(async () => (await read(list, { 'accept-encoding': 'gzip, br' })).headers['content-encoding'])
    .toBe('br');
  const packed = await read(list, { 'accept-encoding': 'br' });
  const plain = await read(list);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  expect(packed.headers.vary).toContain('Accept-Encoding');
});

test('a change of one of its tables drops an answer, another change does not', async () => {
  const detail = `/api/programSale/detail?id=${programmeId}`;
  await readKept(detail);
  await aUser(t);
  await t.noticesArrived();
  await readKept(detail);
  await t.db.updateTable('programmes').set({ enTitle: 'The Last Lighthouse' }).where('id', '=', programmeId).execute();
  await expect.poll(async () => (await read(detail)).json().data.enTitle).toBe('The Last Lighthouse');
});

test('a change that was rolled back drops nothing', async () => {
  const detail = `/api/programSale/detail?id=${programmeId}`;
  await readKept(detail);
  const undone = t.db.transaction().execute(async (db) => {
    await db.updateTable('programmes').set({ enTitle: 'Undone' }).where('id', '=', programmeId).execute();
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await t.noticesArrived();
  const { hits } = t.deps.cache.stats;
  expect((await read(detail)).body).not.toContain('Undone');
  expect(t.deps.cache.stats.hits).toBe(hits + 1);
});

test('a signed-in reader neither fills the cache nor is answered from it', async () => {
  const { token } = await aUser(t);
  const { token: staff } = await aStaff(t);
  for (const bearer of [token, staff, 'expired']) {
    t.deps.cache.clear();
    const before = t.deps.cache.bytes;
    const first = await read(list, { authorization: `Bearer ${bearer}` });
    expect(first.statusCode).toBe(200);
    expect(t.deps.cache.bytes).toBe(before);
    await readKept(list);
    const { hits } = t.deps.cache.stats;
    await read(list, { authorization: `Bearer ${bearer}` });
    expect(t.deps.cache.stats.hits).toBe(hits);
  }
});

test('no private read, failure or refusal is ever kept', async () => {
  t.deps.cache.clear();
  const { token } = await aUser(t);
  await read('/api/user/getUserInfo', { authorization: `Bearer ${token}` });
  await read('/api/user/myAddress');
  await read('/api/programSale/detail?id=2147483000');
  await read('/api/programSale/list?pageSize=-1');
  expect(t.deps.cache.bytes).toBe(0);
});

test('another tenant is refused though the answer lies ready', async () => {
  await readKept(list);
  for (const name of ['tenant-id', 'tenantid']) {
    expect((await read(list, { [name]: '1000' })).statusCode).toBe(200);
    const other = await read(list, { [name]: '2' });
    expect(other.json().code).not.toBe(200);
    expect(other.json().data).toBeUndefined();
  }
});

test('a request for a response in progress waits for it, a refusal included', async () => {
  const made = vi.spyOn(t.deps.cache, 'put');
  t.deps.cache.clear();
  const crowd = await Promise.all([
    ...Array.from({ length: 30 }, () => read(list)),
    read(list, { 'accept-language': 'zh-CN' }),
    read(list, { 'tenant-id': '2' }),
  ]);
  // Some may have come after it was made; those were answered from the cache.
  expect(made).toHaveBeenCalledTimes(2);
  const [first, ...others] = crowd.slice(0, 30);
  expect(others.every((answer) => answer.body === first!.body && answer.statusCode === 200)).toBe(true);
  expect(crowd[31]!.json().code).not.toBe(200);
  const nowhere = await Promise.all(Array.from({ length: 5 }, () => read('/api/programSale/detail?id=2147483000')));
  expect(new Set(nowhere.map((answer) => answer.json().code))).toEqual(new Set([404]));
  made.mockRestore();
});

test('an answer that a change overtook while it was made is not kept', () => {
  const cache = createResponseCache({ maxBytes: 1_000_000, maxAgeMs: 60_000 });
  const state = cache.stateOf(['programmes']);
  cache.drop('programmes');
  cache.put('e/list', Buffer.from('old'), ['programmes'], state);
  expect(cache.get('e/list')).toBeUndefined();
  cache.put('e/list', Buffer.from('new'), ['programmes'], cache.stateOf(['programmes']));
  expect(cache.get('e/list')?.body.toString()).toBe('new');
});

test('the cache stays within its size: the oldest go first, and the giant is not taken in', () => {
  const cache = createResponseCache({ maxBytes: 1000, maxAgeMs: 60_000 });
  for (let i = 0; i < 20; i++) cache.put(`e/${i}`, Buffer.alloc(100), [], cache.stateOf([]));
  expect(cache.bytes).toBeLessThanOrEqual(1000);
  expect(cache.get('e/0')).toBeUndefined();
  expect(cache.get('e/19')).toBeDefined();
  cache.put('e/giant', Buffer.alloc(500), [], cache.stateOf([]));
  expect(cache.get('e/giant')).toBeUndefined();
});
