import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { errors } from '@pavilion/protocol/errors.ts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { aProgramme, aUser, testPassword } from '../../testing/builders.ts';
import { testApp } from '../../testing/testApp.ts';
import { favouriteJobs } from './favourites.service.ts';

const t = await testApp();
afterAll(() => t.close());

const refused = (name: keyof typeof errors) => ({ code: errors[name].code, status: errors[name].status });
const aFilm = async () => ({ class: ContentClass.programme, id: (await aProgramme(t)).id });
type Item = Awaited<ReturnType<typeof aFilm>>;
const popularity = ({ class: of, id }: Item) =>
  t.db
    .selectFrom('popularity')
    .select(['visits', 'favourites'])
    .where('class', '=', of)
    .where('contentId', '=', id)
    .executeTakeFirst();

describe('favourites', () => {
  it('are added, shown newest first, toggled and counted', async () => {
    const { client } = await aUser(t);
    const [first, second] = [await aFilm(), await aFilm()];
    expect(await client.user.addCollection(first)).toEqual({ collected: true, favourites: 1 });
    t.pass({ seconds: 1 });
    expect(await client.user.addCollection({ ...second, collected: true })).toEqual({ collected: true, favourites: 1 });
    // A repeated call changes nothing.
    expect(await client.user.addCollection({ ...second, collected: true })).toEqual({ collected: true, favourites: 1 });
    expect(await client.user.collectionState(second)).toEqual({ collected: true, favourites: 1 });
    const list = await client.user.myCollection({});
    expect(list).toMatchObject({ total: 2, counts: [{ class: 1, total: 2 }] });
    expect(list.rows.map((row) => row.id)).toEqual([second.id, first.id]);
    expect(list.rows[0]).toMatchObject({ card: { id: second.id }, collectedAt: t.clock.now.toISOString() });
    expect((await client.user.myCollection({ pageNum: 2, pageSize: 1 })).rows.map((row) => row.id)).toEqual([first.id]);
    expect(await client.user.myCollection({ class: ContentClass.news })).toMatchObject({ total: 0, rows: [] });

    expect(await client.user.addCollection(second)).toEqual({ collected: false, favourites: 0 });
    expect(await client.user.addCollection({ ...second, collected: false })).toMatchObject({ collected: false });
    expect((await client.user.myCollection({})).total).toBe(1);
  });

  it('are removed one by one, by class or all, and an undo brings them back as they were', async () => {
    const [mine, other] = [await aUser(t), await aUser(t)];
    const films = [await aFilm(), await aFilm(), await aFilm()];
    for (const film of films) {
      await mine.client.user.addCollection(film);
      t.pass({ seconds: 1 });
    }
    await other.client.user.addCollection(films[0]!);
    const before = await mine.client.user.myCollection({});

    const one = await mine.client.user.removeMyCollection(films[1]!);
    expect(one.removed).toBe(1);
    expect(await popularity(films[1]!)).toMatchObject({ favourites: 0 });
    await other.client.user.restoreMyCollection(one); // another user's removal cannot be undone
    expect((await mine.client.user.myCollection({})).total).toBe(2);
    await mine.client.user.restoreMyCollection(one);
    expect(await mine.client.user.myCollection({})).toEqual(before);

    t.pass({ seconds: 1 });
    const all = await mine.client.user.removeMyCollection({ class: ContentClass.programme });
    expect(all.removed).toBe(3);
    expect(await popularity(films[0]!)).toMatchObject({ favourites: 1 });
    await mine.client.user.restoreMyCollection(all);
    await mine.client.user.restoreMyCollection(all);
    expect(await popularity(films[0]!)).toMatchObject({ favourites: 2 });
    expect(await mine.client.user.myCollection({})).toEqual(before);

    const last = await mine.client.user.removeMyCollection({ all: true });
    t.pass({ minutes: 61 });
    await favouriteJobs(() => t.ctx())['favourites.endRemoved']!.run({});
    await mine.client.user.restoreMyCollection(last);
    expect((await mine.client.user.myCollection({})).total).toBe(0);
    expect((await other.client.user.myCollection({})).total).toBe(1);
  });

  it('count once under ten concurrent clicks, and never below zero', async () => {
    const { client } = await aUser(t);
    const film = await aFilm();
    await Promise.all(Array.from({ length: 10 }, () => client.user.addCollection({ ...film, collected: true })));
    expect(await popularity(film)).toMatchObject({ favourites: 1 });
    await Promise.all(Array.from({ length: 10 }, () => client.user.addCollection({ ...film, collected: false })));
    expect(await popularity(film)).toMatchObject({ favourites: 0 });
  });

  it('keep what was withdrawn, without its card, and accept nothing that is not published', async () => {
    const { client } = await aUser(t);
    const film = await aFilm();
    await client.user.addCollection(film);
    await t.db
      .updateTable('programmes')
      .set({ zhPublishedAt: null, enPublishedAt: null })
      .where('id', '=', film.id)
      .execute();
    expect((await client.user.myCollection({})).rows).toMatchObject([{ id: film.id, card: null }]);
    expect(await client.user.addCollection(film)).toMatchObject({ collected: false });
    await expect(client.user.addCollection(film)).rejects.toMatchObject(refused('notFound'));
    await expect(client.user.addCollection({ class: 1, id: 999_999 })).rejects.toMatchObject(refused('notFound'));
    await expect(t.visitor.user.addVistor(film)).rejects.toMatchObject(refused('notFound'));
  });

  it('belong to signed-in users, and a removal names what it removes', async () => {
    const film = await aFilm();
    const { client } = await aUser(t);
    await expect(t.visitor.user.addCollection(film)).rejects.toMatchObject(refused('signedOut'));
    await expect(t.visitor.user.collectionState(film)).rejects.toMatchObject(refused('signedOut'));
    await expect(t.visitor.user.myCollection({})).rejects.toMatchObject(refused('signedOut'));
    await expect(t.visitor.user.removeMyCollection({ all: true })).rejects.toMatchObject(refused('signedOut'));
    await expect(t.visitor.user.restoreMyCollection({ removedAt: '2026-06-01T08:00:00Z' })).rejects.toMatchObject(
      refused('signedOut'),
    );
    for (const vague of [{}, { id: film.id }, { class: 1 as const, all: true }, { ...film, all: true }])
      await expect(client.user.removeMyCollection(vague)).rejects.toMatchObject(refused('badRequest'));
    await expect(client.user.addCollection({ class: 9 as never, id: 1 })).rejects.toMatchObject(refused('badRequest'));
  });
});

