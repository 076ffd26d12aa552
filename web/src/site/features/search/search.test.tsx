import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../../server/src/testing/testApp.ts';
import { openSite } from '../../../testing/siteTest.tsx';
import { forgetAll } from './history.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.sql`
    insert into programmes (type_id, zh_title, en_title, genres, year, country, zh_logline, en_logline, zh_published_at, en_published_at)
    values (1, '长安十二灯', 'Twelve Lanterns', '{costume}', 2025, 'CN', '上元夜', 'A night of lamps', now(), now()),
      (2, '深蓝回声', 'Echoes of the Deep', '{nature}', 2025, 'CN', '鲸', 'Whales in the dark', now(), now())`;
  await t.jobs.add(null, 'search.refresh', {});
  await t.jobs.drain();
});
afterAll(() => t.close());
const box = () => screen.findByRole('combobox', { name: /Search programmes/ });

test('typing suggests titles; Enter searches, arrows open one', async () => {
  forgetAll();
  const { user, path } = await openSite(t, { paths: ['/search'] });
  await user.type(await box(), 'lant');
  const list = await screen.findByRole('listbox', { name: 'Suggestions' });
  expect(within(list).getByRole('option').textContent).toBe('Twelve LanternsProgrammes');
  await user.keyboard('ern{Enter}');
  const hit = await screen.findByRole('link', { name: /Twelve\s+Lanterns/ });
  expect(hit.querySelector('mark')?.textContent).toBe('Lanterns');
  expect(screen.getByRole('tab', { name: /Programmes/ }).textContent).toBe('Programmes1');
  await user.clear(await box());
  await user.type(await box(), 'echo');
  await screen.findByRole('option', { name: /Echoes/ });
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(path()).toBe('/details'));
});

test('the page is kept when it is left, and the reader’s searches can be deleted', async () => {
  forgetAll();
  const { user, visit, press } = await openSite(t, { paths: ['/search'] });
  await user.clear(await box());
  await user.type(await box(), 'whales{Enter}');
  await screen.findByRole('link', { name: /Echoes of the Deep/ });
  const kept = await box();
  await visit('/about');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /Search programmes/ })).toBeNull());
  await visit('/search');
  expect(await box()).toBe(kept);
  expect((kept as HTMLInputElement).value).toBe('whales');
  await screen.findByRole('link', { name: /Echoes of the Deep/ });
  await press('Clear');
  await screen.findByText('Your searches');
  await press('Remove “whales”');
  await waitFor(() => expect(screen.queryByText('Your searches')).toBeNull());
});

test('a corrected spelling is announced; an empty result offers help', async () => {
  const { user } = await openSite(t, { paths: ['/search'], narrow: true });
  await user.clear(await box());
  await user.type(await box(), 'lantrens{Enter}');
  await screen.findByText('Nothing for “lantrens”; showing “lanterns”');
  await user.clear(await box());
  await user.type(await box(), 'qqqqzz{Enter}');
  await screen.findByText('Nothing found for “qqqqzz”');
  await screen.findByRole('button', { name: 'Twelve Lanterns' });
});
