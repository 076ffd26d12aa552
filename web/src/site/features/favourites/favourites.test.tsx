import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aProgramme, aUser } from '../../../../../server/src/testing/builders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openSite } from '../../../testing/siteTest.tsx';

const t = await testApp();
afterAll(() => t.close());

const aFilm = async (enTitle: string) => ({ class: 1 as const, id: (await aProgramme(t, { enTitle })).id });

test('the heart on a programme toggles, counts and adds to the favourites', async () => {
  const film = await aFilm('Harbour Lights');
  const user = await aUser(t);
  const site = await openSite(t, { paths: [`/details?id=${film.id}`], token: user.token });
  const heart = await screen.findByRole('button', { name: /^Favourite/ });
  await waitFor(() => expect(heart).toHaveProperty('disabled', false));
  await site.user.click(heart);
  await site.toast('Added to your favourites');
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  expect(within(heart).getByText('1 favourite')).toBeTruthy();
  expect(await user.client.user.collectionState(film)).toEqual({ collected: true, favourites: 1 });
  // The page records the visit in parallel with its other requests.
  await expect.poll(async () => (await user.client.user.myVisitRecord({})).rows).toMatchObject([{ id: film.id }]);

  const list = await openSite(t, { paths: ['/personal/collection'], token: user.token });
  expect((await screen.findByRole('link', { name: /Harbour Lights/ })).getAttribute('href')).toContain(`id=${film.id}`);
  await list.press('Remove “Harbour Lights”');
  await screen.findByText('1 entry removed');
  expect(await screen.findByText(/No favourites yet/)).toBeTruthy();
  await list.press('Undo');
  expect(await screen.findByRole('link', { name: /Harbour Lights/ })).toBeTruthy();
});

test('a visitor is asked to sign in, and may share', async () => {
  const film = await aFilm('The Long Pier');
  const site = await openSite(t, { paths: [`/details?id=${film.id}`] });
  await site.press(/^Favourite/);
  expect(await screen.findByRole('dialog', { name: 'Sign in to save favourites' })).toBeTruthy();
  await site.press('Not now');
  await site.press('Share');
  const dialog = await screen.findByRole('dialog', { name: 'Share' });
  expect(within(dialog).getByLabelText('Link')).toHaveProperty('value', `${location.origin}/s/programme/${film.id}`);
  expect(within(dialog).getByRole('img', { name: 'QR code of this page’s link' })).toBeTruthy();
});

test('the history is listed by day and class, keeps withdrawn items, and can be cleared', async () => {
  t.clock.now = new Date();
  const [kept, gone] = [await aFilm('Kept Film'), await aFilm('Gone Film')];
  const user = await aUser(t);
  for (const film of [kept, gone]) await user.client.user.addVistor(film);
  await t.db
    .updateTable('programmes')
    .set({ zhPublishedAt: null, enPublishedAt: null })
    .where('id', '=', gone.id)
    .execute();
  const site = await openSite(t, { paths: ['/personal/history'], token: user.token });
  expect(await screen.findByRole('heading', { name: 'Today' })).toBeTruthy();
  expect(screen.getByText('No longer published')).toBeTruthy();
  expect(screen.getByRole('tab', { name: /^Programmes\s*2/ })).toBeTruthy();
  await site.user.click(screen.getByRole('tab', { name: 'News' }));
  expect(await screen.findByText('Nothing under “News”.')).toBeTruthy();
  await site.user.click(screen.getByRole('tab', { name: /^All/ }));
  await site.press('Clear');
  await site.press('Remove');
  expect(await screen.findByText('2 entries removed')).toBeTruthy();
  expect(await screen.findByText(/Nothing yet/)).toBeTruthy();
  expect((await user.client.user.myVisitRecord({})).total).toBe(0);
});
