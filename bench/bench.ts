// `npm run bench`: reads a second and latency, each next to two limits in the same run, and orders a second. `npm run bench -- --seconds
// 4 --programmes 10000`.
import { fork, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { connect } from '../server/src/platform/database/connect.ts';
import { freePort, startEmbedded } from '../server/src/platform/database/embedded.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { fillCatalogue } from './catalogue.ts';
import type { Recipe } from './limits.ts';
import { orderRace } from './orders.ts';
import { recordRoutes } from './routes.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    programmes: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '3' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const CONNECTIONS = 32;

const scratch = mkdtempSync(join(tmpdir(), 'pavilion-bench-'));
const cluster = await startEmbedded(join(scratch, 'pg'), { settings: { shared_buffers: '512MB' } });
const database = connect(cluster.url);
await migrate(database.sql);
console.log(`${values.programmes} programmes …`);
await fillCatalogue(database.sql, Number(values.programmes));

const routes = await recordRoutes(cluster.url);
const recipe: Recipe = { url: cluster.url, port: await freePort(), routes };
writeFileSync(join(scratch, 'recipe.json'), JSON.stringify(recipe));
const limits = fork(join(import.meta.dirname, 'limits.ts'), [join(scratch, 'recipe.json')]);
await new Promise((done) => limits.once('message', done));

/** Starts the product in production mode; `cacheMb` 0 turns the response cache off. */
async function serve(cacheMb: number) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../server/src/main.ts')], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: cluster.url,
      DATA_DIR: join(scratch, `data-${cacheMb}`),
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      RESPONSE_CACHE_MB: String(cacheMb),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((done) =>
    child.stdout.on('data', (chunk: Buffer) => String(chunk).includes('Pavilion is open') && done()),
  );
  return {
    base: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((done) => {
        child.once('exit', done);
        child.kill('SIGTERM');
      }),
  };
}

async function measure(url: string) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-language': 'zh-CN' },
  });
  if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** Measures both alternately, A B A B …, so that the ratio stays valid when the machine's speed drifts. */
async function pair(product: string, limit: string) {
  await measure(product);
  const runs: { ours: Awaited<ReturnType<typeof measure>>; theirs: Awaited<ReturnType<typeof measure>> }[] = [];
  for (let round = 0; round < rounds; round++)
    runs.push({ ours: await measure(product), theirs: await measure(limit) });
  return {
    ours: median(runs.map((r) => r.ours.perSecond)),
    limit: median(runs.map((r) => r.theirs.perSecond)),
    ratio: median(runs.map((r) => r.ours.perSecond / r.theirs.perSecond)),
    p99: median(runs.map((r) => r.ours.p99)),
  };
}

const rows: string[] = [];
/** Waits for the search index, which the first start makes and which is not measured here. */
async function indexed() {
  for (;;) {
    const [row] = await database.sql`
      select count(*)::int >= ${Number(values.programmes)} and not exists (select from search_stale) as done
      from search_documents`;
    if (row?.done) return;
    await new Promise((go) => setTimeout(go, 500));
  }
}
async function table(cacheMb: number, kind: 'bytes' | 'sql', label: string) {
  const product = await serve(cacheMb);
  await indexed();
  for (const { name, url } of routes) {
    const { ours, limit, ratio, p99 } = await pair(
      product.base + url,
      `http://127.0.0.1:${recipe.port}/${kind}/${name}`,
    );
    rows.push(`| ${name}, ${label} | ${Math.round(ours)} | ${Math.round(limit)} | ${ratio.toFixed(2)} | ${p99} ms |`);
    console.log(rows.at(-1));
  }
  await product.stop();
}

await table(64, 'bytes', 'cached');
await table(0, 'sql', 'uncached');
const product = await serve(64);
const orders = await orderRace(product.base, database, CONNECTIONS, seconds);
await product.stop();
limits.disconnect();
await database.close();
await cluster.stop();
rmSync(scratch, { recursive: true, force: true });

console.log(
  `\n${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, ${values.programmes} programmes, ${CONNECTIONS} connections, median of ${rounds} rounds of ${seconds} s; load generator and database on the same machine\n`,
);
console.log('| read | answers/s | limit/s | ratio | p99 |\n|---|---|---|---|---|');
console.log(rows.join('\n'));
console.log('\n| orders | placed/s | placed in all | refused/s | p99 |\n|---|---|---|---|---|');
for (const o of orders)
  console.log(
    `| ${o.name} | ${o.placed.toFixed(1)} | ${o.placedInAll} | ${o.refused.toFixed(0)} | ${o.p99.toFixed(0)} ms |`,
  );
