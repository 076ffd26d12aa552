import { execFileSync, spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cloneTemplate } from '../testing/cluster.ts';
import { loadCertificate, makeCertificate, readCertificate } from './certificate.ts';
import { connect } from './database/connect.ts';
import { sharedSetting } from './sharedSetting.ts';

const folder = mkdtempSync(join(tmpdir(), 'pavilion-certificate-'));
const now = new Date('2026-11-20T08:00:00Z');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the demo’s certificate is good for sealing documents for ten years', async () => {
  const { certificate, selfSigned } = await readCertificate(await makeCertificate('Festival Pavilion', now));
  const read = new X509Certificate(certificate);
  expect(read.subject).toBe('CN=Festival Pavilion');
  expect(read.ca).toBe(false);
  expect(read.verify(read.publicKey)).toBe(true);
  expect(read.keyUsage).toContain('1.3.6.1.5.5.7.3.36');
  expect(new Date(read.validTo).getUTCFullYear()).toBe(2036);
  expect(selfSigned).toBe(true);
});

test('a damaged certificate stops the start with one clear line', async () => {
  await expect(readCertificate('rubbish')).rejects.toThrow('The certificate kept in the database is damaged');
});

test('processes that start together on one database seal with one certificate', async () => {
  const { url, drop } = await cloneTemplate();
  const processes = [1, 2, 3].map(() => connect(url, 1));
  const seals = () =>
    Promise.all(
      processes.map(({ db }) => sharedSetting(db, 'seal', () => makeCertificate('Festival Pavilion', new Date()))),
    );
  const [first, ...others] = await seals();
  expect(new Set([...others, ...(await seals())])).toEqual(new Set([first]));
  expect((await readCertificate(first!)).selfSigned).toBe(true);
  await Promise.all(processes.map((process) => process.close()));
  await drop();
});

test('an unreadable SIGNING_P12 stops the start with one clear line', async () => {
  await expect(loadCertificate(Buffer.from('rubbish'), 'secret')).rejects.toThrow('SIGNING_P12 cannot be opened');
});

const openssl = spawnSync('openssl', ['version']).error === undefined;
test.skipIf(!openssl)('the owner’s PKCS#12 opens with its password and with no other', async () => {
  const [key, certificate, p12] = ['key.pem', 'certificate.pem', 'owner.p12'].map((name) => join(folder, name));
  const run = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' });
  run(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '30',
    '-subj',
    '/CN=Owner',
    '-keyout',
    key!,
    '-out',
    certificate!,
  );
  run('pkcs12', '-export', '-inkey', key!, '-in', certificate!, '-passout', 'pass:secret', '-out', p12!);
  const opened = await loadCertificate(readFileSync(p12!), 'secret');
  expect(new X509Certificate(opened.certificate).subject).toBe('CN=Owner');
  expect(opened.selfSigned).toBe(false);
  await expect(loadCertificate(readFileSync(p12!), 'wrong')).rejects.toThrow('SIGNING_P12 cannot be opened');
});
