import { errors } from '@pavilion/protocol/errors.ts';
import { afterAll, expect, it } from 'vitest';
import { aStaff } from '../../testing/builders.ts';
import { testApp } from '../../testing/testApp.ts';

const t = await testApp();
afterAll(() => t.close());
const refused = (name: keyof typeof errors) => ({ code: errors[name].code });

it('answers the categories under the name of the specification, and other dictionaries with their items', async () => {
  const { categoryTypeList, items } = await t.visitor.dict.query({ typeCode: 'category' });
  expect(categoryTypeList?.map(({ typeId, englishName }) => [typeId, englishName])).toEqual([
    [1, 'Teleplay'],
    [2, 'Documentary'],
    [3, 'Cartoon'],
    [4, 'Micro short drama'],
    [5, 'Web-made content'],
  ]);
  expect(items).toBeUndefined();
  expect((await t.visitor.dict.query({ typeCode: 'newsCategory' })).items?.map(({ enName }) => enName)).toEqual([
    'Industry News',
    'Depth Research',
    'Notices',
  ]);
  expect(await t.visitor.dict.query({ typeCode: 'nothing' })).toEqual({ typeCode: 'nothing', items: [] });
});

it('lets an editor name and order the categories, which stay five', async () => {
  const { client } = await aStaff(t, 'editor');
  await client.consoleDictionary.save({
    typeCode: 'category',
    itemId: 3,
    zhName: '动画',
    enName: 'Animation',
    icon: 'cartoon',
  });
  await client.consoleDictionary.order({ typeCode: 'category', itemIds: [3, 1, 2, 4, 5] });
  await expect
    .poll(async () => (await t.visitor.dict.query({ typeCode: 'category' })).categoryTypeList?.[0])
    .toMatchObject({ typeId: 3, name: '动画', englishName: 'Animation' });
  const names = { typeCode: 'category', zhName: '综艺', enName: 'Variety', icon: '' };
  await expect(client.consoleDictionary.save(names)).rejects.toMatchObject(refused('badRequest'));
  await expect(client.consoleDictionary.save({ ...names, itemId: 1, hidden: true })).rejects.toMatchObject(
    refused('badRequest'),
  );
  await expect(client.consoleDictionary.save({ ...names, itemId: 6 })).rejects.toMatchObject(refused('notFound'));
  await expect(client.consoleDictionary.order({ typeCode: 'category', itemIds: [1, 2, 3] })).rejects.toMatchObject(
    refused('conflict'),
  );
});

it('adds items with numbers of their own, even two at once, and takes them out of use', async () => {
  const { client } = await aStaff(t, 'editor');
  const item = { typeCode: 'activityKind', zhName: '工作坊', enName: 'Workshop' };
  const added = await Promise.all([
    client.consoleDictionary.save(item),
    client.consoleDictionary.save({ ...item, enName: 'Masterclass' }),
  ]);
  expect(added.map(({ itemId }) => itemId).sort()).toEqual([8, 9]);
  await client.consoleDictionary.save({ ...item, itemId: 9, hidden: true });
  const shown = async () =>
    (await t.visitor.dict.query({ typeCode: 'activityKind' })).items?.map(({ itemId }) => itemId);
  await expect.poll(shown).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  await client.consoleDictionary.order({ typeCode: 'activityKind', itemIds: [8, 1, 2, 3, 4, 5, 6, 7, 9] });
  await expect.poll(shown).toEqual([8, 1, 2, 3, 4, 5, 6, 7]);
  const all = (await client.consoleDictionary.list()).find(({ typeCode }) => typeCode === 'activityKind');
  expect(all?.items.at(-1)).toMatchObject({ itemId: 9, hidden: true });
  await expect(client.consoleDictionary.save({ ...item, typeCode: 'madeUp' })).rejects.toMatchObject(
    refused('notFound'),
  );
  await expect(client.consoleDictionary.save({ ...item, itemId: 99 })).rejects.toMatchObject(refused('notFound'));
  await expect(client.consoleDictionary.save({ ...item, typeCode: "x' or 1=1" })).rejects.toMatchObject({
    problems: [{ path: 'typeCode' }],
  });
});

it('is for editors only', async () => {
  const { client } = await aStaff(t, 'service');
  await expect(client.consoleDictionary.list()).rejects.toMatchObject(refused('forbidden'));
  await expect(t.visitor.consoleDictionary.order({ typeCode: 'category', itemIds: [1] })).rejects.toMatchObject(
    refused('signedOut'),
  );
});
