import { expect, test, vi } from 'vitest';
import { noStream, openStream, type StreamState, type VideoSource } from './stream.ts';

const file = (height: number): VideoSource => ({ url: `/media/film-${height}.mp4`, type: 'video/mp4', height });

function open(sources: readonly VideoSource[], boxHeight = 500) {
  const video = document.createElement('video');
  Object.defineProperty(video, 'clientHeight', { value: boxHeight });
  vi.spyOn(video, 'play').mockResolvedValue();
  let state: StreamState = noStream;
  const fail = vi.fn();
  const stream = openStream(video, sources, { onChange: (change) => (state = { ...state, ...change }), fail });
  return { video, stream, fail, state: () => state, path: () => new URL(video.src, location.href).pathname };
}

test('of several files the smallest that fills the box plays first, and the viewer may choose another', () => {
  const { stream, state, path } = open([file(360), file(1080), file(720)]);
  expect(path()).toBe('/media/film-720.mp4');
  expect(state().levels.map(({ height }) => height)).toEqual([1080, 720, 360]);
  stream.choose('/media/film-1080.mp4');
  expect(path()).toBe('/media/film-1080.mp4');
  expect(state().chosen).toBe('/media/film-1080.mp4');
});

test('a choice keeps position and speed, and keeps playing', () => {
  const { video, stream } = open([file(360), file(720)]);
  video.currentTime = 42;
  video.playbackRate = 1.5;
  Object.defineProperty(video, 'paused', { value: false });
  stream.choose('/media/film-360.mp4');
  video.currentTime = 0;
  video.playbackRate = 1;
  video.dispatchEvent(new Event('loadedmetadata'));
  expect([video.currentTime, video.playbackRate]).toEqual([42, 1.5]);
  expect(video.play).toHaveBeenCalled();
});

test('a file that cannot be played is reported, and leaving the page is no failure', () => {
  const broken = open([file(720)]);
  broken.video.dispatchEvent(new Event('error'));
  expect(broken.fail).toHaveBeenCalledOnce();
  const left = open([file(720)]);
  left.stream.end();
  left.video.dispatchEvent(new Event('error'));
  expect(left.fail).not.toHaveBeenCalled();
  expect(open([]).fail).toHaveBeenCalledOnce();
});

test('Safari gets the playlist itself', () => {
  const video = document.createElement('video');
  Object.assign(video, { webkitSetPresentationMode: () => undefined });
  vi.spyOn(video, 'canPlayType').mockReturnValue('maybe');
  const fail = vi.fn();
  openStream(video, [{ url: '/media/a/master.m3u8', type: 'application/vnd.apple.mpegurl' }, file(640)], {
    onChange: () => undefined,
    fail,
  });
  expect(new URL(video.src, location.href).pathname).toBe('/media/a/master.m3u8');
});
