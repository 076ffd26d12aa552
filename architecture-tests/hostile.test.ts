// Sends hostile input to every endpoint as every kind of caller: the response is a refusal in the envelope, never a 5xx.
import { api } from '@pavilion/protocol';
import { CertStatus } from '@pavilion/protocol/certification.ts';
import type { Endpoint } from '@pavilion/protocol/kit/endpoint.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { totpContext } from '../server/src/kit/sealedFields.ts';
import { openSession } from '../server/src/modules/accounts/sessions.service.ts';
import { anOffer, aProgramme, aStaff, aUser } from '../server/src/testing/builders.ts';
import { type SeededRandom, seededRandom } from '../server/src/testing/seededRandom.ts';
import { type TestApp, testApp } from '../server/src/testing/testApp.ts';
import { testSize } from '../server/src/testing/testSize.ts';

let t: TestApp;
let userId: number;
let staffId: number;
/** Calls the endpoints that administrators may not (decision 0046). */
let traderId: number;
beforeAll(async () => {
  t = await testApp({ connections: 20 });
  userId = (await aUser(t, { certified: true })).id;
  await aStaff(t, 'editor'); // number 1, which the sweep disables
  staffId = (await aStaff(t, 'admin')).id;
  traderId = (await aStaff(t, 'trade')).id;
  await anOffer(t, (await aProgramme(t)).id);
});
afterAll(() => t.close());

/** Restores what earlier calls did to the callers: a changed password, a closed account, a replaced second factor. */
async function restoreCallers() {
  const [user, staff] = [t.db.updateTable('users'), t.db.updateTable('staff')];
  await user
    .set({ closedAt: null, dormantAt: null, certStatus: CertStatus.certified, certKind: 'person' })
    .where('id', '=', userId)
    .execute();
  // Without the second factor an administrator may only work on their own session.
  await t.db.updateTable('staff').set({ disabledAt: null, role: 'trade' }).where('id', '=', traderId).execute();
  await staff
    .set({
      totpSecret: t.deps.adapters.vault.seal('JBSWY3DPEHPK3PXP', totpContext(staffId)),
      totpEnabledAt: t.clock.now,
      disabledAt: null,
      role: 'admin',
    })
    .where('id', '=', staffId)
    .execute();
}

const endpoints = Object.entries(api).flatMap(([group, calls]) =>
  Object.entries(calls as Record<string, Endpoint>).map(([name, endpoint]) => ({
    called: `${group}.${name}`,
    endpoint,
  })),
);
type Who = 'visitor' | 'user' | 'staff';
const mayCall = (e: Endpoint, who: Who) =>
  e.access === 'public' || (who === 'staff' ? e.access === 'staff' : who === 'user' && e.access !== 'staff');

interface Def {
  type: string;
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  element?: z.ZodType;
  options?: z.ZodType[];
  in?: z.ZodType;
  out?: z.ZodType;
}
/** Returns the object, list or value inside optional, default and pipe; of a union its first member. */
function coreOf(schema: z.ZodType): Def {
  const def = schema._zod.def as unknown as Def;
  const inner = def.innerType ?? def.options?.[0] ?? (def.in?._zod.def.type === 'transform' ? def.out : def.in);
  return inner ? coreOf(inner) : def;
}
const file = { name: 'a.jpg', type: 'image/jpeg', bytes: new Uint8Array([1, 2, 3]) };
const plausible = [
  1,
  0,
  'linxiaowen',
  '2027-01-01',
  'a@example.com',
  'Festival@2026',
  '13800138000',
  '123456',
  'SG',
  'svod',
  '林晓雯',
  'PV202606010000017',
  'x'.repeat(24),
  true,
  [1],
  ['SG'],
  ['svod'],
  [],
  { zh: '一', en: 'one' },
  {},
  file,
];
/** Returns a value that the schema accepts, or nearly accepts, so that a hostile value in one field reaches the use-case. */
function sampleOf(schema: z.ZodType): unknown {
  const { shape, element } = coreOf(schema);
  if (shape) return Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, sampleOf(field)]));
  if (element) return [sampleOf(element)];
  return plausible.find((value) => schema.safeParse(value).success) ?? 'x';
}
const mapWords = (value: unknown, change: (words: string) => string): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapWords(item, change));
  if (value === null || typeof value !== 'object' || value === file) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapWords(inner, change)]));
};

const NUL = '\u0000';
const values: unknown[] = [
  null,
  true,
  -1,
  1.5,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  1e308,
  '',
  '9'.repeat(400),
  `a${NUL}b`,
  '\ud800',
  '%',
  "'; drop table users; --",
  '0000-00-00',
  '9999-12-31',
  [],
  [[]],
  [null],
  {},
  { toString: 1 },
  file,
];
const wholeBodies = [
  '',
  'null',
  '[]',
  '"x"',
  '0',
  '{',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"a":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
];

const pairsOf = (input: unknown) =>
  Object.entries(input as Record<string, unknown>).flatMap(([key, value]): [string, unknown][] =>
    Array.isArray(value) ? value.map((item) => [key, item]) : [[key, value]],
  );
const wordsOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

