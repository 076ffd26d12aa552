import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeroSlide, HomePage } from '@pavilion/protocol/home.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderHomeShell, shellScript } from './shell.ts';

// The app itself is not what is tried here.
const template = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8').replace(
  /<script type="module".*?<\/script>/,
  '',
);
const picture = (name: string) => ({
  id: 1,
  tone: '#112233',
  width: 1920,
  height: 1080,
  sources: [{ width: 960, type: 'image/avif', url: `/media/${name}-960.avif` }],
});
const words = { zhTitle: '长安十二灯', enTitle: 'Twelve "Lanterns" </script><script>alert(1)</script>' };
const stage: HeroSlide = {
  id: 3,
  programme: {
    ...words,
    id: 7,
    typeId: 1,
    zhLogline: '灯灭了',
    enLogline: null,
    genres: [],
    year: 2026,
    country: 'CN',
    episodes: 40,
    minutes: 45,
    cover: null,
    hasTrailer: true,
  },
  ...words,
  zhLine: '灯灭了',
  enLine: null,
  wide: picture('wide'),
  tall: picture('tall'),
  focusX: null,
  focusY: null,
  url: null,
};
const home: HomePage = {
  hero: [stage],
  types: [],
  shelves: [],
  newest: [],
  exhibitions: [],
  activities: [],
  news: [],
  entries: [],
  sellers: [],
  counts: { programmes: 1, offers: 1, sellers: 1, exhibitors: 1, buyers: 0, countries: 1 },
};
const frame = {
  header: [
    { id: 1, zhTitle: '首页', enTitle: 'Home', type: 2, url: '/home' },
    { id: 2, zhTitle: '<合作>', enTitle: 'Partners & <friends>', type: 99, url: 'https://example.org/?a=1&b="' },
    { id: 3, zhTitle: '语言', enTitle: 'Language', type: 1, url: '' },
  ] as const,
  mediaLibraryUrl: 'https://media.example.org/',
  app: true,
};
const page = (locale: 'zh-CN' | 'en-US') =>
  new DOMParser().parseFromString(
    renderHomeShell({ template, locale, home, frame, early: {}, glimpses: { wide: '', tall: '' } }),
    'text/html',
  );
const drawn = (doc: Document, id: string) => (doc.getElementById(id) as HTMLTemplateElement).content;

test('the shell speaks the reader’s language and shows the first slide in both crops', () => {
  const doc = page('zh-CN');
  expect(doc.documentElement.lang).toBe('zh-CN');
  const shell = drawn(doc, 'shell-home');
  expect(shell.querySelector('h1')?.textContent).toBe('长安十二灯');
  expect([...shell.querySelectorAll('source')].map((s) => [s.getAttribute('media'), s.getAttribute('srcset')])).toEqual(
    [
      ['(max-width: 768px)', '/media/tall-960.avif 960w'],
      [null, '/media/wide-960.avif 960w'],
    ],
  );
  expect(drawn(page('en-US'), 'shell-home').querySelector('.log')?.textContent).toBe('灯灭了');
});

test('words from the database can neither leave their element nor the JSON', () => {
  const doc = page('en-US');
  expect(drawn(doc, 'shell-home').querySelector('h1')?.textContent).toBe(stage.enTitle);
  expect(JSON.parse(doc.getElementById('home-data')!.textContent!)).toEqual(home);
  const scripts = [...doc.querySelectorAll('script:not([src]):not([type])')].map((s) => s.textContent);
  expect(scripts).toEqual([shellScript]);
});

function run(hash: string) {
  const doc = page('en-US');
  document.documentElement.lang = 'en-US';
  document.body.innerHTML = doc.body.innerHTML;
  location.hash = hash;
  new Function(shellScript)();
  return document.getElementById('root')!;
}
beforeEach(() => localStorage.clear());

test.each(['', '#/', '#/home', '#/home?from=mail'])('at “%s” the stage is drawn at once', (hash) => {
  expect(run(hash).querySelector('.hero h1')).not.toBeNull();
});
test('at another address only the header is drawn, and no picture of home is fetched', () => {
  const root = run('#/details?id=7');
  expect(root.querySelector('header')).not.toBeNull();
  expect(root.querySelector('picture')).toBeNull();
});
test('a reader who chose the other language sees no flash of this one', () => {
  localStorage.setItem('locale', 'zh-CN');
  expect(run('').childElementCount).toBe(0);
});
test('a signed-in reader sees no invitation to sign in', () => {
  localStorage.setItem('token', 'x');
  expect(run('').querySelector('[data-visitor]')).toBeNull();
});

test('the header has the lines of the navigation desk, as text and nothing else', () => {
  const shell = drawn(page('en-US'), 'shell-frame');
  expect([...shell.querySelectorAll('.nav a')].map((a) => [a.textContent, a.getAttribute('href')])).toEqual([
    ['Home', '#/home'],
    ['Partners & <friends>', 'https://example.org/?a=1&b="'],
  ]);
  expect(shell.querySelector('.tools .broad')?.getAttribute('href')).toBe('https://media.example.org/');
  const data = page('zh-CN').getElementById('frame-data')?.textContent ?? '';
  expect(data).not.toContain('<');
  expect(JSON.parse(data)).toEqual(frame);
});

const hostile = '<img src=x onerror="alert(1)">';
const row = { id: 7, zhTitle: null, enTitle: hostile, cover: picture('cover'), hasTrailer: false };
/** Plays a phone at an address whose first question is answered so; the sheets have come. */
async function drawAhead(hash: string, early: object, answer: object) {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer)));
  const doc = new DOMParser().parseFromString(
    renderHomeShell({ template, locale: 'zh-CN', home, frame, early, glimpses: { wide: '', tall: '' } }),
    'text/html',
  );
  document.documentElement.lang = 'zh-CN';
  document.body.innerHTML = doc.body.innerHTML;
  location.hash = hash;
  new Function(shellScript)();
  await vi.waitFor(() => expect(document.querySelector('#root main')).not.toBeNull());
  vi.unstubAllGlobals();
  return document.querySelector('#root main')!;
}
test('a phone draws the first posters as soon as their answer has come, and words stay words', async () => {
  const list = { reads: ['programSale/list?pageNum=1&pageSize=18|42'], draw: 'posters', files: [] };
  const answer = { code: 200, rows: Array.from({ length: 9 }, () => row), total: 9 };
  const main = await drawAhead('#/program', { '/program': list }, answer);
  const cards = [...main.querySelectorAll('a.pc')];
  expect(cards.map((card) => card.getAttribute('href'))).toEqual(Array(6).fill('#/details?id=7'));
  expect(cards[0]?.querySelector('b')?.textContent).toBe(hostile);
  expect([...main.querySelectorAll('img')].map((img) => img.getAttribute('srcset'))).toEqual(
    Array(6).fill('/media/cover-960.avif 960w'),
  );
});
test('a programme without a picture, a trailer or the other title is drawn without their boxes', async () => {
  const details = { reads: ['programSale/detail?id={id}'], draw: 'programme', files: [] };
  const programme = { ...row, cover: null, typeId: 1, genres: ['no such genre'], trailer: null, heroWide: null };
  const main = await drawAhead('#/details?id=7', { '/details': details }, { code: 200, data: programme });
  expect(main.querySelector('h1')?.textContent).toBe(hostile);
  expect(main.querySelector('.kicker')?.textContent).toBe('电视剧');
  expect(main.querySelector('img, .trailer, .alt')).toBeNull();
  expect(document.querySelector('.top')?.hasAttribute('data-solid')).toBe(false);
});
