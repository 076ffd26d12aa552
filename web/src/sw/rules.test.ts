import { expect, test } from 'vitest';
import { keyOfRead, type ReadRequest, readsPattern, wayOf } from './rules.ts';

const origin = 'https://pavilion.example';
const reads = readsPattern(['/api/index/getIndexPage', '/api/appPagePanel/getPagePanelBanner/:pagePanelCode']);
const way = (address: string, request: Partial<ReadRequest> = {}) =>
  wayOf(
    { method: 'GET', mode: 'cors', destination: '', hasRange: false, url: new URL(address, origin), ...request },
    origin,
    reads,
  );

test.each([
  ['the site’s page', '/?from=app', { mode: 'navigate' }, 'page'],
  ['a built file', '/assets/site-abc.js', {}, 'asset'],
  ['a picture', '/media/cover.avif', { destination: 'image' }, 'picture'],
  ['a public read', '/api/index/getIndexPage?x=1', {}, 'read'],
  ['a public read with a part of its own', '/api/appPagePanel/getPagePanelBanner/home', {}, 'read'],
  ['the console', '/console/', { mode: 'navigate' }, 'none'],
  ['a shared link', '/s/programme/12', { mode: 'navigate' }, 'none'],
  ['a private read', '/api/user/myAddress', {}, 'none'],
  ['a path that only begins like a public one', '/api/index/getIndexPage/secret', {}, 'none'],
  ['a draft in preview', '/api/index/getIndexPage?preview=1.x', {}, 'none'],
  ['a write', '/api/index/getIndexPage', { method: 'POST' }, 'none'],
  ['a video', '/media/trailer.mp4', { destination: 'video' }, 'none'],
  ['a piece of a file', '/media/cover.avif', { destination: 'image', hasRange: true }, 'none'],
  ['another house', 'https://elsewhere.example/assets/x.js', {}, 'none'],
] as const)('%s', (_name, address, request, expected) => {
  expect(way(address, request)).toBe(expected);
});

test('the last response is stored by URL and language', () => {
  const url = new URL('/api/x?a=1', origin);
  expect(keyOfRead(url, 'zh-CN,zh;q=0.9')).not.toBe(keyOfRead(url, 'en-US'));
  expect(keyOfRead(url, null)).toBe(keyOfRead(url, 'en-US'));
});
