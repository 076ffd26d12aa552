import { screen, waitFor } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aUser } from '../../../../../server/src/testing/builders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openSite } from '../../../testing/siteTest.tsx';

const t = await testApp();
afterAll(() => t.close());

test('an address is added with its area, stored in Chinese, shown in Latin letters, and removed after a confirmation', async () => {
  const { token, client } = await aUser(t);
  const site = await openSite(t, { paths: ['/personal/address'], token });
  await site.press('Add an address');
  await site.fill(/^Recipient/, 'Wei Lan');
  await site.fill(/^Phone/, '13800138000');
  await site.fill(/^Address/, '1 Drum Tower Street');
  await site.fill(/^Postcode/, '71000');
  await site.press('Save');
  expect(await screen.findByText('Please select province, city and district')).toBeTruthy();
  expect(await screen.findByText('Please enter a valid postcode')).toBeTruthy();

  await site.user.selectOptions(await screen.findByLabelText(/^Province/), 'Shaanxi');
  await site.user.selectOptions(screen.getByLabelText(/^City/), 'Xi’an');
  await site.user.selectOptions(screen.getByLabelText(/^District/), 'Yanta District');
  await site.fill(/^Postcode/, '710000');
  await site.press('Save');
  await site.toast('Address added');
  const { rows } = await client.user.myAddress();
  expect(rows).toMatchObject([{ province: '陕西省', city: '西安市', area: '雁塔区', zipCode: '710000' }]);
  expect(await screen.findByText('1 Drum Tower Street, Yanta District, Xi’an, Shaanxi, 710000, China')).toBeTruthy();

  await site.press('Remove');
  expect(await screen.findByText('Remove this address?')).toBeTruthy();
  await site.user.click(screen.getAllByRole('button', { name: 'Remove' }).at(-1)!);
  await site.toast('Address removed');
  await waitFor(() => expect(screen.queryByText('Wei Lan')).toBeNull());
  expect((await client.user.myAddress()).total).toBe(0);
});
