import { errors } from '@pavilion/protocol/errors.ts';
import { DAY_MS } from '@pavilion/protocol/kit/days.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { benefits } from '../../../content/benefits.ts';
import { aStaff, aUser, testPassword } from '../../testing/builders.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { loadLegalTexts } from './agreement.service.ts';

const t = await testApp();
afterAll(() => t.close());
const refused = (name: keyof typeof errors) => ({ code: errors[name].code });

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

it('includes a privacy policy and an about page', async () => {
  expect((await t.visitor.agreement.privacy()).content).toContain('id="privacy-scope"');
  expect((await t.as(undefined, 'zh-CN').agreement.about()).content).toContain('同一项权利不会被卖出两次');
});

it('records a version once and never changes it', async () => {
  await t.db.updateTable('agreementVersions').set({ enTitle: 'As it was agreed' }).execute();
  await Promise.all([loadLegalTexts(t.ctx()), loadLegalTexts(t.ctx())]);
  expect(await t.db.selectFrom('agreementVersions').select(['kind', 'enTitle']).orderBy('kind').execute()).toEqual([
    { kind: 'about', enTitle: 'As it was agreed' },
    { kind: 'agreement', enTitle: 'As it was agreed' },
    { kind: 'privacy', enTitle: 'As it was agreed' },
  ]);
});

async function draftOf(app: TestApp, kind: 'agreement' | 'privacy' | 'about') {
  const admin = await aStaff(app, 'admin');
  const { draft, revision } = await admin.client.consoleAgreement.detail({ kind });
  const save = (change: Partial<typeof draft>, from = revision) =>
    admin.client.consoleAgreement.save({ kind, revision: from, draft: { ...draft, ...change } });
  return { admin, draft, revision, save };
}

