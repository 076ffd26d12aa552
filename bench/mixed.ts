// `npm run bench:mixed`: latency of other requests while orders are placed and accepted. The demo fair, one process, its own PostgreSQL.
// `npm run bench:mixed -- --seconds 20`.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoPassword } from '../demo/accounts.ts';
import { daysAfter } from '../protocol/src/kit/days.ts';
import { connect } from '../server/src/platform/database/connect.ts';
import { freePort, startEmbedded } from '../server/src/platform/database/embedded.ts';
import { type Buyer, makeBuyer } from './orders.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, log: { type: 'string', default: 'error' } },
});
const seconds = Number(values.seconds);
const LARGE_ORDERS = 120;
const READS_PER_SECOND = 100;
const ORDERS_PER_SECOND = 20;

const scratch = mkdtempSync(join(tmpdir(), 'pavilion-bench-'));
const cluster = await startEmbedded(join(scratch, 'pg'));
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, [join(import.meta.dirname, '../server/src/main.ts')], {
  env: {
    PATH: process.env.PATH,
    DATABASE_URL: cluster.url,
    DATA_DIR: join(scratch, 'data'),
    PORT: String(port),
    HOST: '127.0.0.1',
    DEMO: '1',
    LOG_LEVEL: values.log,
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.once('exit', () => server.kill('SIGKILL')); // also when this run fails
await new Promise<void>((done) =>
  server.stdout.on('data', (chunk: Buffer) => String(chunk).includes('Pavilion is open') && done()),
);
const database = connect(cluster.url, 4);

const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms));
async function post(path: string, token: string | undefined, body: object) {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomBytes(12).toString('hex'),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { code: number; msg: string; token?: string; data?: { orderNo: string } };
  if (answer.code !== 200) throw new Error(`${path}: ${answer.code} ${answer.msg}`);
  return answer;
}

/** Returns the offers that many buyers may hold at once, largest first. */
const offers = (
  await database.db
    .selectFrom('licenceOffers')
    .innerJoin('programmes', 'programmes.id', 'licenceOffers.programmeId')
    .select(['licenceOffers.id', 'programmeId', 'media', 'licenceOffers.countries', 'prices'])
    .where('exclusive', '=', false)
    .where('zhPublishedAt', 'is not', null)
    .execute()
).filter(({ prices }) => (prices as Record<string, number | null>)['1'] != null);
const cellsOf = (offer: (typeof offers)[number]) => offer.media.length * (offer.countries?.length ?? 0);
offers.sort((a, b) => cellsOf(b) - cellsOf(a));
type Offer = (typeof offers)[number];

const dayAhead = (days: number) => daysAfter(new Date(), days).toISOString().slice(0, 10);
/** Orders a year of an offer: all its countries, or the last one. Returns the milliseconds it took and the order number. */
async function order(buyer: Buyer, offer: Offer, days: number, whole: boolean) {
  const began = performance.now();
  const { data } = await post('/api/programOrder/orderProgram', buyer.token, {
    programmeId: offer.programmeId,
    offerId: offer.id,
    media: whole ? offer.media : offer.media.slice(0, 1),
    territories: whole ? offer.countries : offer.countries!.slice(-1),
    startDate: dayAhead(days),
    years: 1,
    addressId: buyer.addressId,
    agreed: true,
  });
  return { ms: performance.now() - began, orderNo: data!.orderNo };
}

/** Sends cached reads at a steady rate, independent of responses (an open loop), until `work` has ended. */
async function readsBeside(name: string, work: Promise<unknown>) {
  const latencies: number[] = [];
  const asked: Promise<void>[] = [];
  let on = true;
  const ended = work.finally(() => {
    on = false;
  });
  for (let next = performance.now(); on; next += 1000 / READS_PER_SECOND) {
    await pause(Math.max(0, next - performance.now()));
    // Measured from the scheduled time, so that a late generator hides no waiting.
    asked.push(
      fetch(`${base}/api/programSale/list?pageNum=1&pageSize=20`).then(async (response) => {
        await response.arrayBuffer();
        if (response.status !== 200) throw new Error(`a read: ${response.status}`);
        latencies.push(performance.now() - next);
      }),
    );
  }
  await Promise.all(asked);
  await ended;
  row(`cached read, ${name}`, latencies);
}
const rows: string[] = [];
function row(name: string, latencies: number[]) {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!.toFixed(1);
  rows.push(`| ${name} | ${sorted.length} | ${at(0.5)} ms | ${at(0.99)} ms | ${at(1)} ms |`);
  console.log(rows.at(-1));
}

const buyers = await Promise.all(Array.from({ length: LARGE_ORDERS + 40 }, () => makeBuyer(database)));
const [large] = offers;
const [first, other, ...many] = buyers as [Buyer, Buyer, ...Buyer[]];
await order(first, large!, 400, false); // warms up what a first order loads
console.log(`a large order: ${cellsOf(large!)} rights`);

await readsBeside('nothing else', pause(seconds * 1000));

const alone: number[] = [];
for (let i = 0; i < 5; i++) alone.push((await order(first, large!, 800 + 2 * i, true)).ms);
row('one large order at a time', alone);
async function largeOrders() {
  const placed = many.slice(0, LARGE_ORDERS).map((buyer) => order(buyer, large!, 500, true));
  // Another user arrives during the orders: reads something of their own, then orders one right of another programme.
  await pause(200);
  const began = performance.now();
  await post('/api/user/getUserInfo', other.token, {});
  row('another user’s own data, beside them', [performance.now() - began]);
  row('another user’s order of one right, beside them', [(await order(other, offers.at(-1)!, 500, false)).ms]);
  row(
    `${LARGE_ORDERS} large orders at once`,
    (await Promise.all(placed)).map(({ ms }) => ms),
  );
}
await readsBeside(`${LARGE_ORDERS} large orders at once`, largeOrders());

const { token: staff } = await post('/api/console/session/login', undefined, {
  username: 'trade',
  password: demoPassword,
});
async function acceptedOrders() {
  const placing: number[] = [];
  const accepting: number[] = [];
  const running: Promise<void>[] = [];
  const total = ORDERS_PER_SECOND * seconds;
  const began = performance.now();
  for (let i = 0; i < total; i++) {
    await pause(Math.max(0, began + (i * 1000) / ORDERS_PER_SECOND - performance.now()));
    running.push(
      (async () => {
        // Each round has its own term: no buyer orders anything twice or exceeds the hourly limit.
        const placed = await order(many[i % many.length]!, large!, 900 + Math.floor(i / many.length), false);
        placing.push(placed.ms);
        const at = performance.now();
        await post('/api/console/order/accept', staff, { orderNo: placed.orderNo });
        accepting.push(performance.now() - at);
      })(),
    );
  }
  await Promise.all(running);
  row('placing, 20 a second', placing);
  row('accepting, 20 a second', accepting);
  const [made] = await database.sql`select count(*)::int as documents from contract_files`;
  console.log(`documents made so far, in the child process: ${made!.documents}`);
}
await readsBeside(`${ORDERS_PER_SECOND} orders a second placed and accepted`, acceptedOrders());

await new Promise((done) => {
  server.once('exit', done);
  server.kill('SIGTERM');
});
await database.close();
await cluster.stop();
rmSync(scratch, { recursive: true, force: true });
console.log(`\n${cpus().length} × ${cpus()[0]?.model}; load generator and database on the same machine\n`);
console.log(['| what | times | median | p99 | longest |', '|---|---|---|---|---|', ...rows].join('\n'));
