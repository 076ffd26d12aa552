import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { VideoPlayer } from './VideoPlayer.tsx';

afterEach(() => vi.restoreAllMocks());
const film = [{ url: '/media/film.mp4', type: 'video/mp4' }];

test('a browser that refuses to play without a touch keeps the poster and its button', async () => {
  const play = vi
    .spyOn(HTMLMediaElement.prototype, 'play')
    .mockRejectedValue(new DOMException('a touch first', 'NotAllowedError'));
  Element.prototype.scrollIntoView = () => undefined;
  render(<VideoPlayer sources={film} title="Harbour Lights" starts />);
  await waitFor(() => expect(play).toHaveBeenCalledOnce());
  const start = await screen.findByRole('button', { name: /Harbour Lights/ });
  expect(screen.getByRole('region').dataset.state).toBe('poster');
  play.mockResolvedValue();
  start.click();
  await waitFor(() => expect(screen.getByRole('region').dataset.state).toBe('playing'));
});
