import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { lazyWithRetry } from './lazyWithRetry.tsx';
import { text } from './lib.text.ts';
import { sayNow } from './locale.ts';
import { toasts } from './toast.ts';

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/Menu.js'));
const Menu = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    menu
  </button>
);
function Page({ Piece }: { Piece: ComponentType<Parameters<typeof Menu>[0]> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <h1>page</h1>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {open && <Piece onClose={() => setOpen(false)} />}
    </>
  );
}
beforeEach(() => toasts.set([]));

test('what cannot come is closed with its reason, leaves the page standing, and comes the next time', async () => {
  const load = vi.fn(async () => Menu).mockImplementationOnce(lost);
  render(<Page Piece={lazyWithRetry(load)} />);
  const open = screen.getByRole('button', { name: 'open' });
  await userEvent.click(open);
  await vi.waitFor(() => expect(toasts.get().map((t) => t.words)).toEqual([sayNow(text.chunkFailed)]));
  expect(screen.getByRole('heading', { name: 'page' })).toBeTruthy();
  await userEvent.click(open);
  expect(await screen.findByRole('button', { name: 'menu' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'menu' }));
  await userEvent.click(open);
  expect(screen.getByRole('button', { name: 'menu' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('what nobody opened is left out without a word', async () => {
  const load = vi.fn(lost);
  const Footer = lazyWithRetry<object>(load, <p>room</p>);
  render(<Footer />);
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  await new Promise((then) => setTimeout(then));
  expect(screen.getByText('room')).toBeTruthy();
  expect(toasts.get()).toEqual([]);
});
