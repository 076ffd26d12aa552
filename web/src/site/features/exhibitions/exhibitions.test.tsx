import type { consoleExhibition } from '@pavilion/protocol/exhibitions.console.ts';
import type { InputOf } from '@pavilion/protocol/kit/endpoint.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aProgramme, aStaff } from '../../../../../server/src/testing/builders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openSite } from '../../../testing/siteTest.tsx';
import { photoGridSpans } from './photoGridSpans.ts';

const t = await testApp(); // 1 June 2026
afterAll(() => t.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: t.clock.now }));
afterEach(() => void vi.useRealTimers());

type Form = InputOf<(typeof consoleExhibition)['save']>['form'];
const { client: editor } = await aStaff(t, 'editor');
async function aDraft(form: Form) {
  return editor.consoleExhibition.save({ form });
}
async function anExhibition(form: Form): Promise<number> {
  const { id, revision } = await aDraft(form);
  await editor.consoleExhibition.publish({ id, revision, languages: form.enTitle ? ['zh', 'en'] : ['zh'] });
  return id;
}
const aPicture = async (key: string) =>
  (
    await t.db
      .insertInto('pictures')
      .values({
        key,
        width: 1200,
        height: 800,
        tone: '#7a5cff',
        sources: JSON.stringify([{ width: 480, type: 'image/avif', url: `/media/${key}.avif` }]),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

let busan: number;
beforeAll(async () => {
  const programme = await aProgramme(t, { zhTitle: '长安十二灯', enTitle: 'Twelve Lanterns' });
  const wide = await aPicture('wide');
  await anExhibition({
    zhTitle: '上海电视节',
    enTitle: 'Shanghai TV Festival',
    zhCity: '上海',
    enCity: 'Shanghai',
    startsOn: '2026-05-30',
    endsOn: '2026-06-04',
    featured: true,
    bannerWideId: wide,
    bannerTallId: wide,
  });
  await anExhibition({
    zhTitle: '春季市场',
    zhCity: '戛纳',
    country: 'FR',
    regionTypeId: 3,
    timeZone: 'Europe/Paris',
    startsOn: '2025-04-07',
    endsOn: '2025-04-09',
  });
  busan = await anExhibition({
    zhTitle: '釜山内容市场',
    enTitle: 'Busan Content Market',
    zhCity: '釜山',
    enCity: 'Busan',
    country: 'KR',
    regionTypeId: 2,
    timeZone: 'Asia/Seoul',
    startsOn: '2026-10-10',
    endsOn: '2026-10-13',
    zhOrganiser: '组委会',
    enOrganiser: 'The Committee',
    officialUrl: 'https://example.com/',
    zhBody: '<p>四天</p>',
    enBody: '<p>Four days by the sea.</p>',
    signupKinds: ['attendee', 'booth'],
    signupOpensAt: '2026-05-01T00:00:00Z',
    signupClosesAt: '2026-09-01T00:00:00Z',
    films: [{ programmeId: programme.id, zhSection: '主单元', enSection: 'Main section' }],
    photos: [
      { pictureId: await aPicture('one'), zhCaption: '开幕', enCaption: 'The opening' },
      { pictureId: await aPicture('two'), zhCaption: null, enCaption: null },
    ],
    timetable: [
      { date: '2026-10-11', from: '14:00', to: null, zhTitle: '洽谈', enTitle: 'Meetings' },
      { date: '2026-10-10', from: '10:00', to: '11:30', zhTitle: '开幕式', enTitle: 'Opening', enPlace: 'Hall 1' },
    ],
  });
});

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

test('the calendar shows the current exhibition large, then upcoming ones, then past ones', async () => {
  const site = await openSite(t, { paths: ['/exhibition'] });
  const region = await screen.findByRole('region', { name: 'Featured exhibitions' });
  expect(within(region).getByRole('heading', { name: 'Shanghai TV Festival' })).toBeTruthy();
  expect(await screen.findByText('3 exhibitions')).toBeTruthy();
  expect(rows()[0]).toMatch(/10\.10.*Oct 10.*13, 2026.*Busan.*Busan Content Market.*釜山内容市场.*Coming soon/);
  expect(rows()[1]).toMatch(/· 2025.*春季市场.*No English yet.*Ended/);

  await site.user.click(await screen.findByRole('tab', { name: /^Europe/ })); // the regions are loaded by a separate call
  expect(await screen.findByText('1 exhibition')).toBeTruthy();
  await site.user.click(screen.getByRole('tab', { name: /^All/ }));
  await site.user.selectOptions(screen.getByLabelText('Status'), 'Coming soon');
  await waitFor(() => expect(rows()).toHaveLength(1));
  await site.fill('Festival, city or organiser', 'nowhere');
  expect(await screen.findByText('No exhibition matches these filters.')).toBeTruthy();
  await site.press('Clear filters');
  expect(await screen.findByText('3 exhibitions')).toBeTruthy();
  await site.press('Posters');
  await waitFor(() => expect(rows()).toHaveLength(3));
});

test('a phone shows the same as one list', async () => {
  await openSite(t, { paths: ['/exhibition?regionTypeId=2'], narrow: true });
  expect(await screen.findByText('1 exhibition')).toBeTruthy();
  expect(rows()[0]).toMatch(/Busan Content Market/);
});

test('an exhibition shows its programme, window, films and photos', async () => {
  const site = await openSite(t, { paths: [`/exhibitionDetails?id=${busan}`] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Busan Content Market' })).toBeTruthy();
  await waitFor(() => expect(document.title).toMatch(/^Busan Content Market · /));
  expect(screen.getByText('Four days by the sea.')).toBeTruthy();
  const facts = screen.getByRole('complementary', { name: 'At a glance' });
  expect(facts.textContent).toMatch(/The Committee.*Sign-up open.*Attendees, Booths.*Closes/);
  expect(screen.getByText('All times are local to Busan (GMT+9)')).toBeTruthy();
  const items = screen.getAllByText(/^(Opening|Meetings)$/).map((item) => item.textContent);
  expect(items).toEqual(['Opening', 'Meetings']);
  expect(screen.getByText('Main section')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Twelve Lanterns/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Official site/ }).getAttribute('href')).toBe('https://example.com/');

  await site.press('The opening');
  const box = await screen.findByRole('dialog', { name: 'Busan Content Market · The opening' });
  expect(within(box).getByText('1 / 2')).toBeTruthy();
  await site.user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: 'Busan Content Market · Stage photo 2 of 2' })).toBeTruthy();
  await site.user.keyboard('{ArrowRight}');
  expect(await screen.findByText('1 / 2')).toBeTruthy();
  await site.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await site.user.click(screen.getByRole('link', { name: /Shanghai TV Festival/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Shanghai TV Festival' })).toBeTruthy();
});

test('a draft is visible with its key only', async () => {
  const { id } = await aDraft({ zhTitle: '草稿节展', enTitle: 'A draft', zhCity: '成都', enCity: 'Chengdu' });
  await openSite(t, { paths: [`/exhibitionDetails?id=${id}`] });
  expect(await screen.findByText('This exhibition does not exist or is no longer shown.')).toBeTruthy();
  const { key } = await editor.consoleExhibition.preview({ id });
  await openSite(t, { paths: [`/exhibitionDetails?id=${id}&preview=${encodeURIComponent(key)}`] });
  expect(await screen.findByRole('heading', { level: 1, name: 'A draft' })).toBeTruthy();
});

test('rows of photos always end flush, whatever their number', () => {
  for (const lines of [9, 6, 4])
    for (let count = 1; count <= 60; count++) {
      const spans = photoGridSpans(count, lines);
      expect(spans).toHaveLength(count);
      let filled = 0;
      for (const span of spans) {
        filled += span;
        expect(filled).toBeLessThanOrEqual(lines);
        if (filled === lines) filled = 0;
      }
      expect(filled).toBe(0);
    }
});
