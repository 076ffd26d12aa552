// `npm run bench:search`: search on generated programmes through the product's own function, with eight concurrent callers, next to the
// database's simplest read. `npm run bench:search -- --programmes 100000,1000000 --seconds 10`.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rebuildIndex, searchContent } from '../server/src/modules/search/search.service.ts';
import { connect, type Database } from '../server/src/platform/database/connect.ts';
import { startEmbedded } from '../server/src/platform/database/embedded.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { fillSearchCatalogue } from './searchCatalogue.ts';
import { sampleQuestions } from './searchQuestions.ts';

const { values } = parseArgs({
  options: {
    programmes: { type: 'string', default: '100000,1000000' },
    seconds: { type: 'string', default: '8' },
    keep: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const ASKERS = 8;
const SETTINGS = { shared_buffers: '512MB', maintenance_work_mem: '512MB', max_wal_size: '4GB' };

/** Runs eight callers; each sends the next query after a response. */
async function measure(ask: (turn: number) => Promise<unknown>) {
  for (let turn = 0; turn < ASKERS * 50; turn += ASKERS)
    await Promise.all(Array.from({ length: ASKERS }, (_, i) => ask(turn + i)));
  const times: number[] = [];
  const begin = performance.now();
  let turn = 0;
  async function asker() {
    while (performance.now() - begin < seconds * 1000) {
      const start = performance.now();
      await ask(turn++);
      times.push(performance.now() - start);
    }
  }
  await Promise.all(Array.from({ length: ASKERS }, asker));
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { p50: at(0.5), p99: at(0.99), perSecond: times.length / ((performance.now() - begin) / 1000) };
}
const ms = (time: number) => `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`;

async function sizes({ sql }: Database) {
  const [row] = await sql<Record<string, string>[]>`
    select pg_size_pretty(pg_relation_size('search_documents')) as rows,
      pg_size_pretty(pg_relation_size((select reltoastrelid from pg_class where relname = 'search_documents'))) as tokens,
      pg_size_pretty(pg_relation_size('search_documents_tokens')) as index, pg_size_pretty(pg_total_relation_size('search_words')) as words,
      (select avg(cardinality(tokens))::int from (select tokens from search_documents limit 1000) sample) as average`;
  return row!;
}

async function run(programmes: number) {
  const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'pavilion-search-'));
  const cluster = await startEmbedded(join(folder, `pg-${programmes}`), { fsync: false, settings: SETTINGS });
  const database = connect(cluster.url, ASKERS);
  try {
    await migrate(database.sql);
    const [filled] = await database.sql<{ n: number }[]>`select count(*)::int as n from programmes`;
    let begin = performance.now();
    if (!filled!.n) {
      await fillSearchCatalogue(database.sql, programmes);
      console.log(`${programmes} programmes made in ${Math.round((performance.now() - begin) / 1000)} s`);
    }
    if (!(await database.sql`select 1 from search_documents limit 1`).length) {
      begin = performance.now();
      await rebuildIndex(database, {
        tell: (done) =>
          done % 50_000 === 0 && console.log(`  ${done} indexed, ${Math.round((performance.now() - begin) / 1000)} s`),
      });
      console.log(`index built in ${Math.round((performance.now() - begin) / 1000)} s`);
    }
    const { rows, tokens, index, words, average } = await sizes(database);
    console.log(
      `rows ${rows}, tokens beside them ${tokens} (${average} a document), index ${index}, spellings ${words}`,
    );
    const highest = (await database.sql<{ id: number }[]>`select max(id) as id from programmes`)[0]!.id;
    const read = await measure((turn) =>
      database.sql.unsafe('select * from programmes where id = $1', [1 + ((turn * 7919) % highest)]),
    );
    const lines = [
      `| ${programmes} | one row by its key | ${ms(read.p50)} | ${ms(read.p99)} | ${Math.round(read.perSecond)} | 1 |`,
    ];
    console.log(lines[0]);
    for (const { name, keywords } of await sampleQuestions(database)) {
      const own = await measure((turn) =>
        searchContent(database, { keyword: keywords[turn % keywords.length]!, pageNum: 1, pageSize: 10 }),
      );
      lines.push(
        `| ${programmes} | ${name} | ${ms(own.p50)} | ${ms(own.p99)} | ${Math.round(own.perSecond)} | ${(own.perSecond / read.perSecond).toFixed(3)} |`,
      );
      console.log(lines.at(-1));
    }
    console.log(`memory of the asking process ${Math.round(process.memoryUsage().rss / 2 ** 20)} MB`);
    return lines;
  } finally {
    await database.close();
    await cluster.stop();
    if (!values.keep) rmSync(folder, { recursive: true, force: true });
  }
}

const lines: string[] = [];
for (const programmes of values.programmes.split(',').map(Number)) lines.push(...(await run(programmes)));
console.log(
  `\n${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, ${ASKERS} connections, ${seconds} s a line; askers and database on the same machine\n`,
);
console.log('| programmes | asked for | p50 | p99 | a second | of a row by key |\n|---|---|---|---|---|---|');
console.log(lines.join('\n'));
