import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { connect } from './platform/database/connect.ts';
import { freePort, startEmbedded } from './platform/database/embedded.ts';
import { bornAt } from './platform/processes.ts';
import { begin, refused, start, stop, stopAll } from './testing/process.ts';
import { testSize } from './testing/testSize.ts';

const scratch = mkdtempSync(join(tmpdir(), 'pavilion-start-'));
afterEach(stopAll);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const postgresOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
/** Zombies count as ended; without a waiting parent they stay in the process table. */
const lives = (pid: number) => bornAt(pid) !== undefined;
const ready = async (url: string) => (await (await fetch(`${url}/readyz`)).json()) as { status: string };

test('starts in a closed folder with a space and Chinese characters, and stops its database when it ends', async () => {
  const closed = join(scratch, '私 密');
  mkdirSync(closed, { mode: 0o700 });
  const { child, url } = await start(join(closed, 'data'));
  expect(await ready(url)).toEqual({ status: 'ready', failed: [] });
  const postgres = postgresOf(join(closed, 'data'));
  expect(lives(postgres)).toBe(true);
  expect(await stop(child, 'SIGINT')).toBe(0);
  expect(lives(postgres)).toBe(false);
  expect(existsSync(join(closed, 'data/pavilion.lock'))).toBe(false);
});

test('two copies run side by side', async () => {
  const [first, second] = await Promise.all([start(join(scratch, 'one')), start(join(scratch, 'two'))]);
  expect((await ready(first.url)).status).toBe('ready');
  expect((await ready(second.url)).status).toBe('ready');
});

test('the start after a kill -9 recovers by itself', async () => {
  const folder = join(scratch, 'killed');
  const first = await start(folder);
  const orphan = postgresOf(folder);
  await stop(first.child, 'SIGKILL');
  expect(lives(orphan)).toBe(true);
  const second = await start(folder);
  expect((await ready(second.url)).status).toBe('ready');
  expect(lives(orphan)).toBe(false);
});

test('a stale pid file that names another program, and a holder that is a zombie, do not stop the next start', async () => {
  const folder = join(scratch, 'stale');
  const first = await start(folder);
  const postgres = postgresOf(folder);
  // Both are killed together, as by a power failure.
  process.kill(postgres, 'SIGKILL');
  await stop(first.child, 'SIGKILL');
  const pidFile = join(folder, 'postgres/postmaster.pid');
  const [, ...rest] = readFileSync(pidFile, 'utf8').split('\n');
  writeFileSync(pidFile, [process.pid, ...rest].join('\n')); // the pid was reused by this process
  // A shell that never waits for its child, so the child stays a zombie until the shell ends.
  const shell = spawn('sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const zombie = await new Promise<number>((done) => shell.stdout.once('data', (pid: Buffer) => done(Number(pid))));
  await expect.poll(() => readFileSync(`/proc/${zombie}/stat`, 'utf8')).toMatch(/\) Z/);
  writeFileSync(join(folder, 'pavilion.lock'), JSON.stringify({ pid: zombie }));
  const second = await start(folder);
  expect((await ready(second.url)).status).toBe('ready');
  expect(lives(process.pid)).toBe(true);
  shell.kill('SIGKILL');
});

test('a signal at any moment of the start ends it with 0 and leaves nothing', { timeout: 180_000 }, async () => {
  const delays = testSize({ usual: [400, 1200, 2500], full: [400, 600, 800, 1200, 1800, 2500, 3500] });
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
  for (const [i, delay] of delays.entries()) {
    const folder = join(scratch, `signal-${i}`);
    const { child, errors } = begin({ DATA_DIR: folder, DEMO: '1', PORT: String(await freePort()) });
    await new Promise((go) => setTimeout(go, delay));
    const code = await stop(child, signals[i % 3]!);
    // Before its first line runs no handler exists, and nothing has begun either.
    if (existsSync(folder)) expect(code, errors()).toBe(0);
    expect(existsSync(join(folder, 'pavilion.lock')), `lock after ${delay} ms`).toBe(false);
    expect(existsSync(join(folder, 'postgres/postmaster.pid')), `PostgreSQL after ${delay} ms`).toBe(false);
  }
});

/** Returns the child process of `parent` that writes the demo fair, once it exists. */
async function seedProcessOf(parent: number): Promise<number> {
  const children = () => readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ').map(Number);
  const isSeeding = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('seedProcess.ts');
  let found: number | undefined;
  await expect
    .poll(
      () => {
        found = children().find((pid) => pid > 0 && isSeeding(pid));
        return found;
      },
      { timeout: 60_000, interval: 20 },
    )
    .toBeDefined();
  return found!;
}

