import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aStaff } from '../../../../../server/src/testing/builders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openConsole } from '../../../testing/consoleTest.tsx';

const t = await testApp();
afterAll(() => t.close());

test('the administrator changes what the site says, and is told of an address that is none', async () => {
  const admin = await aStaff(t, 'admin');
  const desk = await openConsole(t, { path: '/settings', token: admin.token });
  await desk.fill('Mailbox', 'office@example.org');
  await desk.fill('Popular search words (English)', 'Ocean, documentary, ');
  await desk.fill('Media resource library', 'media.example.org');
  await desk.press('Save');
  expect(await screen.findByText(/begins with http/)).toBeTruthy();
  await desk.fill('Media resource library', 'https://media.example.org/');
  await desk.press('Save');
  await desk.told('Settings saved');
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
  const desk = await openConsole(t, { path: '/navigation', token: editor.token });
  await screen.findByText('首页');
  await desk.press('New item');
  const sheet = within(await screen.findByRole('dialog', { name: 'New navigation item' }));
  await desk.user.type(sheet.getByLabelText(/^Chinese title/), '合作媒体');
  await desk.user.type(sheet.getByLabelText(/^English title/), 'Partners');
  await desk.user.type(sheet.getByLabelText(/^Leads to/), '/about');
  await desk.user.click(sheet.getByRole('button', { name: 'Save' }));
  await desk.told('Navigation updated');
  await desk.press('Move “合作媒体” up');
  await waitFor(async () => {
    const header = await t.visitor.navigation.list({ place: 'header' });
    expect(header.at(-2)?.enTitle).toBe('Partners');
  });
});

test('a category gets another name', async () => {
  const editor = await aStaff(t, 'editor');
  const desk = await openConsole(t, { path: '/dictionaries', token: editor.token });
  await desk.press('Edit “动画片”');
  await desk.fill(/^English name/, 'Animation');
  await desk.press('Save');
  await desk.told('Dictionary updated');
  expect(await screen.findByText('Animation')).toBeTruthy();
});

test('a new privacy policy is written, looked at and announced', async () => {
  t.clock.now = new Date('2027-02-03T08:00:00Z');
  const admin = await aStaff(t, 'admin');
  const desk = await openConsole(t, { path: '/agreements?kind=privacy', token: admin.token });
  await desk.fill(/^Title \(English\)/, 'How we treat your data');
  await desk.press('Save draft');
  await desk.told('Draft saved');
  await desk.press('Preview');
  const preview = within(await screen.findByRole('dialog', { name: 'Preview: what users will read' }));
  expect(await preview.findByText('How we treat your data')).toBeTruthy();
  await desk.user.keyboard('{Escape}');
  await desk.press('Publish');
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the new version' }));
  await desk.user.click(dialog.getByRole('button', { name: 'Publish' }));
  await desk.told('The new version is published');
  await waitFor(async () =>
    expect((await t.visitor.agreement.privacy()).coming).toMatchObject({ version: '2027-02-03' }),
  );
  expect(await screen.findByText('Announced')).toBeTruthy();
});
