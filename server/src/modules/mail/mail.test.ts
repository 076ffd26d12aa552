import { once } from 'node:events';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { jobsOf } from '../../app.ts';
import { freePort } from '../../platform/database/embedded.ts';
import { startJobs } from '../../platform/jobs.ts';
import { createMailer } from '../../platform/mailer.ts';
import { aStaff } from '../../testing/builders.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { mailJobs, sendMail } from './mail.service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** Clean-up of a test's servers and connections. */
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

interface Received {
  from: string;
  to: string[];
  raw: string;
}
const readAll = async (stream: SMTPServerDataStream) => Buffer.concat(await stream.toArray()).toString('utf8');

/** Starts a real SMTP server; `t.deps` sends mail through it from now on. */
async function smtpServer(options: SMTPServerOptions = {}, port?: number) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      readAll(stream).then((raw) => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw });
        done();
      }, done);
    },
    ...options,
  });
  const at = port ?? (await freePort());
  server.listen(at, '127.0.0.1');
  await once(server.server, 'listening');
  undo.push(() => new Promise<void>((done) => server.close(() => done())));
  mailThrough(`smtp://127.0.0.1:${at}?from=desk@pavilion.test`);
  return { received, port: at };
}
function mailThrough(url: string | undefined) {
  const mailer = createMailer(url);
  undo.push(() => mailer.close());
  t.deps.adapters.mailer = mailer;
}

const decodeQuoted = (words: string) =>
  Buffer.from(
    words.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
/** Decodes encoded words (RFC 2047). */
const decodeHeader = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, kind, words) =>
      kind.toUpperCase() === 'B' ? Buffer.from(words, 'base64').toString() : decodeQuoted(words.replaceAll('_', ' ')),
    );
const header = (raw: string, name: string) =>
  decodeHeader(new RegExp(`^${name}: ((?:.*\\r\\n[ \\t])*.*)`, 'mi').exec(raw)?.[1]?.replace(/\r\n[ \t]/g, ' ') ?? '');
/** Returns the text of one part of a multipart letter. */
function bodyOf(raw: string, type: 'text/plain' | 'text/html'): string {
  const part = raw.split(/^--.*$/m).find((part) => part.includes(`Content-Type: ${type}`)) ?? '';
  const words = part.slice(part.indexOf('\r\n\r\n') + 4);
  if (/Content-Transfer-Encoding: base64/i.test(part)) return Buffer.from(words, 'base64').toString();
  return /Content-Transfer-Encoding: quoted-printable/i.test(part) ? decodeQuoted(words) : words;
}

const letter = {
  to: 'lin@example.com',
  subject: { zh: '合同已签署：《江风引》', en: 'The contract for “Wind over the River” is signed' },
  paragraphs: [{ zh: '您好，𠮷田先生。', en: 'Dear Ms. Núñez & Co <script>' }],
  action: { label: { zh: '查看合同', en: 'See the contract' }, href: '/#/personal/contract' },
};
const put = async (locale: 'zh-CN' | 'en-US' = 'en-US') => {
  await sendMail(t.ctx(), { ...letter, locale });
  return t.db.selectFrom('mails').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
};
const rowOf = ({ id }: { id: number }) =>
  t.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const deliver = ({ id }: { id: number }) => mailJobs(t.ctx)['mail.send']!.run({ id });

