import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aStaff, aUser } from '../../../../../server/src/testing/builders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openConsole } from '../../../testing/consoleTest.tsx';

const t = await testApp();
afterAll(() => t.close());

test('an editor writes a customer and publishes it', async () => {
  const { token, client } = await aStaff(t, 'editor');
  const consoleApp = await openConsole(t, { path: '/companies/edit', token });
  await consoleApp.fill(/^Company \(Chinese\)/, '群岛');
  await consoleApp.fill(/^Company \(English\)/, 'Lautan');
  await consoleApp.user.click(screen.getByLabelText('Overseas customer (buys)'));
  await consoleApp.user.click(screen.getByRole('checkbox', { name: 'SVOD' }));
  await consoleApp.press(/^Save/);
  await waitFor(() => expect(consoleApp.address()).toMatch(/companies\/edit\?id=\d/));
  await consoleApp.press('Publish');
  const dialog = await screen.findByRole('dialog');
  await consoleApp.user.click(within(dialog).getByRole('button', { name: /Publish/ }));
  await waitFor(async () => {
    const { rows } = await t.visitor.buyerInfo.list({ medium: 'svod' });
    expect(rows).toMatchObject([{ enName: 'Lautan', zhName: '群岛' }]);
  });
  expect((await client.consoleCompany.list({ isBuyer: true })).total).toBe(1);
});

test('a letter is shown with both e-mail addresses and marked as handled', async () => {
  const editor = await aStaff(t, 'editor');
  const saved = await editor.client.consoleCompany.save({
    form: { enName: 'Yunzhanli', isSeller: true, contactEmail: 'sales@yunzhanli.example.com' },
  });
  await editor.client.consoleCompany.publish({ ...saved, languages: ['en'] });
  const user = await aUser(t);
  await user.client.companyContact.send({ companyId: saved.id, topic: 'meeting', message: 'May we meet at the fair?' });
  const { token, client: service } = await aStaff(t, 'service');
  const consoleApp = await openConsole(t, { path: '/contacts', token });
  await consoleApp.user.click(await screen.findByText('Yunzhanli'));
  const sheet = await screen.findByRole('dialog');
  expect(await within(sheet).findByText('May we meet at the fair?')).toBeTruthy();
  expect(within(sheet).getByText(new RegExp(user.email))).toBeTruthy();
  expect(within(sheet).getByText('sales@yunzhanli.example.com')).toBeTruthy();
  await consoleApp.user.click(within(sheet).getByRole('button', { name: 'Mark as handled' }));
  expect(await consoleApp.toast('Saved')).toBeTruthy();
  expect((await service.consoleContact.list({ handled: true })).total).toBe(1);
});
