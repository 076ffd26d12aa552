import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aStaff } from '../../../../../server/src/testing/builders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openConsole } from '../../../testing/consoleTest.tsx';

const t = await testApp();
afterAll(() => t.close());

test('the administrator changes the settings, and an invalid e-mail address is refused', async () => {
  const admin = await aStaff(t, 'admin');
  const consoleApp = await openConsole(t, { path: '/settings', token: admin.token });
  await consoleApp.fill('Email', 'office@example.org');
  await consoleApp.fill('Popular search words (English)', 'Ocean, documentary, ');
  await consoleApp.fill('Media resource library', 'media.example.org');
  await consoleApp.press('Save');
  expect(await screen.findByText(/begins with http/)).toBeTruthy();
  await consoleApp.fill('Media resource library', 'https://media.example.org/');
  await consoleApp.press('Save');
  await consoleApp.toast('Settings saved');
  await waitFor(async () =>
    expect(await t.visitor.settings.site()).toMatchObject({
      mailbox: 'office@example.org',
      mediaLibraryUrl: 'https://media.example.org/',
      enPopularWords: ['Ocean', 'documentary'],
    }),
  );
});

test('a navigation item is added, moved up and hidden', async () => {
  const editor = await aStaff(t, 'editor');
  const consoleApp = await openConsole(t, { path: '/navigation', token: editor.token });
  await screen.findByText('首页');
  await consoleApp.press('New item');
  const sheet = within(await screen.findByRole('dialog', { name: 'New navigation item' }));
  await consoleApp.user.type(sheet.getByLabelText(/^Chinese title/), '合作媒体');
  await consoleApp.user.type(sheet.getByLabelText(/^English title/), 'Partners');
  await consoleApp.user.type(sheet.getByLabelText(/^Leads to/), '/about');
  await consoleApp.user.click(sheet.getByRole('button', { name: 'Save' }));
  await consoleApp.toast('Navigation updated');
  await consoleApp.press('Move “合作媒体” up');
  await waitFor(async () => {
    const header = await t.visitor.navigation.list({ place: 'header' });
    expect(header.at(-2)?.enTitle).toBe('Partners');
  });
});

test('a category gets another name', async () => {
  const editor = await aStaff(t, 'editor');
  const consoleApp = await openConsole(t, { path: '/dictionaries', token: editor.token });
  await consoleApp.press('Edit “动画片”');
  await consoleApp.fill(/^English name/, 'Animation');
  await consoleApp.press('Save');
  await consoleApp.toast('Dictionary updated');
  expect(await screen.findByText('Animation')).toBeTruthy();
});

test('a new privacy policy is written, previewed and announced', async () => {
  t.clock.now = new Date('2027-02-03T08:00:00Z');
  const admin = await aStaff(t, 'admin');
  const consoleApp = await openConsole(t, { path: '/agreements?kind=privacy', token: admin.token });
  await consoleApp.fill(/^Title \(English\)/, 'How we treat your data');
  await consoleApp.press('Save draft');
  await consoleApp.toast('Draft saved');
  await consoleApp.press('Preview');
  const preview = within(await screen.findByRole('dialog', { name: 'Preview: what users will read' }));
  expect(await preview.findByText('How we treat your data')).toBeTruthy();
  await consoleApp.user.keyboard('{Escape}');
  await consoleApp.press('Publish');
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the new version' }));
  await consoleApp.user.click(dialog.getByRole('button', { name: 'Publish' }));
  await consoleApp.toast('The new version is published');
  await waitFor(async () =>
    expect((await t.visitor.agreement.privacy()).coming).toMatchObject({ version: '2027-02-03' }),
  );
  expect(await screen.findByText('Announced')).toBeTruthy();
});
