import { programSale } from '@pavilion/protocol/programmes.ts';
import type { ScreenInput, SiteRenderer } from '@pavilion/protocol/siteRenderer.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { createFirstScreens } from './firstScreen.service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** A renderer that shows what it was given; `reads` are the URLs of the one page that it has. */
let rendered: ScreenInput[] = [];
let reads: string[] | undefined;
let fault: Error | undefined;
const renderer = {
  readsOf: () => reads,
  renderScreen: async (input: ScreenInput) => {
    if (fault) throw fault;
    rendered.push(input);
    return `<main>${rendered.length}</main>`;
  },
} as unknown as SiteRenderer;
let now = new Date('2026-06-01T08:00:00Z');
const frame = { header: [], mediaLibraryUrl: '', app: false };
const at = { path: '/program', locale: 'en-US', isNarrow: true, timeZone: 'Europe/Paris' } as const;
const faults: string[] = [];
const log = { error: (_error: unknown, message: string) => faults.push(message) };

function firstScreens() {
  const app = { inject: t.app.inject.bind(t.app), log } as unknown as typeof t.app;
  return createFirstScreens(
    app,
    renderer,
    async () => frame,
    () => now,
  );
}
beforeEach(() => {
  rendered = [];
  reads = [programSale.typeList.path];
  fault = undefined;
  faults.length = 0;
});

test('a screen is rendered from the responses to its reads, once for each language, width and zone', async () => {
  const render = firstScreens();
  expect(await render(at)).toBe('<main>1</main>');
  expect(await render(at)).toBe('<main>1</main>');
  expect(rendered).toHaveLength(1);
  expect(rendered[0]).toMatchObject({ ...at, frame });
  expect(rendered[0]?.responses).toHaveProperty([programSale.typeList.path, 'code'], 200);
  expect(await render({ ...at, locale: 'zh-CN' })).toBe('<main>2</main>');
  expect(await render({ ...at, isNarrow: false })).toBe('<main>3</main>');
  expect(await render({ ...at, timeZone: 'Asia/Tokyo' })).toBe('<main>4</main>');
});

test('a screen is rendered again after five minutes, because states change by the clock', async () => {
  const render = firstScreens();
  expect(await render(at)).toBe('<main>1</main>');
  now = new Date('2026-06-01T08:05:00Z');
  expect(await render(at)).toBe('<main>2</main>');
});

test('a page without first reads, an unknown read and a failing read have no screen', async () => {
  const render = firstScreens();
  reads = undefined;
  expect(await render(at)).toBeUndefined();
  reads = ['/api/no/such/read'];
  expect(await render(at)).toBeUndefined();
  reads = ['/api/programSale/detail?id=999999'];
  expect(await render(at)).toBeUndefined();
  expect(rendered).toEqual([]);
});

test('a page that cannot be rendered is logged, left to the browser, and tried again', async () => {
  const render = firstScreens();
  fault = new Error('no document');
  expect(await render(at)).toBeUndefined();
  expect(faults).toEqual(['the first screen of /program could not be rendered']);
  fault = undefined;
  expect(await render(at)).toBe('<main>1</main>');
});

test('a private page and a URL with an unknown zone are not found', async () => {
  for (const query of ['path=/personal/order&narrow=1&zone=Europe/Paris', 'path=/program&narrow=1&zone=Nowhere', ''])
    expect((await t.app.inject(`/first-screen?${query}`)).statusCode).toBe(404);
});
