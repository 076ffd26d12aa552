import { errors } from '@pavilion/protocol/errors.ts';
import { NavigationType } from '@pavilion/protocol/navigation.ts';
import { afterAll, expect, it } from 'vitest';
import { aStaff } from '../../testing/builders.ts';
import { testApp } from '../../testing/testApp.ts';

const t = await testApp();
afterAll(() => t.close());
const refused = (name: keyof typeof errors) => ({ code: errors[name].code });
const titles = async () => (await t.visitor.navigation.list({ place: 'header' })).map((item) => item.enTitle);

it('starts with the pages of the specification, in order', async () => {
  const header = await t.visitor.navigation.list({ place: 'header' });
  expect(header.slice(0, 6).map(({ url }) => url)).toEqual([
    '/home',
    '/program',
    '/exhibition',
    '/activityForum',
    '/information',
    '/competition',
  ]);
  expect(header.at(-1)).toMatchObject({ type: NavigationType.language, url: '' });
  expect(new Set((await t.visitor.navigation.list({})).map(({ place }) => place)).size).toBe(4);
});

it('lets an editor add, rename, hide, order and remove items', async () => {
  const { client } = await aStaff(t, 'editor');
  const { id } = await client.consoleNavigation.save({
    place: 'header',
    zhTitle: '合作媒体',
    enTitle: 'Partners',
    type: NavigationType.external,
    url: 'https://example.org/partners',
  });
  await expect.poll(async () => (await titles()).at(-1)).toBe('Partners');
  const ids = (await client.consoleNavigation.list()).filter(({ place }) => place === 'header').map((item) => item.id);
  await client.consoleNavigation.order({ place: 'header', ids: [id, ...ids.filter((other) => other !== id)] });
  await expect.poll(async () => (await titles())[0]).toBe('Partners');
  const own = (await client.consoleNavigation.list()).find((item) => item.id === id)!;
  await client.consoleNavigation.save({ ...own, enTitle: 'Our partners', hidden: true });
  await expect.poll(titles).not.toContain('Partners');
  expect((await client.consoleNavigation.list()).find((item) => item.id === id)).toMatchObject({
    enTitle: 'Our partners',
    hidden: true,
  });
  await client.consoleNavigation.remove({ id });
  await expect(client.consoleNavigation.remove({ id })).rejects.toMatchObject(refused('notFound'));
  await expect(client.consoleNavigation.save({ ...own })).rejects.toMatchObject(refused('notFound'));
  await expect(client.consoleNavigation.order({ place: 'header', ids: [id] })).rejects.toMatchObject(
    refused('conflict'),
  );
  await expect(client.consoleNavigation.order({ place: 'header', ids: [...ids, ids[0]!] })).rejects.toMatchObject(
    refused('conflict'),
  );
});

it('refuses URLs of the wrong kind, and anyone but editors', async () => {
  const { client } = await aStaff(t, 'editor');
  const item = { place: 'header', zhTitle: '一', enTitle: 'One' } as const;
  for (const [type, url] of [
    [NavigationType.external, 'javascript:alert(1)'],
    [NavigationType.external, '/home'],
    [NavigationType.route, '//evil.example'],
    [NavigationType.route, 'https://example.org'],
    [NavigationType.language, '/home'],
  ] as const)
    await expect(client.consoleNavigation.save({ ...item, type, url })).rejects.toMatchObject({
      problems: [{ path: 'url' }],
    });
  const { client: trade } = await aStaff(t, 'trade');
  await expect(trade.consoleNavigation.list()).rejects.toMatchObject(refused('forbidden'));
  await expect(
    t.visitor.consoleNavigation.save({ ...item, type: NavigationType.route, url: '/home' }),
  ).rejects.toMatchObject(refused('signedOut'));
});