async function carried(e: Endpoint, input: unknown) {
  if (e.send === 'body') return { url: e.path, json: JSON.stringify(input) };
  if (e.send === 'query')
    return {
      url: `${e.path}?${new URLSearchParams(pairsOf(input).map(([k, v]): [string, string] => [k, wordsOf(v)]))}`,
    };
  const form = new FormData();
  for (const [key, value] of pairsOf(input))
    if (value === file) form.append(key, new Blob([file.bytes], { type: file.type }), file.name);
    else form.append(key, wordsOf(value));
  const request = new Request('http://test', { method: 'POST', body: form });
  return {
    url: e.path,
    form: Buffer.from(await request.arrayBuffer()),
    type: request.headers.get('content-type')!,
  };
}

let address = 0;
async function send(
  e: Endpoint,
  who: Who,
  what: { url: string; json?: string; form?: Buffer; type?: string },
  headers: Record<string, string> = {},
) {
  // Each request has a new IP address and session, so that limits and sign-outs do not stop it before the use-case.
  address++;
  const staff = { staffId: e.separated ? traderId : staffId };
  const token = who !== 'visitor' && (await openSession(t.ctx(), who === 'user' ? { userId } : staff));
  const payload = what.json ?? what.form;
  return t.app.inject({
    method: e.method,
    url: what.url,
    remoteAddress: `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(payload !== undefined && { 'content-type': what.type ?? 'application/json' }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  });
}
type Answer = Awaited<ReturnType<typeof send>>;
function faultOf(answer: Answer, label: string): string | undefined {
  const body = answer.statusCode < 500 ? (answer.json() as { code?: unknown; msg?: unknown }) : {};
  return answer.statusCode < 500 && typeof body.code === 'number' && typeof body.msg === 'string'
    ? undefined
    : `${label} → ${answer.statusCode} ${answer.body.slice(0, 80)}`;
}
const brief = (value: unknown) => JSON.stringify(value).slice(0, 300);

/** Returns the hostile values for a field: a random sample for each field, or all. */
const valuesFor = (random: SeededRandom): unknown[] => {
  const drawn = values.map((value) => ({ value, at: random.below(1_000_000) })).sort((a, b) => a.at - b.at);
  return drawn.slice(0, testSize({ usual: 6, full: values.length })).map(({ value }) => value);
};

/** Puts hostile values into every field in turn, with plausible values in the others. */
async function faultsOf(
  { called, endpoint }: (typeof endpoints)[number],
  who: Who,
  random: SeededRandom,
): Promise<string[]> {
  const faults: (string | undefined)[] = [];
  await restoreCallers();
  const nameOf = (what: string) => `${who} ${called} ${what}`;
  for (const json of endpoint.send === 'query' ? [] : wholeBodies)
    faults.push(faultOf(await send(endpoint, who, { url: endpoint.path, json }), nameOf(json.slice(0, 40))));
  if (!mayCall(endpoint, who)) return faults.filter((fault) => fault !== undefined);
  const sample = sampleOf(endpoint.input) as Record<string, unknown>;
  const plain = await send(endpoint, who, await carried(endpoint, sample));
  if ([401, 403, 4004, 4117].includes((plain.json() as { code: number }).code) && endpoint.access !== 'public')
    faults.push(`${nameOf('was not reached')}: ${plain.body.slice(0, 80)}`);
  const inputs = [
    sample,
    ...Object.keys(sample).flatMap((key) => valuesFor(random).map((value) => ({ ...sample, [key]: value }))),
  ];
  for (let at = 0; at < inputs.length; at += 16) {
    const answers = inputs.slice(at, at + 16).map(async (input) => {
      const answer = await send(endpoint, who, await carried(endpoint, input));
      return faultOf(answer, nameOf(brief(input)));
    });
    faults.push(...(await Promise.all(answers)));
  }
  const odd = { 'idempotency-key': 'é'.repeat(300), 'accept-language': ';;;q=x', 'if-none-match': '*' };
  faults.push(faultOf(await send(endpoint, who, await carried(endpoint, sample), odd), nameOf('odd headers')));
  return faults.filter((fault) => fault !== undefined);
}

for (const who of ['visitor', 'user', 'staff'] as const)
  test(`no input of a ${who} makes an endpoint fail`, { timeout: 180_000 }, async () => {
    expect(endpoints.length).toBeGreaterThan(80);
    const random = seededRandom();
    const faults: string[] = [];
    for (const endpoint of endpoints) faults.push(...(await faultsOf(endpoint, who, random)));
    expect(faults).toEqual([]);
  });

test('text that the database cannot store is refused with a message at its field', { timeout: 60_000 }, async () => {
  const faults: string[] = [];
  let checked = 0;
  for (const { called, endpoint } of endpoints) {
    await restoreCallers();
    const who: Who = endpoint.access === 'staff' ? 'staff' : 'user';
    const sample = sampleOf(endpoint.input);
    for (const bad of [NUL, '\ud800']) {
      const corrupted = mapWords(sample, (words) => `${words}${bad}`);
      if (JSON.stringify(corrupted) === JSON.stringify(sample)) continue;
      // URLs and forms are UTF-8, which cannot represent an unpaired surrogate.
      if (bad !== NUL && endpoint.send !== 'body') continue;
      checked++;
      const answer = await send(endpoint, who, await carried(endpoint, corrupted));
      if (answer.statusCode !== 400) faults.push(`${called} → ${answer.statusCode} ${answer.body.slice(0, 120)}`);
    }
  }
  expect(checked).toBeGreaterThan(60);
  expect(faults).toEqual([]);
});
