import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setLocale } from '../../lib/locale.ts';
import { Providers } from '../../lib/Providers.tsx';
import { createQueryClient } from '../../lib/queryClient.ts';
import { Combobox } from './Combobox.tsx';

const picked = vi.fn<(value: string) => void>();
const left = vi.fn<() => void>();
const all = [
  { value: 'cn', label: '长安' },
  { value: 'en', label: 'Lanterns', note: '2025' },
  { value: 'de', label: 'Laternen' },
];
function Picker() {
  const [words, setWords] = useState('');
  const options = all.filter(({ label }) => label.toLowerCase().includes(words.toLowerCase()));
  return (
    <Combobox label="Programme" options={options} words={words} onWords={setWords} onPick={picked} onLeave={left} />
  );
}
beforeEach(() => {
  cleanup();
  picked.mockClear();
  left.mockClear();
  setLocale('en-US');
  render(
    <Providers client={createQueryClient()}>
      <Picker />
    </Providers>,
  );
});
const box = () => screen.getByRole('combobox', { name: 'Programme' });
/** What a screen reader announces as the active option. */
const announced = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('arrows move between the ends of the list, Enter picks, Escape closes the list alone', async () => {
  const user = userEvent.setup();
  const heard = vi.fn<(e: Event) => void>();
  document.addEventListener('keydown', heard, true);
  box().focus();
  expect(box().getAttribute('aria-expanded')).toBe('false');
  expect(announced()).toBeUndefined();
  await user.keyboard('{ArrowDown}');
  expect([box().getAttribute('aria-expanded'), announced()]).toEqual(['true', '长安']);
  await user.keyboard('{ArrowUp}');
  expect(announced()).toBe('长安');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(announced()).toBe('Laternen');
  heard.mockClear();
  await user.keyboard('{Escape}');
  expect([box().getAttribute('aria-expanded'), heard.mock.calls.length]).toEqual(['false', 0]);
  await user.keyboard('lan{Enter}');
  expect(picked.mock.calls).toEqual([['en']]);
  document.removeEventListener('keydown', heard, true);
});

test('a touch picks an option, and the box keeps the focus', async () => {
  const user = userEvent.setup();
  await user.click(box());
  await user.pointer({ keys: '[TouchA]', target: screen.getByRole('option', { name: 'Laternen' }) });
  expect(picked.mock.calls).toEqual([['de']]);
  expect(document.activeElement).toBe(box());
  expect(left).not.toHaveBeenCalled();
  await user.tab();
  expect(left).toHaveBeenCalledTimes(1);
});

test('keys of an input method neither pick nor move; the Enter after it picks', () => {
  box().focus();
  fireEvent.compositionStart(box());
  fireEvent.change(box(), { target: { value: 'l' } });
  expect(announced()).toBe('Lanterns2025');
  fireEvent.keyDown(box(), { key: 'ArrowDown', isComposing: true });
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  // Safari ends the composition before it sends this key.
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
  expect([announced(), picked.mock.calls.length]).toEqual(['Lanterns2025', 0]);
  fireEvent.compositionEnd(box());
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 });
  expect(picked.mock.calls).toEqual([['en']]);
});

test('options and the empty list are named for screen readers', async () => {
  const user = userEvent.setup();
  await user.type(box(), 'lat');
  expect(screen.getByRole('listbox', { name: 'Programme' }).id).toBe(box().getAttribute('aria-controls'));
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Laternen');
  await user.type(box(), 'xyz');
  expect(screen.queryByRole('option')).toBeNull();
  expect(announced()).toBeUndefined();
});
