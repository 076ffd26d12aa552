// Codes and tokens of mails are stored nowhere in clear: not in the outbox, the queue, notifications, nor the log.

import { Writable } from 'node:stream';
import { daysBefore } from '@pavilion/protocol/kit/days.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { jobsOf } from '../../app.ts';
import { MailSecret } from '../../kit/mailSecret.ts';
import { startJobs } from '../../platform/jobs.ts';
import { aStaff, aUser, testPassword } from '../../testing/builders.ts';
import { anAcceptedOrder } from '../../testing/dealBuilders.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { mailJobs, sendMail } from './mail.service.ts';

let t: TestApp;
const logged: string[] = [];
beforeAll(async () => {
  const stream = new Writable({
    write(line, _encoding, done) {
      logged.push(String(line));
      done();
    },
  });
  t = await testApp({ logger: { level: 'trace', stream } });
});
afterAll(() => t.close());
afterEach(() => {
  t.deps.adapters.mailer.configured = true;
  t.deps.adapters.config.demo = false;
});

/** Lists every table of the product and of the queue that contains the value as a word, in clear or as hexadecimal. */
async function tablesHolding(value: string): Promise<string[]> {
  const tables = await t.sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`;
  const hex = Buffer.from(value).toString('hex');
  const holding: string[] = [];
  for (const { name } of tables) {
    const [row] = await t.sql.unsafe(
      `select 1 from ${name} t where t::text ~ $1 or t::text like '%' || $2 || '%' limit 1`,
      [`(^|[^0-9A-Za-z_-])${value}([^0-9A-Za-z_-]|$)`, hex],
    );
    if (row) holding.push(name);
  }
  return holding;
}
const secretIn = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] ?? /[：:]\s*(\d{6})\s*$/m.exec(text)?.[1];

/** Everything that mails a code or a token: its recipient, and the request that sends it. */
const senders: Record<string, () => Promise<{ email: string; send: () => Promise<unknown> }>> = {
  'the code to register': async () => {
    const email = 'newcomer@example.com';
    return { email, send: () => t.visitor.user.getEmailCode({ username: 'newcomer', email }) };
  },
  'the code to sign in with': async () => {
    const { email } = await aUser(t);
    return { email, send: () => t.visitor.user.getSignInCode({ username: email }) };
  },
  'the code to sign a contract': async () => {
    const { buyer, orderContractId } = await anAcceptedOrder(t);
    return { email: buyer.email, send: () => buyer.client.programOrder.getSignCode({ orderContractId }) };
  },
  'the link to reset a password': async () => {
    const { email } = await aUser(t);
    return { email, send: () => t.visitor.user.forgetPassword({ email }) };
  },
  'the link that opens a dormant account': async () => {
    const { id, email, username } = await aUser(t);
    const long = daysBefore(t.clock.now, 181);
    await t.db.updateTable('users').set({ lastSignInAt: long }).where('id', '=', id).execute();
    const signIn = () => t.visitor.user.login({ username, password: testPassword });
    return { email, send: () => expect(signIn()).rejects.toMatchObject({ code: 4114 }) };
  },
};

test.each(Object.entries(senders))(
  '%s reaches its recipient and is stored nowhere in clear',
  async (_, prepare) => {
    const { email, send } = await prepare();
    t.jobs.waiting.length = 0;
    const queue = await startJobs(
      t.url,
      jobsOf(() => t.ctx()),
      () => undefined,
    );
    const { jobs, mailer } = t.deps.adapters;
    const inline = jobs.add;
    const deliver = mailer.deliver;
    const tried: string[] = [];
    let refuse = true;
    jobs.add = queue.add;
    mailer.deliver = async (message) => {
      tried.push(message.text);
      // Some servers repeat the message they refuse.
      if (refuse) throw new Error(`554 refused: ${message.text} ${message.html}`);
      await deliver(message);
    };
    try {
      await send();
      const rowOf = () =>
        t.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id', 'desc').executeTakeFirst();
      await expect.poll(async () => (await rowOf())?.status, { timeout: 20_000 }).toBe('failed');
      const secret = secretIn(tried.at(-1)!)!;
      expect(secret).toBeTruthy();
      expect(await tablesHolding(secret)).toEqual([]);
      expect((await rowOf())!.sealed).toMatch(/^v1\./);

      refuse = false;
      await t.sql`update pgboss.job set start_after = now() where name = 'mail.send' and state = 'retry'`;
      await expect.poll(async () => (await rowOf())?.status, { timeout: 20_000 }).toBe('sent');
      const letter = t.delivered.filter(({ to }) => to === email).at(-1)!;
      expect(secretIn(letter.text)).toBe(secret);
      expect(letter.html).toContain(secret);
      expect(await rowOf()).toMatchObject({ sealed: null });
      expect(await tablesHolding(secret)).toEqual([]);
      expect(logged.filter((line) => line.includes(secret))).toEqual([]);
    } finally {
      Object.assign(mailer, { deliver });
      jobs.add = inline;
      await queue.stop();
    }
  },
  60_000,
);

test('a template that names a secret gets its placeholder, in text, JSON and logs', () => {
  const token = new MailSecret('token', 'abc');
  expect(`/#/resetpassword?token=${token}`).toBe('/#/resetpassword?token=⟦token⟧');
  expect(JSON.stringify({ token })).toBe('{"token":"⟦token⟧"}');
  expect(token.reveal()).toBe('abc');
});

