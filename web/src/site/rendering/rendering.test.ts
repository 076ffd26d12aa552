import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeroSlide, HomePage } from '@pavilion/protocol/home.ts';
import type { Locale } from '@pavilion/protocol/kit/text.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inlineScript } from './inlineScript.ts';
import { readUrls } from './readUrls.ts';
import { renderer } from './renderer.tsx';

// The app itself is not tested here.
const template = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8').replace(
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
const titles = { zhTitle: '长安十二灯', enTitle: 'Twelve "Lanterns" </script><script>alert(1)</script>' };
const slide: HeroSlide = {
  id: 3,
  programme: {
    ...titles,
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
  ...titles,
  zhLine: '灯灭了',
  enLine: null,
  wide: picture('wide'),
  tall: picture('tall'),
  focusX: null,
  focusY: null,
  url: null,
};
const home: HomePage = {
  hero: [slide],
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
const prefetches = { '/program': { reads: ['programSale/typeList'], files: ['assets/list.js'] } };

async function documentIn(locale: Locale): Promise<Document> {
  const placeholders = { wide: 'data:image/avif;base64,AAAA', tall: '' };
  const screens = await renderer.renderHome({ locale, home, frame, placeholders });
  const html = renderer.fillDocument({ template, locale, home, frame, prefetches, screens });
  return new DOMParser().parseFromString(html, 'text/html');
}
const contentOf = (doc: Document, id: string) => (doc.getElementById(id) as HTMLTemplateElement).content;

test('the home screen is in the reader’s language and shows the first slide in both crops over a placeholder', async () => {
  const doc = await documentIn('zh-CN');
  expect(doc.documentElement.lang).toBe('zh-CN');
  const screen = contentOf(doc, 'home-screen');
  expect(screen.querySelector('h1')?.textContent).toBe('长安十二灯');
  const sources = [...screen.querySelectorAll('.hero > picture > source')];
  expect(sources.map((s) => [s.getAttribute('media'), s.getAttribute('srcset')])).toEqual([
    ['(max-width: 768px)', '/media/tall-960.avif 960w'],
    [null, '/media/wide-960.avif 960w'],
  ]);
  expect(screen.querySelector('.hero > picture img')?.getAttribute('src')).toContain('data:image/avif');
  expect(contentOf(await documentIn('en-US'), 'home-screen').querySelector('.log')?.textContent).toBe('灯灭了');
});

test('text of the database leaves neither its element nor the JSON, and no style attribute is written', async () => {
  const doc = await documentIn('en-US');
  const screen = contentOf(doc, 'home-screen');
  expect(screen.querySelector('h1')?.textContent).toBe(slide.enTitle);
  expect(JSON.parse(doc.getElementById('home-data')!.textContent!)).toEqual(home);
  const scripts = [...doc.querySelectorAll('script:not([src]):not([type])')].map((s) => s.textContent);
  expect(scripts).toEqual([inlineScript()]);
  expect(screen.querySelector('[style], script')).toBeNull();
  expect(screen.querySelector('[data-style]')?.getAttribute('data-style')).toBe('--tone:#112233');
});

test('the header has the lines of the navigation, as text', async () => {
  const header = contentOf(await documentIn('en-US'), 'frame-screen');
  expect([...header.querySelectorAll('.nav a')].map((a) => [a.textContent, a.getAttribute('href')])).toEqual([
    ['Home', '#/home'],
    ['Partners & <friends>', 'https://example.org/?a=1&b="'],
  ]);
  expect(header.querySelector('.tools a.broad')?.getAttribute('href')).toBe('https://media.example.org/');
});

/** Runs the inline script of the English page at a hash. */
async function open(hash: string, answer = async (_url: string) => new Response('', { status: 404 })) {
  const doc = await documentIn('en-US');
  document.documentElement.lang = 'en-US';
  document.head.innerHTML = '';
  document.body.innerHTML = doc.body.innerHTML;
  location.hash = hash;
  const requests: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(url);
    return answer(url);
  });
  new Function(inlineScript())();
  return { root: document.getElementById('root')!, requests };
}
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test.each(['', '#/', '#/home', '#/home?from=mail'])('at “%s” the home screen is shown at once', async (hash) => {
  const { root, requests } = await open(hash);
  expect(root.querySelector('.hero h1')).not.toBeNull();
  expect(root.querySelector<HTMLElement>('.hero img[fetchpriority]')?.style.getPropertyValue('--tone')).toBe('#112233');
  expect(requests).toEqual([]);
});
test('at another URL only the header is shown, and no picture of the home page is fetched', async () => {
  const { root } = await open('#/about');
  expect(root.querySelector('header')).not.toBeNull();
  expect(root.querySelector('picture')).toBeNull();
});
test('a reader who chose the other language sees no flash of this one', async () => {
  localStorage.setItem('locale', 'zh-CN');
  expect((await open('')).root.childElementCount).toBe(0);
});
test('a signed-in reader sees no button to sign in', async () => {
  expect((await open('')).root.querySelector('[data-visitor]')).not.toBeNull();
  localStorage.setItem('token', 'x');
  localStorage.setItem('isAuthenticated', 'true');
  expect((await open('')).root.querySelector('[data-visitor]')).toBeNull();
});
test('a page with first reads gets them and its screen, unless React has drawn the page before', async () => {
  const screen = '<header></header><main><b data-style="--tone:#112233">Posters</b></main>';
  const answer = async (url: string) =>
    url.startsWith('/first-screen') ? new Response(screen) : new Response('{"code":200}');
  const { root, requests } = await open('#/program', answer);
  expect(requests[0]).toBe('/api/programSale/typeList');
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]).toMatch(/^\/first-screen\?path=%2Fprogram&narrow=[01]&zone=/);
  await vi.waitFor(() => expect(root.querySelector('main.static b')?.textContent).toBe('Posters'));
  expect(document.querySelector('link[rel=modulepreload]')?.getAttribute('href')).toBe('/assets/list.js');

  const late = Promise.withResolvers<Response>();
  const { root: drawn } = await open('#/program', (url) =>
    url.startsWith('/first-screen') ? late.promise : answer(url),
  );
  drawn.innerHTML = '<main>React</main>';
  late.resolve(new Response(screen));
  await late.promise;
  await new Promise((done) => setTimeout(done));
  expect(drawn.textContent).toBe('React');
});
test('a page with filters that its first reads do not cover gets no screen', async () => {
  const { requests } = await open('#/program?typeId=1');
  expect(requests).toEqual([]);
});

test.each([
  [['list?size=18|42'], '', true, ['/api/list?size=18']],
  [['list?size=18|42'], '', false, ['/api/list?size=42']],
  [['detail?id={id}', 'also'], 'id=7&play=1', true, ['/api/detail?id=7', '/api/also']],
  [['detail?id={id}'], 'id=7&preview=k', true, []],
  [['detail?id={id}'], '', true, []],
  [['search?keyword={q}'], 'q=%E9%95%BF+%26%3D', true, ['/api/search?keyword=%E9%95%BF+%26%3D']],
])('the reads %j at “?%s”', (reads, search, isNarrow, expected) => {
  expect(readUrls(reads, search, isNarrow)).toEqual(expected);
});