test('a letter arrives complete in each language: sender, subject, plain text, HTML and link', async () => {
  const { received } = await smtpServer();
  const [zh, en] = [await put('zh-CN'), await put('en-US')];
  expect((await rowOf(zh)).status).toBe('queued');
  await t.jobs.drain();
  expect(received.map(({ from, to }) => [from, to])).toEqual([
    ['desk@pavilion.test', ['lin@example.com']],
    ['desk@pavilion.test', ['lin@example.com']],
  ]);
  const [chinese, english] = received.map(({ raw }) => raw) as [string, string];
  expect(header(chinese, 'Subject')).toBe(letter.subject.zh);
  expect(bodyOf(chinese, 'text/plain')).toContain('您好，𠮷田先生。');
  expect(bodyOf(chinese, 'text/plain')).toContain('http://pavilion.test/#/personal/contract');
  expect(bodyOf(chinese, 'text/html')).toContain('查看合同');
  expect(header(english, 'Subject')).toBe(letter.subject.en);
  expect(bodyOf(english, 'text/plain')).toContain('Dear Ms. Núñez & Co <script>');
  expect(bodyOf(english, 'text/html')).not.toContain('<script>');
  for (const mail of [zh, en])
    expect(await rowOf(mail)).toMatchObject({ status: 'sent', tries: 1, error: null, sentAt: t.clock.now });
});

test('nothing is sent twice, neither by a second job nor by five concurrent ones', async () => {
  const { received } = await smtpServer();
  const mail = await put();
  t.jobs.waiting.length = 0;
  await Promise.all(Array.from({ length: 5 }, () => deliver(mail)));
  await deliver(mail);
  expect(received).toHaveLength(1);
  expect(await rowOf(mail)).toMatchObject({ status: 'sent', tries: 1 });
});

test('a refused letter fails with the server’s message; the next attempt sends it', async () => {
  let refuse = true;
  const { received } = await smtpServer({
    onRcptTo: (_address, _session, done) =>
      done(refuse ? Object.assign(new Error('Mailbox is full'), { responseCode: 452 }) : null),
  });
  const mail = await put();
  await expect(t.jobs.drain()).rejects.toThrow('Mailbox is full');
  expect(await rowOf(mail)).toMatchObject({ status: 'failed', tries: 1, sentAt: null });
  expect((await rowOf(mail)).error).toContain('452');
  refuse = false;
  await deliver(mail);
  expect(await rowOf(mail)).toMatchObject({ status: 'sent', tries: 2, error: null });
  expect(received).toHaveLength(1);
});

test('an unreachable server fails the letter; staff send it again when it is back', async () => {
  const port = await freePort();
  mailThrough(`smtp://127.0.0.1:${port}`);
  const mail = await put();
  await expect(t.jobs.drain()).rejects.toThrow('ECONNREFUSED');
  expect(await rowOf(mail)).toMatchObject({ status: 'failed', tries: 1 });
  const { received } = await smtpServer({}, port);
  const { client: staff } = await aStaff(t, 'admin');
  await staff.consoleMail.resend({ id: mail.id });
  await t.jobs.drain();
  expect(received).toHaveLength(1);
  expect((await rowOf(mail)).status).toBe('sent');
});

test('without a server a letter stays in the outbox', async () => {
  mailThrough(undefined);
  const mail = await put();
  expect(t.jobs.waiting).toEqual([]);
  expect(await rowOf(mail)).toMatchObject({ status: 'outbox', tries: 0, sentAt: null });
});

test('the real queue retries a refused letter, which arrives once', async () => {
  let refusals = 2;
  const { received } = await smtpServer({
    onMailFrom: (_address, _session, done) => done(refusals-- > 0 ? new Error('Come back later') : null),
  });
  const jobs = await startJobs(
    t.url,
    jobsOf(() => t.ctx()),
    () => undefined,
  );
  undo.push(() => jobs.stop());
  await sendMail({ ...t.ctx(), jobs }, { ...letter, locale: 'en-US' });
  const mail = await t.db.selectFrom('mails').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const stateOf = async () => {
    // Skips the queue's five seconds before the retry.
    await t.sql`update pgboss.job set start_after = now() where name = 'mail.send' and state = 'retry'`;
    const { status, tries } = await rowOf(mail);
    return { status, tries };
  };
  await expect.poll(stateOf, { timeout: 20_000, interval: 200 }).toEqual({ status: 'failed', tries: 1 });
  await expect.poll(stateOf, { timeout: 20_000, interval: 200 }).toEqual({ status: 'sent', tries: 3 });
  expect(received).toHaveLength(1);
});
