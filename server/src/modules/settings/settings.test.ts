import { errors } from '@pavilion/protocol/errors.ts';
import { SiteSettings } from '@pavilion/protocol/settings.ts';
import { policeRegister } from '@pavilion/protocol/webUrls.ts';
import { afterAll, expect, it } from 'vitest';
import { aStaff, aUser } from '../../testing/builders.ts';
import { testApp } from '../../testing/testApp.ts';

const t = await testApp();
afterAll(() => t.close());
const refused = (name: keyof typeof errors) => ({ code: errors[name].code });

it('is empty until the operator saves it', async () => {
  expect(await t.visitor.settings.site()).toEqual(SiteSettings.parse({}));
  const { client } = await aStaff(t, 'admin');
  const { settings, revision, editedBy } = await client.consoleSettings.detail();
  expect(editedBy).toBeNull();
  await client.consoleSettings.save({
    revision,
    settings: {
      ...settings,
      mailbox: 'office@example.org',
      telephone: '+86 10 5550 0100',
      policeNumber: '京公网安备 11010502000000号',
      social: [{ zhName: '公众号', enName: 'WeChat', url: 'https://example.org/wechat' }],
      zhPopularWords: ['纪录片', '长安'],
    },
  });
  await expect.poll(async () => (await t.visitor.settings.site()).mailbox).toBe('office@example.org');
  const staff = await client.consoleSettings.detail();
  expect(staff).toMatchObject({ revision: revision + 1, settings: { zhPopularWords: ['纪录片', '长安'] } });
  expect(staff.editedBy).not.toBeNull();
  expect(policeRegister(staff.settings.policeNumber)).toBe(
    'https://beian.mps.gov.cn/#/query/webSearch?code=11010502000000',
  );
});

it('keeps what the first of two wrote', async () => {
  const { client } = await aStaff(t, 'admin');
  const { settings, revision } = await client.consoleSettings.detail();
  const answers = await Promise.allSettled(
    ['A 1', 'B 2'].map((icpNumber) => client.consoleSettings.save({ revision, settings: { ...settings, icpNumber } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refused('conflict') });
});

it('refuses invalid addresses, and everyone except the administrator', async () => {
  const { client } = await aStaff(t, 'admin');
  const { settings, revision } = await client.consoleSettings.detail();
  const save = (change: Partial<SiteSettings>) =>
    client.consoleSettings.save({ revision, settings: { ...settings, ...change } });
  // biome-ignore lint/suspicious/noExplicitAny: what a hostile page may send
  const evil = 'javascript:alert(1)' as any;
  await expect(save({ mediaLibraryUrl: evil })).rejects.toMatchObject({
    problems: [{ path: 'settings.mediaLibraryUrl' }],
  });
  await expect(save({ androidUrl: 'https://user:pass@example.org' })).rejects.toMatchObject({
    problems: [{ path: 'settings.androidUrl' }],
  });
  await expect(save({ mailbox: 'nobody' })).rejects.toMatchObject({ problems: [{ path: 'settings.mailbox' }] });
  await expect(save({ social: [{ zhName: 'x', enName: 'x', url: evil }] })).rejects.toMatchObject({
    problems: [{ path: 'settings.social.0.url' }],
  });
  const { client: editor } = await aStaff(t, 'editor');
  await expect(editor.consoleSettings.detail()).rejects.toMatchObject(refused('forbidden'));
  await expect(editor.consoleSettings.save({ revision, settings })).rejects.toMatchObject(refused('forbidden'));
  const user = await aUser(t);
  await expect(user.client.consoleSettings.detail()).rejects.toMatchObject(refused('signedOut'));
  await expect(t.visitor.consoleSettings.save({ revision, settings })).rejects.toMatchObject(refused('signedOut'));
});
