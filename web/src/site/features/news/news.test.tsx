import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aStaff } from '../../../../../server/src/testing/builders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openSite } from '../../../testing/siteTest.tsx';

const t = await testApp();
afterAll(() => t.close());
let draft: { id: number; key: string };

beforeAll(async () => {
  const { client } = await aStaff(t, 'editor');
  const consoleApp = client.consoleNews;
  const paper = await t.db
    .insertInto('files')
    .values({
      store: 'public',
      purpose: 'attachment',
      name: 'terms.pdf',
      mime: 'application/pdf',
      bytes: 2_048,
      path: 'a/terms.pdf',
      readyAt: t.clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let n = 1; n <= 18; n++) {
    const saved = await consoleApp.save({
      form: {
        zhTitle: `第 ${n} 条`,
        enTitle: n === 17 ? null : `Story ${n}`,
        zhBody: `<p>正文 ${n}</p>`,
        enBody: n === 17 ? null : `<h2>Heading ${n}</h2><table><tr><td>Cell</td></tr></table>`,
        categoryId: n % 2 ? 1 : 2,
        date: `2026-05-${String(n).padStart(2, '0')}`,
        attachments: n === 18 ? [{ fileId: paper.id, name: 'Terms.pdf' }] : [],
      },
    });
    await consoleApp.publish({ ...saved, languages: n === 17 ? ['zh'] : ['zh', 'en'] });
  }
  const saved = await consoleApp.save({ form: { enTitle: 'A draft', enBody: '<p>Not yet</p>' } });
  draft = { id: saved.id, key: (await consoleApp.preview({ id: saved.id })).key };
});
/** Returns the articles of the page from one index to another, the lead first. */
const articlesOf = (from: number, to: number) =>
  screen
    .getAllByRole('link', { name: /^Story \d/ })
    .slice(from, to)
    .map((link) => /^Story \d+?(?=Industry|Depth)/.exec(link.textContent!)?.[0]);

test('the list leads with the newest, has pages and filters by category', async () => {
  const site = await openSite(t, { paths: ['/information'] });
  expect((await screen.findByRole('heading', { name: /^Story 18/, level: 3 })).textContent).toBe('Story 18');
  expect(await screen.findByRole('tab', { name: /^All ?18$/, selected: true })).toBeTruthy();
  expect(screen.getAllByText('No English yet').length).toBeGreaterThan(0);
  await site.press(/^Next/);
  await waitFor(() => expect(articlesOf(0, 3)).toEqual(['Story 3', 'Story 2', 'Story 1']));
  await site.user.click(screen.getByRole('tab', { name: /^Depth Research/ }));
  await screen.findByRole('heading', { name: /^Story 18/, level: 3 });
  await waitFor(() => expect(articlesOf(1, 3)).toEqual(['Story 16', 'Story 14']));
});

test('an article shows its files, its neighbours and related articles', async () => {
  const [newest] = (await t.visitor.information.list({})).rows;
  const site = await openSite(t, { paths: [`/informationDetails?id=${newest!.id}`] });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Story 18');
  expect(screen.getByRole('heading', { name: 'Heading 18' })).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Table, scrolls sideways' })).getByText('Cell')).toBeTruthy();
  const file = screen.getByRole('link', { name: /^Terms.pdf/ });
  expect(file.getAttribute('download')).toBe('Terms.pdf');
  expect(await screen.findByRole('heading', { name: 'Most read' })).toBeTruthy();
  await site.user.click(within(screen.getByRole('navigation', { name: /before and after/ })).getByRole('link'));
  expect(await screen.findByText(/this is the Chinese original/)).toBeTruthy();
  expect(screen.getByText('正文 17')).toBeTruthy();
});

test('a draft is visible with its key only', async () => {
  await openSite(t, { paths: [`/informationDetails?id=${draft.id}&preview=${draft.key}`] });
  expect(await screen.findByText('Not yet')).toBeTruthy();
  expect(screen.getByText(/this is the draft/)).toBeTruthy();
  await openSite(t, { paths: [`/informationDetails?id=${draft.id}`] });
  expect(await screen.findByText('This article does not exist or was taken down.')).toBeTruthy();
});