const lastMail = () => t.db.selectFrom('mails').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
async function aSecretMail(minutes: number) {
  const code = new MailSecret('code', '304050');
  const until = new Date(t.clock.now.getTime() + minutes * 60_000);
  await sendMail(t.ctx(), {
    to: 'somebody@example.com',
    locale: 'en-US',
    subject: { zh: '验证码', en: 'Your code' },
    paragraphs: [{ zh: `验证码：${code}`, en: `Your code: ${code}` }],
    secrets: { values: [code], until },
  });
  return lastMail();
}

test('a letter whose code has expired is not sent, and its encrypted part is erased', async () => {
  const mail = await aSecretMail(10);
  t.jobs.waiting.length = 0;
  t.pass({ minutes: 11 });
  const before = t.delivered.length;
  await mailJobs(t.ctx)['mail.send']!.run({ id: mail.id });
  expect(t.delivered).toHaveLength(before);
  expect(await lastMail()).toMatchObject({ id: mail.id, status: 'failed', sealed: null });
});

test('the job erases expired encrypted parts, and staff cannot send such a letter again', async () => {
  const mail = await aSecretMail(10);
  t.jobs.waiting.length = 0;
  await t.db.updateTable('mails').set({ status: 'failed' }).where('id', '=', mail.id).execute();
  const { client } = await aStaff(t, 'admin');
  t.pass({ minutes: 11 });
  await expect(client.consoleMail.resend({ id: mail.id })).rejects.toMatchObject({ code: 4122 });
  await mailJobs(t.ctx)['mail.eraseExpired']!.run({});
  expect((await lastMail()).sealed).toBeNull();
});

test('an encrypted part opens for its own recipient only', async () => {
  const { sealed } = await aSecretMail(10);
  expect(t.deps.adapters.vault.open(sealed!, 'mail:somebody@example.com')).toContain('304050');
  expect(() => t.deps.adapters.vault.open(sealed!, 'mail:mallory@example.com')).toThrow();
});

test('without a mail server nothing is encrypted, and only demo mode responds with the code or link', async () => {
  t.deps.adapters.mailer.configured = false;
  const ask = (name: string) => t.visitor.user.getEmailCode({ username: name, email: `${name}@example.com` });
  expect(await ask('first')).toEqual({});
  expect((await lastMail()).sealed).toBeNull();
  const user = await aUser(t);
  expect(await t.visitor.user.forgetPassword({ email: user.email })).toEqual({});

  t.deps.adapters.config.demo = true;
  const { demo } = await ask('second');
  expect(demo?.code).toMatch(/^\d{6}$/);
  expect(await tablesHolding(demo!.code!)).toEqual([]);
  t.pass({ minutes: 2 });
  const { demo: reset } = await t.visitor.user.forgetPassword({ email: user.email });
  expect(reset?.link).toMatch(/^\/#\/resetpassword\?token=[\w-]{43}$/);
  expect(await t.visitor.user.forgetPassword({ email: 'nobody@example.com' })).toEqual({});
  const taken = await t.visitor.user.getEmailCode({ username: 'third', email: user.email });
  expect(taken.demo?.code).toMatch(/^\d{6}$/); // as for an unknown e-mail address
});
