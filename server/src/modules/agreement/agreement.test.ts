import { errors } from '@pavilion/protocol/errors.ts';
import { afterAll, expect, it } from 'vitest';
import { benefits } from '../../../content/benefits.ts';
import { aUser, testPassword } from '../../testing/builders.ts';
import { testApp } from '../../testing/testApp.ts';
import { loadAgreement } from './agreement.service.ts';

const t = await testApp();
afterAll(() => t.close());

it('shows the agreement in the reader’s language, and the benefits of registering', async () => {
  const zh = await t.as(undefined, 'zh-CN').agreement.current();
  const en = await t.visitor.agreement.current();
  expect(zh.version).toBe(en.version);
  expect(zh.name).toBe(zh.title);
  expect(en.name).toBe(en.enTitle);
  expect(zh.content).toContain('用户');
  expect(en.content).toMatch(/^<h2 id=/);
  expect((await t.visitor.agreement.benefits()).map((b) => b.enTitle)).toEqual(benefits.map((b) => b.title.en));
});

it('puts a version on record once, and never rewrites it', async () => {
  await t.db.updateTable('agreementVersions').set({ enTitle: 'As it was agreed' }).execute();
  await Promise.all([loadAgreement(t.ctx()), loadAgreement(t.ctx())]);
  expect(await t.db.selectFrom('agreementVersions').select('enTitle').execute()).toEqual([
    { enTitle: 'As it was agreed' },
  ]);
});

it('asks users to agree when a new version comes into force, not before', async () => {
  const user = await aUser(t);
  let { client } = user;
  const pending = async () => (await client.user.getUserInfo()).agreementPending;
  const { version } = await t.visitor.agreement.current();
  expect(await pending()).toBe(true);
  await client.agreement.agree({ version });
  await client.agreement.agree({ version });
  expect(await pending()).toBe(false);
  const inTenDays = new Date(t.clock.now.getTime() + 10 * 86_400_000);
  await t.db
    .insertInto('agreementVersions')
    .values({
      version: 'next',
      zhTitle: '新版',
      enTitle: 'Next',
      zhHtml: '<p>新</p>',
      enHtml: '<p>New</p>',
      publishedAt: t.clock.now,
      effectiveAt: inTenDays,
    })
    .execute();
  await t.db
    .updateTable('agreementVersions')
    .set({ effectiveAt: t.clock.now })
    .where('version', '=', version)
    .execute();
  expect(await pending()).toBe(false);
  t.pass({ days: 10 });
  client = t.as((await t.visitor.user.login({ username: user.username, password: testPassword })).token);
  expect(await pending()).toBe(true);
  expect((await client.agreement.current()).version).toBe('next');
  await client.agreement.agree({ version: 'next' });
  const consents = await t.db.selectFrom('agreementConsents').select('version').where('userId', '=', user.id).execute();
  expect(consents.map((c) => c.version).sort()).toEqual([version, 'next'].sort());
  await expect(client.agreement.agree({ version: 'none' })).rejects.toMatchObject({ code: errors.conflict.code });
  await expect(t.visitor.agreement.agree({ version })).rejects.toMatchObject({ code: errors.signedOut.code });
});
