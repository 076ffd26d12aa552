import { describe, expect, test } from 'vitest';
import type { Database } from '../platform/database/connect.ts';
import { requireSupportedVersion } from '../platform/database/version.ts';
import { StartError } from '../platform/startError.ts';
import { readEnvironment } from './environment.ts';

const refusal = (env: Record<string, string>) => {
  try {
    readEnvironment(env);
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return (error as Error).message;
  }
  return 'accepted';
};

describe('wrong values are refused in one line that names the variable', () => {
  test.each([
    ['PORT', ['three', '-1', '65536', '80.5', '0x50']],
    ['DATABASE_URL', ['hello', 'mysql://u:p@h/db', 'http://host', 'postgres://h:port/db']],
    ['DATABASE_OWNER_URL', ['hello', 'postgres://owner@host/db']], // readable, and DATABASE_URL is missing
    ['DATABASE_CONNECTIONS', ['abc', '0', '-3', '2.5', '1e3']],
    ['SMTP_URL', ['nonsense', 'http://mail.example.org', 'smtp://', 'smtp://host:port']],
    [
      'PUBLIC_URL',
      ['javascript:alert(1)', 'example.org', 'ftp://example.org', 'https://u:p@example.org', 'https://x.org/?a=1'],
    ],
    ['MIN_FREE_MB', ['x', '-1', '1.5']],
    ['RESPONSE_CACHE_MB', ['x', '-1', '70000']],
    ['LOG_LEVEL', ['loud']],
    ['DEMO', ['perhaps', '2']],
    ['METRICS', ['sometimes']],
    ['API_DOCS', ['sometimes']],
    ['ADMIN_EMAIL', ['nobody', 'a@b']],
    [
      'TRUST_PROXY',
      ['true', 'yes', 'nginx', '10', '-1', '1.5', '10.0.0.300', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.1,nginx'],
    ],
  ])('%s', (name, values) => {
    for (const value of values) {
      const said = refusal({ [name]: value });
      expect(said, `${name}=${value}`).toContain(name);
      expect(said).not.toContain('\n');
    }
  });
});

test('a wrong URL that may contain a password is not repeated', () => {
  expect(refusal({ DATABASE_URL: 'mysql://u:secret@h/db' })).not.toContain('secret');
  expect(refusal({ SMTP_URL: 'http://u:secret@h' })).not.toContain('secret');
});

test('empty variables count as unset, and the defaults are those of the documentation', () => {
  const names = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL', 'TRUST_PROXY', 'LOG_LEVEL'];
  const unset = readEnvironment({});
  expect(readEnvironment(Object.fromEntries(names.map((name) => [name, ' '])))).toEqual(unset);
  expect(unset).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    demo: true,
    databaseUrl: undefined,
    trustProxy: false,
    publicUrl: 'http://localhost:3000',
    metrics: { open: true, token: undefined },
    apiDocs: true,
  });
});

test('outside the demo the metrics and the API documentation are closed by default', () => {
  const own = { DATABASE_URL: 'postgres://pavilion@db.internal/pavilion' };
  expect(readEnvironment(own)).toMatchObject({
    demo: false,
    host: '0.0.0.0',
    metrics: { open: false },
    apiDocs: false,
  });
  expect(readEnvironment({ ...own, METRICS: '1', API_DOCS: 'on' })).toMatchObject({
    metrics: { open: true, token: undefined },
    apiDocs: true,
  });
  expect(readEnvironment({ ...own, METRICS_TOKEN: 'abc' }).metrics).toEqual({ open: true, token: 'abc' });
  expect(readEnvironment({ DEMO: '' }).demo).toBe(false);
});

test('TRUST_PROXY is a number of hops or a list of IP addresses', () => {
  const of = (TRUST_PROXY: string) => readEnvironment({ TRUST_PROXY }).trustProxy;
  for (const none of ['', '0', 'off', 'false', 'no']) expect(of(none)).toBe(false);
  expect(of('1')).toBe(1);
  expect(of('10.0.0.2, 192.168.0.0/16,fd00::/8,loopback')).toEqual([
    '10.0.0.2',
    '192.168.0.0/16',
    'fd00::/8',
    'loopback',
  ]);
});

test('several hosts and sockets are accepted in a database URL', () => {
  for (const DATABASE_URL of [
    'postgres://u:p@a:5432,b:5432/db',
    'postgresql:///db?host=/var/run',
    'postgres://u:a,b@h/db',
  ])
    expect(readEnvironment({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

test('a PostgreSQL older than 16 is refused', async () => {
  const server = (major: number) => (async () => [{ major }]) as unknown as Database['sql'];
  await expect(requireSupportedVersion(server(15))).rejects.toThrow(StartError);
  await expect(requireSupportedVersion(server(15))).rejects.toThrow('is PostgreSQL 15');
  await requireSupportedVersion(server(16));
});
