import { errors } from '@pavilion/protocol/errors.ts';
import { afterAll, expect, it } from 'vitest';
import { aUser } from '../../testing/builders.ts';
import { testApp } from '../../testing/testApp.ts';
import { notify } from './notify.service.ts';

const t = await testApp();
afterAll(() => t.close());

const notice = (userId: number, n: number) =>
  notify(t.ctx(), {
    userId,
    kind: 'order',
    title: { zh: `第 ${n} 条`, en: `Number ${n}` },
    body: { zh: '订单已受理', en: 'Your order was accepted' },
    link: '/personal/order',
  });

it('a user is notified on the site and by mail, and read notices are marked', async () => {
  const [user, stranger] = [await aUser(t, { locale: 'zh-CN' }), await aUser(t)];
  for (const n of [1, 2, 3]) await notice(user.id, n);
  await notice(stranger.id, 4);
  await t.jobs.drain();
  expect(t.delivered.filter((mail) => mail.to === user.email).map((mail) => mail.subject)).toEqual([
    '第 1 条',
    '第 2 条',
    '第 3 条',
  ]);
  const first = await user.client.notification.list({ pageSize: 2 });
  expect(first).toMatchObject({ total: 3, unreadCount: 3 });
  expect(first.rows.map((row) => row.enTitle)).toEqual(['Number 3', 'Number 2']);
  expect((await user.client.notification.list({ pageSize: 2, pageNum: 2 })).rows.map((r) => r.zhTitle)).toEqual([
    '第 1 条',
  ]);

  const others = (await stranger.client.notification.list()).rows[0]!.id;
  await user.client.notification.markRead({ ids: [first.rows[0]!.id, others] });
  expect((await user.client.notification.list({ unread: true })).rows.map((row) => row.enTitle)).toEqual([
    'Number 2',
    'Number 1',
  ]);
  expect((await user.client.notification.list({ unread: false })).rows).toMatchObject([{ enTitle: 'Number 3' }]);
  expect((await stranger.client.notification.list()).unreadCount).toBe(1);
  await user.client.notification.markRead({ ids: [] });
  expect((await user.client.notification.list()).unreadCount).toBe(2);
  await user.client.notification.markRead();
  expect((await user.client.notification.list()).unreadCount).toBe(0);
  await expect(t.visitor.notification.list()).rejects.toMatchObject({ code: errors.signedOut.code });
});
