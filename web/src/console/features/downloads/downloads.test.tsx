import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aStaff } from '../../../../../server/src/testing/builders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openConsole } from '../../../testing/consoleTest.tsx';
import { openSite } from '../../../testing/siteTest.tsx';

const t = await testApp();
afterAll(() => t.close());
const { token, client } = await aStaff(t, 'editor');
const aFile = (name: string, words = '%PDF-1.7\n%%EOF') => new File([words], name, { type: 'application/pdf' });

test('an editor uploads and publishes a download, and a visitor finds it', async () => {
  const consoleApp = await openConsole(t, { path: '/downloads', token });
  await consoleApp.press('New download');
  await consoleApp.fill('English title', 'Floor plan of hall A');
  const picker = await screen.findByLabelText<HTMLInputElement>('Upload a file');
  expect(picker.accept).toBe('.pdf,.docx,.xlsx,.pptx,.zip');
  await consoleApp.user.upload(picker, aFile('broken.pdf', 'no PDF'));
  await consoleApp.toast(/damaged|broken|cannot be read/i);
  await consoleApp.user.upload(picker, aFile('hall A 展位图.pdf'));
  const name = await screen.findByLabelText<HTMLInputElement>('File name');
  expect(name.value).toBe('hall A 展位图.pdf');
  await consoleApp.user.selectOptions(screen.getByLabelText('Category'), 'Floor plans');
  await consoleApp.user.selectOptions(screen.getByLabelText('Language of the file'), 'Chinese');
  await consoleApp.press('Save the draft');
  await consoleApp.toast('Draft saved');

  const [row] = (await client.consoleDownload.list({})).rows;
  expect(row).toMatchObject({ enTitle: 'Floor plan of hall A', category: 'floorPlan', fileName: 'hall A 展位图.pdf' });
  await consoleApp.visit('/downloads');
  expect(await screen.findByText('hall A 展位图.pdf')).toBeTruthy();
  await client.consoleDownload.publish({ id: row!.id, revision: row!.revision, languages: ['en'] });

  await openSite(t, { paths: ['/downloads'] });
  expect(await screen.findByText('1 download')).toBeTruthy();
  const item = within((await screen.findByRole('heading', { name: /^Floor plan of hall A/ })).closest('li')!);
  const link = item.getByRole<HTMLAnchorElement>('link', { name: /^Download/ });
  expect(link.download).toBe('hall A 展位图.pdf');
  expect((await t.app.inject(link.getAttribute('href')!)).statusCode).toBe(200);
  for (const words of ['PDF · 1 KB', 'Floor plans', 'Chinese']) expect(item.getByText(words)).toBeTruthy();
});

test('a visitor narrows the list, and one item has an address of its own', async () => {
  for (const [enTitle, category] of [
    ['Catalogue of exhibitors', 'catalogue'],
    ['Press kit', 'press'],
  ] as const) {
    const { data } = await client.consoleFile.uploadAttachment({ file: aFile(`${category}.pdf`), purpose: 'download' });
    const saved = await client.consoleDownload.save({
      form: { enTitle, category, fileId: data.id, fileName: data.name },
    });
    await client.consoleDownload.publish({ ...saved, languages: ['en'] });
  }
  const site = await openSite(t, { paths: ['/downloads'] });
  await site.user.click(await screen.findByRole('tab', { name: /^Press/ }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^Catalogue of exhibitors/ })).toBeNull());
  expect(await screen.findByRole('heading', { name: /^Press kit/ })).toBeTruthy();
  await site.user.type(screen.getByRole('searchbox', { name: 'Search downloads' }), 'nothing like it');
  await screen.findByText('No downloads match these filters');
  await site.user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
  expect(await screen.findByRole('heading', { name: /^Catalogue of exhibitors/ })).toBeTruthy();

  const { rows } = await t.visitor.downloads.list({ keyword: 'press' });
  await openSite(t, { paths: [`/downloads?id=${rows[0]!.id}`] });
  expect(await screen.findByRole('heading', { name: /^Press kit/ })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /^Catalogue of exhibitors/ })).toBeNull();
  await openSite(t, { paths: ['/downloads?id=999999'] });
  expect(await screen.findByText('This download does not exist or was withdrawn.')).toBeTruthy();
});
