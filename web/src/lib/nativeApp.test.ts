import { beforeEach, expect, test, vi } from 'vitest';
import { connectNativeApp, inNativeApp, openExternal, postToApp } from './nativeApp.ts';

const page = window as unknown as { PavilionApp?: unknown; webkit?: unknown };
const asAgent = (agent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
beforeEach(() => {
  localStorage.clear();
  return () => {
    vi.restoreAllMocks();
    delete page.PavilionApp;
    delete page.webkit;
    delete document.documentElement.dataset.app;
    document.documentElement.style.removeProperty('--status-bar');
  };
});

test('a browser is no app: links open in a tab, or in this window where that is wished', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  connectNativeApp();
  expect(inNativeApp()).toBe(false);
  expect(document.documentElement.dataset.app).toBeUndefined();
  expect(postToApp({ type: 'ready' })).toBe(false);
  openExternal('https://media.example/');
  expect(open).toHaveBeenCalledWith('https://media.example/', '_blank', 'noopener');
});

test('Android receives text, iOS receives values, and both take external links', () => {
  const android = vi.fn();
  page.PavilionApp = { postMessage: android };
  openExternal('https://media.example/', 'sameWindow');
  expect(JSON.parse(android.mock.calls[0]![0])).toEqual({ type: 'openExternal', url: 'https://media.example/' });
  delete page.PavilionApp;
  const ios = vi.fn();
  page.webkit = { messageHandlers: { pavilion: { postMessage: ios } } };
  expect(postToApp({ type: 'share', url: 'https://x.example/s/news/1', title: 'News' })).toBe(true);
  expect(ios).toHaveBeenCalledWith({ type: 'share', url: 'https://x.example/s/news/1', title: 'News' });
});

test('the app’s mark names its own bars, and its status bar is kept for the next visit', () => {
  asAgent('Mozilla/5.0 Mobile PavilionApp/2.0 (ownHeader; ownTabs)');
  localStorage.setItem('statusBarHeight', '47');
  connectNativeApp();
  const { dataset, style } = document.documentElement;
  expect(dataset.app?.split(/\s+/)).toEqual(['ownHeader', 'ownTabs']);
  expect(style.getPropertyValue('--status-bar')).toBe('47px');
  const notify = (statusBarHeight: unknown) =>
    dispatchEvent(new CustomEvent('pavilionapp', { detail: { statusBarHeight } }));
  for (const nonsense of [-1, 400, '44', Number.NaN, null]) notify(nonsense);
  expect(style.getPropertyValue('--status-bar')).toBe('47px');
  notify(24);
  expect(style.getPropertyValue('--status-bar')).toBe('24px');
  expect(localStorage.getItem('statusBarHeight')).toBe('24');
});