describe('visits', () => {
  it('write a user’s history and count once in thirty minutes', async () => {
    const { client } = await aUser(t);
    const [first, second] = [await aFilm(), await aFilm()];
    await client.user.addVistor(first);
    t.pass({ minutes: 1 });
    await client.user.addVistor(second);
    t.pass({ minutes: 1 });
    await client.user.addVistor(first);
    expect(await popularity(first)).toMatchObject({ visits: 1 });
    const list = await client.user.myVisitRecord({});
    expect(list).toMatchObject({ total: 2, counts: [{ class: 1, total: 2 }] });
    expect(list.rows).toMatchObject([
      { id: first.id, times: 1, visitedAt: t.clock.now.toISOString(), card: { id: first.id } },
      { id: second.id },
    ]);
    t.pass({ minutes: 31 });
    await client.user.addVistor(first);
    expect((await client.user.myVisitRecord({})).rows[0]).toMatchObject({ times: 2 });
    expect(await popularity(first)).toMatchObject({ visits: 2 });
  });

  it('of anonymous readers count too, without any record of who they were', async () => {
    const film = await aFilm();
    await Promise.all(Array.from({ length: 8 }, () => t.visitor.user.addVistor(film)));
    expect(await popularity(film)).toMatchObject({ visits: 1 });
    const keys = (await t.db.selectFrom('rateLimits').select('key').execute()).map((row) => row.key).join();
    expect(keys).not.toContain('127.0.0.1');
    const { client } = await aUser(t);
    await client.user.addVistor(film);
    expect(await popularity(film)).toMatchObject({ visits: 2 });
  });

  it('are removed from the history by their owner, and restored by undo', async () => {
    const { client } = await aUser(t);
    const films = [await aFilm(), await aFilm()];
    for (const film of films) await client.user.addVistor(film);
    const gone = await client.user.removeMyVisit(films[0]!);
    expect((await client.user.myVisitRecord({})).rows.map((row) => row.id)).toEqual([films[1]!.id]);
    await client.user.restoreMyVisit(gone);
    expect((await client.user.myVisitRecord({})).total).toBe(2);
    t.pass({ seconds: 1 });
    await client.user.removeMyVisit({ all: true });
    expect(await client.user.myVisitRecord({})).toMatchObject({ total: 0, counts: [] });
    // An item that was removed and is seen again starts a new row.
    await client.user.addVistor(films[0]!);
    expect((await client.user.myVisitRecord({})).rows).toMatchObject([{ times: 1 }]);
    await expect(t.visitor.user.myVisitRecord({})).rejects.toMatchObject(refused('signedOut'));
    await expect(t.visitor.user.removeMyVisit({ all: true })).rejects.toMatchObject(refused('signedOut'));
    await expect(t.visitor.user.restoreMyVisit({ removedAt: '2026-06-01T08:00:00Z' })).rejects.toMatchObject(
      refused('signedOut'),
    );
  });
});

it('an account’s lists are deleted with it', async () => {
  const user = await aUser(t);
  const film = await aFilm();
  await user.client.user.addCollection(film);
  await user.client.user.addVistor(film);
  const { url } = await user.client.user.exportMyData();
  const entries = unzipSync(new Uint8Array((await t.app.inject(url)).rawPayload));
  expect(JSON.parse(strFromU8(entries['favourites.json']!))).toMatchObject([{ contentId: film.id }]);
  expect(JSON.parse(strFromU8(entries['visits.json']!))).toMatchObject([{ contentId: film.id }]);
  await user.client.user.closeMyAccount({ password: testPassword });
  for (const table of ['favourites', 'visits'] as const)
    expect(await t.db.selectFrom(table).select('contentId').where('userId', '=', user.id).execute()).toEqual([]);
  expect(await popularity(film)).toMatchObject({ favourites: 0 });
});
