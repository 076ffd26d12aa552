import { errors } from '@pavilion/protocol/errors.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { aUser } from '../../testing/builders.ts';
import { testApp } from '../../testing/testApp.ts';

const t = await testApp();
afterAll(() => t.close());

const refused = (name: keyof typeof errors) => ({ code: errors[name].code, status: errors[name].status });
const beijing = {
  recipient: '林晓雯',
  country: 'CN',
  province: '北京市',
  city: '北京市',
  area: '朝阳区',
  address: '建国路 88 号',
  phone: '13800138000',
  zipCode: '100022',
};
const cannes = {
  recipient: 'Léa Martin',
  country: 'FR',
  address: '1 La Croisette, Cannes',
  phone: '+33 4 92 99 84 00',
};

describe('addresses', () => {
  it('are added, changed and removed; the first is the default until another is', async () => {
    const { client } = await aUser(t);
    const first = await client.user.addMyAddress(beijing);
    const second = await client.user.addMyAddress({ ...cannes, isDefault: 1 });
    const list = await client.user.myAddress();
    expect(list).toMatchObject({
      total: 2,
      rows: [
        { id: second.id, isDefault: 1 },
        { id: first.id, isDefault: 0 },
      ],
    });
    expect(list.rows[1]).toEqual({ ...beijing, id: first.id, isDefault: 0 });
    await client.user.editMyAddress({ ...beijing, id: first.id, area: '海淀区', isDefault: 1 });
    expect((await client.user.myAddress()).rows).toMatchObject([
      { id: first.id, area: '海淀区', isDefault: 1 },
      { id: second.id, isDefault: 0 },
    ]);
    await client.user.removeMyAddress({ id: first.id });
    expect((await client.user.myAddress()).rows.map((row) => row.id)).toEqual([second.id]);
  });

  it('in China need province, city, district and a six-digit postcode; abroad they do not', async () => {
    const { token } = await aUser(t);
    const zh = t.as(token, 'zh-CN');
    await expect(zh.user.addMyAddress({ ...beijing, area: '' })).rejects.toMatchObject({
      problems: [{ path: 'area', message: '请选择省、市、区' }],
    });
    await expect(zh.user.addMyAddress({ ...beijing, zipCode: '1000' })).rejects.toMatchObject({
      problems: [{ path: 'zipCode', message: '请输入正确的邮政编码' }],
    });
    await expect(zh.user.addMyAddress({ ...beijing, zipCode: '1000222' })).rejects.toMatchObject({ code: 400 });
    await zh.user.addMyAddress({ ...cannes, zipCode: 'SW1A' });
  });

  it('belong to their owner', async () => {
    const [owner, stranger] = [await aUser(t), await aUser(t)];
    const { id } = await owner.client.user.addMyAddress(beijing);
    await expect(stranger.client.user.editMyAddress({ ...cannes, id, isDefault: 1 })).rejects.toMatchObject(
      refused('notFound'),
    );
    await expect(stranger.client.user.removeMyAddress({ id })).rejects.toMatchObject(refused('notFound'));
    expect((await stranger.client.user.myAddress()).rows).toEqual([]);
    await expect(t.visitor.user.myAddress()).rejects.toMatchObject(refused('signedOut'));
    expect((await owner.client.user.myAddress()).rows).toMatchObject([{ id, recipient: '林晓雯' }]);
  });

  it('are twenty at most and have one default, also under concurrent requests', async () => {
    const { client } = await aUser(t);
    const sent = await Promise.allSettled(
      Array.from({ length: limits.addressesPerUser + 5 }, () => client.user.addMyAddress({ ...cannes, isDefault: 1 })),
    );
    const lost = sent.flatMap((r) => (r.status === 'rejected' ? [r.reason as unknown] : []));
    expect(lost).toHaveLength(5);
    for (const reason of lost) expect(reason).toMatchObject(refused('tooManyAddresses'));
    const { rows } = await client.user.myAddress();
    expect(rows.filter((row) => row.isDefault === 1)).toHaveLength(1);
  });
});