test('a start that ends while the demo fair is written leaves nothing of it; the next one writes it completely', {
  timeout: 180_000,
}, async () => {
  const folder = join(scratch, 'seeding');
  const env = { DATA_DIR: folder, DEMO: '1', PORT: String(await freePort()) };
  const stopped = begin(env);
  const first = await seedProcessOf(stopped.child.pid!);
  expect(await stop(stopped.child, 'SIGTERM'), stopped.errors()).toBe(0);
  expect(lives(first)).toBe(false);

  const failing = begin(env);
  const ended = new Promise((done) => failing.child.once('exit', done));
  process.kill(await seedProcessOf(failing.child.pid!), 'SIGKILL');
  expect(await ended).toBe(1);
  expect(failing.errors().trim()).toBe('Pavilion cannot start. The demo fair could not be written (SIGKILL).');

  const { url } = await start(folder, { DEMO: '1' });
  const list = (await (await fetch(`${url}/api/programSale/list`)).json()) as { total: number };
  expect(list.total).toBeGreaterThan(50);
});

test('a data folder below /proc is refused in one line', async () => {
  const { code, lines } = await refused({ DATA_DIR: '/proc/pavilion/data' });
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('cannot be written');
});

test('a taken port is reported in one line', async () => {
  const squatter = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => squatter.once('listening', done));
  const { port } = squatter.address() as { port: number };
  const { code, lines } = await refused({ DATA_DIR: join(scratch, 'port'), PORT: String(port) });
  squatter.close();
  expect(code).toBe(1);
  expect(lines).toEqual([
    `Pavilion cannot start. Port ${port} on 127.0.0.1 is taken. Stop what listens there, or set PORT to another one.`,
  ]);
});

test('a data folder in use is left to its process', async () => {
  const folder = join(scratch, 'busy');
  const { child, url } = await start(folder);
  const { code, lines } = await refused({ DATA_DIR: folder });
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`in use by process ${child.pid}`);
  expect((await ready(url)).status).toBe('ready');
});

test('a data folder of a newer version is not touched', async () => {
  const folder = join(scratch, 'newer');
  mkdirSync(folder);
  writeFileSync(join(folder, 'layout'), '999');
  const { code, lines } = await refused({ DATA_DIR: folder });
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('newer Pavilion');
  expect(existsSync(join(folder, 'postgres'))).toBe(false);
});

test('a data folder of 0.2.0 is refused in one line with the remedy', async () => {
  const folder = join(scratch, 'of-0.2.0');
  mkdirSync(folder);
  const old = await startEmbedded(join(folder, 'postgres'), { fsync: false });
  const { sql, close } = connect(old.url, 1);
  await sql.unsafe('create table migrations (name text primary key, applied_at timestamptz not null default now())');
  await sql`insert into migrations (name) values ('0001_house.sql'), ('0002_accounts.sql')`;
  await close();
  await old.stop();
  const { code, lines } = await refused({ DATA_DIR: folder });
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^Pavilion cannot start. The database was written by Pavilion 0.2.0 or earlier/);
  expect(lines[0]).toContain('Nothing was changed. Keep it for that version, and set DATA_DIR to a new folder');
  expect(existsSync(join(folder, 'pavilion.lock'))).toBe(false);
});

test('a folder that cannot be written is reported in one line', async () => {
  const file = join(scratch, 'a-file');
  writeFileSync(file, '');
  const { code, lines } = await refused({ DATA_DIR: join(file, 'data') });
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('cannot be written');
});

test('an unreachable database, or an invalid port, is reported in one line', async () => {
  const silent = await refused({
    DATA_DIR: join(scratch, 'silent'),
    DATABASE_URL: `postgres://nobody:x@127.0.0.1:${await freePort()}/x`,
  });
  expect([silent.code, silent.lines.length]).toEqual([1, 1]);
  expect(silent.lines[0]).toContain('DATABASE_URL does not answer');
  const wrong = await refused({ DATA_DIR: join(scratch, 'wrong'), PORT: 'three' });
  expect([wrong.code, wrong.lines.length]).toEqual([1, 1]);
});

test('wrong settings are reported in one line each, before anything is opened', async () => {
  const wrong = { DATABASE_URL: 'hello', SMTP_URL: 'nonsense', TRUST_PROXY: 'yes', PUBLIC_URL: 'javascript:alert' };
  for (const [name, value] of Object.entries(wrong)) {
    const folder = join(scratch, `wrong-${name}`);
    const { code, lines } = await refused({ DATA_DIR: folder, [name]: value });
    expect([code, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toContain(`Pavilion cannot start. ${name} must be`);
    expect(existsSync(folder)).toBe(false);
  }
});
