// Tests of the IP address that limits count behind proxies: never one that the sender wrote into X-Forwarded-For.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { TrustProxy } from './bootstrap/environment.ts';
import { type TestApp, testApp } from './testing/testApp.ts';

const opened: TestApp[] = [];
afterAll(() => Promise.all(opened.map((t) => t.close())));
async function appBehind(trustProxy: TrustProxy) {
  const t = await testApp({ trustProxy });
  opened.push(t);
  return t;
}
const wrongSignIn = { username: 'nobody-here', password: 'Wrong@12345' };
/** Returns the IP addresses that sign-ins were counted for. */
const countedAddresses = async (t: TestApp) => {
  const rows = await t.db.selectFrom('rateLimits').select('key').where('key', 'like', 'login:ip:%').execute();
  return rows.map(({ key }) => key.replace('login:ip:', '')).sort();
};

/** Trusted proxies, the socket's IP address, the header, and the IP address that must be counted. */
const cases: [TrustProxy, string, string, string][] = [
  // No proxy is trusted: the header is ignored.
  [false, '198.51.100.1', '203.0.113.9', '198.51.100.1'],
  // One proxy in front: the entry it appended counts, not what the sender wrote before.
  [1, '10.0.0.2', '203.0.113.9, 198.51.100.1', '198.51.100.1'],
  [1, '10.0.0.2', '198.51.100.1', '198.51.100.1'],
  [1, '10.0.0.2', '127.0.0.1, 10.0.0.2, 203.0.113.9, 198.51.100.1', '198.51.100.1'],
  // Two proxies: the second entry from the right counts.
  [2, '10.0.0.2', '203.0.113.9, 198.51.100.1, 10.0.0.3', '198.51.100.1'],
  // By IP address: senders that are not on the list are not trusted.
  [['10.0.0.2'], '10.0.0.2', '203.0.113.9, 198.51.100.1', '198.51.100.1'],
  [['10.0.0.2'], '198.51.100.1', '203.0.113.9', '198.51.100.1'],
  [['10.0.0.0/8'], '10.0.0.2', '203.0.113.9, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
  [['loopback', '10.0.0.2'], '127.0.0.1', '203.0.113.9, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
];
test.each(cases)(
  'trusting %j, a socket from %s and the header “%s” count for %s',
  async (trust, socket, header, counted) => {
    const t = await appBehind(trust);
    const sent = { method: 'POST' as const, url: '/api/user/login', remoteAddress: socket, payload: wrongSignIn };
    await t.app.inject({ ...sent, headers: { 'x-forwarded-for': header } });
    expect(await countedAddresses(t)).toEqual([counted]);
  },
);

test.each([false, 1, ['10.0.0.2']] satisfies TrustProxy[])(
  'trusting %j, forged headers do not get past a limit',
  async (trust) => {
    const t = await appBehind(trust);
    const statuses: number[] = [];
    for (let i = 0; i < 30; i++) {
      const headers = { 'x-forwarded-for': `203.0.113.${i}${trust === false ? '' : ', 198.51.100.1'}` };
      const sent = { method: 'POST' as const, url: '/api/user/login', remoteAddress: '10.0.0.2', headers };
      const payload = { ...wrongSignIn, username: `nobody-${i}` };
      statuses.push((await t.app.inject({ ...sent, payload })).statusCode);
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  },
);

const nginx = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
  .map((folder) => join(folder, 'nginx'))
  .find((file) => existsSync(file));
const isFree = (port: number) =>
  new Promise<boolean>((done) => {
    const probe = createServer().once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
/** Returns a port below those that the system gives to outgoing connections. */
async function portForNginx(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isFree(port)) return port;
  }
}
const ended = (child: ChildProcess) => new Promise<void>((done) => child.once('exit', () => done()));

/** Starts nginx with the headers of its manual in front of the app, until the test ends. Returns its URL. */
async function nginxBefore(appPort: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-nginx-'));
  const port = await portForNginx();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (of) => `${of}_temp_path ${folder}/${of};`,
  );
  const config = `
    daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr warn; events {}
    http {
      access_log off; ${temporary.join(' ')}
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://127.0.0.1:${appPort};
          proxy_set_header Host $host;
          proxy_set_header X-Real-IP $remote_addr;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
          proxy_set_header X-Forwarded-Proto $scheme;
        }
      }
    }`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  const child = spawn(nginx!, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const exit = ended(child);
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exit;
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    if (child.exitCode !== null) throw new Error(`nginx ended: ${errors}`);
  return url;
}

/** Signs in with forged headers from another IP address of this machine, which is no trusted proxy. Returns the status. */
const forgedSignIn = (url: string, n: number) =>
  new Promise<number>((done, fail) => {
    const forged = `203.0.113.${n}`;
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': forged,
      'x-real-ip': forged,
      forwarded: `for=${forged}`,
    };
    const asked = request(`${url}/api/user/login`, { method: 'POST', localAddress: '127.0.9.9', headers }, (answer) => {
      answer.resume().once('end', () => done(answer.statusCode ?? 0));
    });
    asked.once('error', fail);
    asked.end(JSON.stringify({ ...wrongSignIn, username: `nobody-${n}` }));
  });

test.for([1, ['127.0.0.1']] satisfies TrustProxy[])(
  'behind a real nginx, trusting %j, forged headers do not get past a limit',
  async (trust, { skip }) => {
    if (!nginx) return skip('NOT RUN: nginx is not installed (Debian: apt-get install nginx-light)');
    if (process.platform !== 'linux') return skip('NOT RUN: only Linux has all of 127.0.0.0/8');
    const t = await appBehind(trust);
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    const address = t.app.server.address();
    const url = await nginxBefore(typeof address === 'object' && address ? address.port : 0);
    const statuses: number[] = [];
    for (let i = 0; i < 30; i++) statuses.push(await forgedSignIn(url, i));
    expect(statuses.filter((status) => status === 422)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(await countedAddresses(t)).toEqual(['127.0.9.9']);
  },
);
