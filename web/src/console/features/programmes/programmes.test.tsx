import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { anOffer, aProgramme, aStaff } from '../../../../../server/src/testing/builders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openConsole } from '../../../testing/consoleTest.tsx';

const t = await testApp();
afterAll(() => t.close());

const idIn = (address: string) => Number(new URLSearchParams(address.split('?')[1]).get('id'));

test('an editor publishes a programme, trade staff enter a holdback, and visitors see both', async () => {
  const { token: editorToken } = await aStaff(t, 'editor');
  const editor = await openConsole(t, { path: '/programmes', token: editorToken });
  await editor.press('New programme');
  await editor.fill('Title (Chinese)', '长街灯火');
  await editor.user.selectOptions(await screen.findByLabelText(/^Type/), 'Micro short drama');
  await editor.press('Save');
  expect((await screen.findAllByText(/permit or filing number/i, { selector: '[role=alert]' })).length).toBe(1);
  await editor.fill(/^Permit or filing number/, '网微剧备字(2026)第 1234 号');
  await editor.fill('Title (English)', 'Lamps of the Long Street');
  await editor.press('Add a person');
  await editor.fill('Chinese name', '苏晚');
  await editor.pick('Genres', 'Romance');
  await editor.press('Save');
  await editor.toast('Saved');
  await waitFor(() => expect(editor.address()).toMatch(/^\/programmes\/edit\?id=\d+$/));
  const id = idIn(editor.address());

  // The editor writes the programme; its price is for trade staff (decision 0046).
  expect(await screen.findByRole('button', { name: 'Publish English' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add an offer' })).toBeNull();
  const consoleApp = await openConsole(t, {
    path: `/programmes/edit?id=${id}`,
    token: (await aStaff(t, 'trade')).token,
  });
  await consoleApp.press('Add an offer');
  const sheet = within(await screen.findByRole('dialog'));
  await consoleApp.fill('Name (English)', 'Asia, online');
  await consoleApp.user.click(sheet.getByLabelText('SVOD'));
  await consoleApp.pick('Included', 'South-eastern Asia');
  await consoleApp.pick('Excluded', 'Indonesia');
  await consoleApp.user.selectOptions(sheet.getByLabelText('How 1 year is sold'), 'Price');
  await consoleApp.user.type(sheet.getByLabelText('Price for 1 year'), '12,800.50');
  await consoleApp.user.selectOptions(sheet.getByLabelText('How 5 years are sold'), 'On request');
  await consoleApp.user.click(sheet.getByRole('button', { name: 'Save' }));
  await consoleApp.toast('The offer is saved');
  const publisher = await openConsole(t, { path: `/programmes/edit?id=${id}`, token: editorToken });
  await publisher.press('Publish English');
  await screen.findByText(/^Published /);

  await expect
    .poll(async () => (await t.visitor.programSale.detail({ id }).catch(() => undefined))?.enTitle)
    .toBe('Lamps of the Long Street');
  const { offers, zhTitle, genres, credits } = await t.visitor.programSale.detail({ id });
  expect({ zhTitle, genres, credits }).toEqual({
    zhTitle: null,
    genres: ['romance'],
    credits: [{ role: 'cast', zhName: '苏晚', enName: null }],
  });
  expect(offers).toMatchObject([{ enName: 'Asia, online', media: ['svod'], prices: { 1: 1_280_050, 5: null } }]);
  expect(offers[0]!.countries).not.toContain('ID');

  const trade = await openConsole(t, { path: `/rights?programmeId=${id}`, token: (await aStaff(t, 'trade')).token });
  await screen.findByText('Every right of this programme is free');
  await holdBack(trade);
  await trade.toast('Entered');
  await trade.press('Expand SVOD');
  const bars = await screen.findAllByRole('button', { name: /^Holdback, exclusive.*1 territory/ });
  expect(bars.map((bar) => /(SVOD|South-eastern Asia) /.exec(bar.title)?.[1])).toEqual(['SVOD', 'South-eastern Asia']);

  const { cells } = await t.visitor.rights.availability({
    programmeId: id,
    media: ['svod'],
    territories: ['TH', 'MY'],
    startDate: '2026-09-01',
    years: 1,
  });
  expect(cells.map(({ territory, state, reason }) => [territory, state, reason])).toEqual(
    expect.arrayContaining([
      ['TH', 'sold', 'holdback'],
      ['MY', 'free', 'free'],
    ]),
  );

  // The same cell again is refused with a message at the field.
  await holdBack(trade);
  expect(await screen.findByText(/^SVOD in Thailand is already/)).toBeTruthy();
});

async function holdBack(trade: Awaited<ReturnType<typeof openConsole>>) {
  await trade.press('Add a holdback');
  await trade.user.click(await screen.findByLabelText('SVOD'));
  await trade.pick('Included', 'Thailand');
  await trade.fill(/^From/, '2026-08-01');
  await trade.fill(/^Until/, '2026-12-31');
  await trade.press('Save');
}

test('leaving unsaved work needs a confirmation', async () => {
  const editor = await openConsole(t, { path: '/programmes/edit', token: (await aStaff(t, 'editor')).token });
  await editor.fill('Title (English)', 'Half a thought');
  await editor.user.click(screen.getByRole('link', { name: 'All programmes' }));
  expect(await screen.findByText('Leave without saving?')).toBeTruthy();
  await editor.press('Stay');
  expect(editor.address()).toBe('/programmes/edit');
  expect((screen.getByLabelText('Title (English)') as HTMLInputElement).value).toBe('Half a thought');
  await editor.user.click(screen.getByRole('link', { name: 'All programmes' }));
  await editor.press('Leave');
  await waitFor(() => expect(editor.address()).toBe('/programmes'));
});

test('a role sees its own pages only', async () => {
  await openConsole(t, { path: '/programmes', token: (await aStaff(t, 'reviewer')).token });
  expect(await screen.findByText('Your role cannot use this page')).toBeTruthy();
  const menu = within(screen.getByRole('navigation', { name: 'Console menu' }));
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Board',
    'Certification',
    'Sign-ups',
    'Users',
  ]);
});

test('an offer that an import has closed shows why, and goes on sale once trade staff have confirmed it', async () => {
  const { id: programmeId } = await aProgramme(t);
  const reasons = [{ column: 'Licensee', zh: '指定的被授权方为“Sofa Spud”', en: 'names a licensee, “Sofa Spud”' }];
  const closed = { active: false, source: 'avails', reviewReasons: JSON.stringify(reasons) };
  const offer = await anOffer(t, programmeId, closed);
  const { token } = await aStaff(t, 'trade');
  const trade = await openConsole(t, { path: `/programmes/edit?id=${programmeId}`, token });
  await trade.user.click(await screen.findByRole('button', { name: /Needs review/ }));
  const sheet = within(await screen.findByRole('dialog'));
  sheet.getByText(/names a licensee, “Sofa Spud”/);
  await trade.user.type(sheet.getByLabelText(/^Review note/), 'The seller wrote that others may buy');
  await trade.user.click(sheet.getByRole('button', { name: 'Confirm and put on sale' }));
  await trade.toast('Confirmed; the offer is on sale');
  await expect
    .poll(async () => (await t.visitor.programSale.detail({ id: programmeId })).offers.map(({ id }) => id))
    .toEqual([offer.id]);
});
