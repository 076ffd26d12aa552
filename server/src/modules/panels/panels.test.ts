import { errors } from '@pavilion/protocol/errors.ts';
import { daysAfter } from '@pavilion/protocol/kit/days.ts';
import type { InputOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { consoleBanner } from '@pavilion/protocol/panels.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPictureFile, aProgramme, aStaff } from '../../testing/builders.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';

let t: TestApp;
let pictureId: number;
beforeAll(async () => {
  t = await testApp();
  const { client } = await aStaff(t, 'editor');
  const { data } = await client.consoleFile.uploadImage({ file: await aPictureFile(), purpose: 'hero' });
  pictureId = data.id;
});
afterAll(() => t.close());
const refused = (name: keyof typeof errors) => ({ code: errors[name].code });
type Form = InputOf<typeof consoleBanner.save>['form'];
const aBanner = (form: Partial<Form> = {}): Form => ({
  panelCode: 'home',
  zhTitle: '长安十二灯',
  enTitle: 'Twelve Lanterns',
  wideId: pictureId,
  ...form,
});
const shown = async (pagePanelCode: 'home' | 'program' = 'home') =>
  (await t.visitor.appPagePanel.getPagePanelBanner({ pagePanelCode })).map(({ enTitle }) => enTitle);
async function published(form: Partial<Form> = {}) {
  const { client } = await aStaff(t, 'editor');
  const saved = await client.consoleBanner.save({ form: aBanner(form) });
  await client.consoleBanner.publish({ ...saved, languages: ['zh', 'en'] });
  return { ...saved, client };
}

it('shows a page its banners in order, each language as published', async () => {
  const programme = await aProgramme(t, { zhTitle: '灯塔', enTitle: 'The Lighthouse' });
  const { id, client } = await published({ position: 2, linkKind: 'programme', programmeId: programme.id, focusX: 70 });
  await published({ position: 1, enTitle: 'First', linkKind: 'page', path: '/exhibition' });
  await published({ panelCode: 'program', enTitle: 'Elsewhere' });
  await expect.poll(() => shown()).toEqual(['First', 'Twelve Lanterns']);
  const [first, second] = await t.visitor.appPagePanel.getPagePanelBanner({ pagePanelCode: 'home' });
  expect(first).toMatchObject({ url: '/exhibition', focusX: 50, programmeId: null });
  expect(second).toMatchObject({ url: `/details?id=${programme.id}`, focusX: 70, wide: { id: pictureId } });

  await client.consoleBanner.withdraw({ id, languages: ['en'] });
  await expect.poll(() => shown()).toEqual(['First', null]);
  // A banner disappears with the programme that it leads to.
  await t.db
    .updateTable('programmes')
    .set({ zhPublishedAt: null, enPublishedAt: null })
    .where('id', '=', programme.id)
    .execute();
  await expect.poll(() => shown()).toEqual(['First']);
});

it('respects the hours of a banner', async () => {
  const at = (days: number) => daysAfter(t.clock.now, days).toISOString();
  await published({ panelCode: 'program', enTitle: 'Next week', startsAt: at(7), endsAt: at(9), position: 200 });
  t.deps.cache.clear();
  expect(await shown('program')).toEqual(['Elsewhere']);
  t.pass({ days: 8 });
  t.deps.cache.clear();
  expect(await shown('program')).toEqual(['Elsewhere', 'Next week']);
  t.pass({ days: 2 });
  t.deps.cache.clear();
  expect(await shown('program')).toEqual(['Elsewhere']);
});

it('is drafted, previewed, restored and discarded in the console', async () => {
  const { client } = await aStaff(t, 'editor');
  const { id, revision } = await client.consoleBanner.save({ form: aBanner({ enTitle: null }) });
  expect((await client.consoleBanner.list({ panelCode: 'home', missingEnglish: true })).rows).toMatchObject([
    { id, panelCode: 'home', cover: { id: pictureId } },
  ]);
  await expect(client.consoleBanner.publish({ id, revision, languages: ['en'] })).rejects.toMatchObject({
    problems: [{ path: 'form.enTitle' }],
  });
  const next = await client.consoleBanner.save({ id, revision, form: aBanner({ enTitle: 'Later' }) });
  expect((await client.consoleBanner.detail({ id })).form).toMatchObject({ enTitle: 'Later', linkKind: 'none' });
  expect((await client.consoleBanner.preview({ id })).key).toContain('.');
  expect((await client.consoleBanner.version({ id, revision })).form.enTitle).toBeNull();
  await client.consoleBanner.restore({ id, revision: next.revision, from: revision });
  expect((await client.consoleBanner.versions({ id })).total).toBe(3);
  const at = daysAfter(t.clock.now, 1).toISOString();
  await client.consoleBanner.publish({ id, revision: next.revision + 1, languages: ['zh'], at });
  await client.consoleBanner.cancelSchedule({ id });
  expect((await client.consoleBanner.detail({ id })).dueAt).toBeNull();
  await client.consoleBanner.remove({ id });
  await expect(client.consoleBanner.detail({ id })).rejects.toMatchObject(refused('notFound'));
});

it('refuses links that lead nowhere, and anyone but editors', async () => {
  const { client } = await aStaff(t, 'editor');
  const problem = (path: string) => ({ problems: [{ path: `form.${path}` }] });
  await expect(client.consoleBanner.save({ form: aBanner({ url: 'javascript:alert(1)' }) })).rejects.toMatchObject(
    problem('url'),
  );
  await expect(client.consoleBanner.save({ form: aBanner({ path: '//evil.example' }) })).rejects.toMatchObject(
    problem('path'),
  );
  await expect(
    client.consoleBanner.save({ form: aBanner({ linkKind: 'programme', programmeId: 999_999 }) }),
  ).rejects.toMatchObject(problem('programmeId'));
  await expect(client.consoleBanner.save({ form: aBanner({ wideId: 999_999 }) })).rejects.toMatchObject(
    problem('wideId'),
  );
  const now = t.clock.now.toISOString();
  await expect(client.consoleBanner.save({ form: aBanner({ startsAt: now, endsAt: now }) })).rejects.toMatchObject(
    problem('endsAt'),
  );
  for (const form of [aBanner({ wideId: null }), aBanner({ linkKind: 'url' })]) {
    const saved = await client.consoleBanner.save({ form });
    await expect(client.consoleBanner.publish({ ...saved, languages: ['zh'] })).rejects.toMatchObject(
      problem(form.wideId === null ? 'wideId' : 'url'),
    );
  }
  await expect(t.visitor.appPagePanel.getPagePanelBanner({ pagePanelCode: 'nowhere' as never })).rejects.toMatchObject(
    refused('badRequest'),
  );
  const { client: trade } = await aStaff(t, 'trade');
  await expect(trade.consoleBanner.list({})).rejects.toMatchObject(refused('forbidden'));
});
