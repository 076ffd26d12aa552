import { act, screen } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aStaff } from '../../../../../server/src/testing/builders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openConsole } from '../../../testing/consoleTest.tsx';

const t = await testApp();
afterAll(() => t.close());

const pasted = `<p class=MsoNormal style="color:red"><b>Free</b><span lang=EN-US> until March</span><o:p></o:p></p>`;

test('an editor writes an article, pastes from Word and finds it again', async () => {
  const { token, client } = await aStaff(t, 'editor');
  const consoleApp = await openConsole(t, { path: '/news/edit', token });
  await consoleApp.fill('English headline', 'Rights in spring');
  const body = await screen.findByRole('textbox', { name: 'Body (English)' });
  const paste = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(paste, {
    clipboardData: { files: [], types: ['text/html'], getData: (kind: string) => (kind === 'text/html' ? pasted : '') },
  });
  act(() => void body.dispatchEvent(paste));
  await consoleApp.user.selectOptions(await screen.findByLabelText('Category'), 'Depth Research');
  await consoleApp.press('Save the draft');
  await consoleApp.toast('Draft saved');
  const { rows } = await client.consoleNews.list({});
  expect(rows).toMatchObject([{ enTitle: 'Rights in spring', categoryId: 2 }]);
  const { form } = await client.consoleNews.detail({ id: rows[0]!.id });
  expect(form.enBody).toBe('<p><strong>Free</strong> until March</p>');

  await consoleApp.visit('/news');
  expect(await screen.findByText('Rights in spring')).toBeTruthy();
});
