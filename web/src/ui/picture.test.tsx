import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Picture } from './Picture.tsx';

beforeEach(() => {
  cleanup();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
const picture = {
  tone: '#304050',
  width: 480,
  height: 672,
  sources: [{ width: 480, type: 'image/avif', url: '/media/cover-480.avif' }],
};
const image = () => document.querySelector('img')!;
const isShown = () => image().getAttribute('src') === '/media/cover-480.avif' && document.querySelector('source');
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a picture that fails to load is requested twice more, then shows its tone until the network is back', async () => {
  render(<Picture picture={picture} sizes="100vw" />);
  for (const pause of [2_000, 6_000]) {
    expect(isShown()).toBeTruthy();
    fireEvent.error(image());
    expect(isShown()).toBeFalsy();
    expect(image().getAttribute('src')).toMatch(/^data:/);
    await wait(pause);
  }
  expect(isShown()).toBeTruthy();
  fireEvent.error(image());
  await wait(120_000);
  expect(isShown()).toBeFalsy();
  expect(image().style.getPropertyValue('--tone')).toBe('#304050');
  await act(async () => {
    dispatchEvent(new Event('online'));
  });
  expect(isShown()).toBeTruthy();
});