describe('a new version of the agreement', () => {
  it('is written, announced for ten days, and in force by the clock; each consent stays with its version', async () => {
    const own = await testApp();
    own.clock.now = new Date('2027-02-03T08:00:00Z');
    const user = await aUser(own);
    let { client } = user;
    const before = await client.agreement.current();
    const pending = async () => (await client.user.getUserInfo()).agreementPending;
    expect(before.coming).toBeNull();
    expect(await pending()).toBe(true);
    await client.agreement.agree({ version: before.version });
    await client.agreement.agree({ version: before.version });
    expect(await pending()).toBe(false);

    const { admin, save } = await draftOf(own, 'agreement');
    const { revision } = await save({
      zhHtml: '<h2>一、总则</h2><p>新的约定。<script>alert(1)</script></p>',
      enHtml: '<h2>1. General</h2><p onclick="x()">A new term.</p>',
    });
    // Visitors do not see a draft.
    expect((await client.agreement.current()).content).toBe(before.content);
    const { version, effectiveAt } = await admin.client.consoleAgreement.publish({
      kind: 'agreement',
      revision,
      notify: true,
    });
    expect(version).toBe('2027-02-03');
    expect(new Date(effectiveAt).getTime() - own.clock.now.getTime()).toBe(limits.agreementNoticeDays * DAY_MS);

    expect(await client.agreement.current()).toMatchObject({
      version: before.version,
      coming: { version, effectiveAt },
    });
    expect((await client.agreement.version({ kind: 'agreement', version })).content).toBe(
      '<h2>1. General</h2><p>A new term.</p>',
    );
    expect((await client.notification.list({})).rows[0]).toMatchObject({
      enTitle: 'User agreement: new version announced',
      link: '/agreement?version=2027-02-03',
    });
    expect(await pending()).toBe(false);

    own.pass({ days: 10 });
    client = own.as((await own.visitor.user.login({ username: user.username, password: testPassword })).token);
    expect(await pending()).toBe(true);
    expect(await client.agreement.current()).toMatchObject({ version, coming: null });
    await client.agreement.agree({ version });
    expect(await pending()).toBe(false);
    expect((await client.agreement.mine()).map((consent) => consent.version)).toEqual([version, before.version]);
    const { client: staff } = await aStaff(own, 'admin');
    expect((await staff.consoleAgreement.detail({ kind: 'agreement' })).versions).toMatchObject([
      { version, state: 'inForce', consents: 1 },
      { version: before.version, state: 'past', consents: 1 },
    ]);
    expect(await staff.consoleAgreement.version({ kind: 'agreement', version })).toMatchObject({
      zhHtml: '<h2>一、总则</h2><p>新的约定。</p>',
    });
    // Earlier versions stay readable.
    expect((await client.agreement.version({ kind: 'agreement', version: before.version })).content).toBe(
      before.content,
    );
    await own.close();
  });

  it('can be withdrawn until it is in force or agreed to', async () => {
    const own = await testApp();
    own.clock.now = new Date('2027-02-03T08:00:00Z');
    const { admin, save } = await draftOf(own, 'privacy');
    const { revision } = await save({ enHtml: '<p>One</p>' });
    const { client } = admin;
    const { version } = await client.consoleAgreement.publish({ kind: 'privacy', revision });
    await client.consoleAgreement.withdraw({ kind: 'privacy', version });
    await expect(client.consoleAgreement.withdraw({ kind: 'privacy', version })).rejects.toMatchObject(
      refused('notFound'),
    );
    const again = await client.consoleAgreement.publish({ kind: 'privacy', revision });
    const second = await client.consoleAgreement.save({
      kind: 'privacy',
      revision,
      draft: { zhTitle: '隐私', enTitle: 'Privacy', zhHtml: '<p>二</p>', enHtml: '<p>Two</p>' },
    });
    expect(await client.consoleAgreement.publish({ kind: 'privacy', revision: second.revision })).toMatchObject({
      version: `${again.version}.2`,
    });
    own.pass({ days: 10 });
    const { client: later } = await aStaff(own, 'admin');
    await expect(later.consoleAgreement.withdraw({ kind: 'privacy', version: again.version })).rejects.toMatchObject(
      refused('versionStands'),
    );
    await own.close();
  });

  it('takes effect at once for the about page', async () => {
    const { admin, save } = await draftOf(t, 'about');
    const { revision } = await save({ enHtml: '<p>Who we are.</p>' });
    await admin.client.consoleAgreement.publish({ kind: 'about', revision });
    await expect.poll(async () => (await t.visitor.agreement.about()).content).toBe('<p>Who we are.</p>');
  });

  it('is refused if incomplete, unchanged, stale, or sent by anyone but an administrator', async () => {
    const { admin, draft, save } = await draftOf(t, 'agreement');
    const { revision } = await save({});
    await expect(admin.client.consoleAgreement.publish({ kind: 'agreement', revision })).rejects.toMatchObject(
      refused('textUnchanged'),
    );
    await expect(save({ enHtml: '<p>Late</p>' })).rejects.toMatchObject(refused('conflict'));
    const empty = await save({ enHtml: '<script>all gone</script>' }, revision);
    await expect(
      admin.client.consoleAgreement.publish({ kind: 'agreement', revision: empty.revision }),
    ).rejects.toMatchObject({ problems: [{ path: 'draft.enHtml' }] });
    await expect(save({ zhTitle: '' }, empty.revision)).rejects.toMatchObject({
      problems: [{ path: 'draft.zhTitle' }],
    });

    const { client: editor } = await aStaff(t, 'editor');
    for (const call of [
      () => editor.consoleAgreement.detail({ kind: 'agreement' }),
      () => editor.consoleAgreement.save({ kind: 'agreement', revision: 1, draft }),
      () => editor.consoleAgreement.publish({ kind: 'agreement', revision: 1 }),
    ])
      await expect(call()).rejects.toMatchObject(refused('forbidden'));
    const user = await aUser(t);
    await expect(user.client.consoleAgreement.detail({ kind: 'agreement' })).rejects.toMatchObject(
      refused('signedOut'),
    );
  });

  it('is saved by one of two concurrent writers, and published once', async () => {
    const own = await testApp();
    own.clock.now = new Date('2027-02-03T08:00:00Z');
    const { admin, draft, revision } = await draftOf(own, 'privacy');
    const saves = await Promise.allSettled(
      ['<p>A</p>', '<p>B</p>'].map((enHtml) =>
        admin.client.consoleAgreement.save({ kind: 'privacy', revision, draft: { ...draft, enHtml } }),
      ),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const publish = () => admin.client.consoleAgreement.publish({ kind: 'privacy', revision: revision + 1 });
    const published = await Promise.allSettled([publish(), publish()]);
    expect(published.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await own.close();
  });
});

it('consent to an unknown version, or without a session, is refused', async () => {
  const { client } = await aUser(t);
  await expect(client.agreement.agree({ version: 'none' })).rejects.toMatchObject(refused('conflict'));
  await expect(t.visitor.agreement.agree({ version: 'none' })).rejects.toMatchObject(refused('signedOut'));
  await expect(t.visitor.agreement.mine()).rejects.toMatchObject(refused('signedOut'));
  await expect(t.visitor.agreement.version({ kind: 'agreement', version: 'none' })).rejects.toMatchObject(
    refused('notFound'),
  );
});
