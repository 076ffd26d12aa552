import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFieldArray } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { useForm } from '../../lib/form.ts';
import { setLocale } from '../../lib/locale.ts';
import { Providers } from '../../lib/Providers.tsx';
import { createQueryClient } from '../../lib/queryClient.ts';
import { AddRow, FieldRows } from './FieldRows.tsx';

afterEach(cleanup);

const Form = z.object({ guests: z.array(z.object({ name: z.string() })) });

function Guests(props: Partial<Parameters<typeof FieldRows>[0]>) {
  const form = useForm(Form, { guests: [{ name: 'Ada' }, { name: 'Ben' }] });
  const rows = useFieldArray({ control: form.control, name: 'guests', keyName: 'key' });
  return (
    <FieldRows
      rows={rows}
      add={<AddRow onClick={() => rows.append({ name: 'New' })}>Add a guest</AddRow>}
      rowClassName="flex"
      {...props}
    >
      {(at, tools) => (
        <>
          <input aria-label={`Name ${at + 1}`} {...form.register(`guests.${at}.name`)} />
          {tools}
        </>
      )}
    </FieldRows>
  );
}
const show = (page: React.ReactNode) => {
  setLocale('en-US');
  render(<Providers client={createQueryClient()}>{page}</Providers>);
  return userEvent.setup();
};
const names = () => screen.queryAllByRole<HTMLInputElement>('textbox').map((box) => box.value);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('rows are added, moved and removed, with their typed values', async () => {
  const user = show(<Guests />);
  await user.type(screen.getByRole('textbox', { name: 'Name 1' }), ' Lovelace');
  await user.click(button('Move row 1 down'));
  expect(names()).toEqual(['Ben', 'Ada Lovelace']);
  await user.click(button('Add a guest'));
  expect(names()).toEqual(['Ben', 'Ada Lovelace', 'New']);
  await user.click(button('Move row 3 up'));
  await user.click(button('Remove row 1'));
  expect(names()).toEqual(['New', 'Ada Lovelace']);
});

test('the first row cannot move up, nor the last one down', () => {
  show(<Guests />);
  const isOff = (name: string) => button(name).disabled;
  expect(['Move row 1 up', 'Move row 1 down', 'Move row 2 up', 'Move row 2 down'].map(isOff)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('a full list accepts no more rows until one is removed', async () => {
  const user = show(<Guests most={3} />);
  await user.click(button('Add a guest'));
  expect(screen.queryByRole('button', { name: 'Add a guest' })).toBeNull();
  await user.click(button('Remove row 2'));
  expect(button('Add a guest')).toBeTruthy();
});

test('rows without an order are not moved, and the button that removes one has its own name', async () => {
  const user = show(<Guests isUnordered removeLabel={(at) => `Remove guest ${at + 1}`} />);
  expect(screen.getAllByRole('button').map((b) => b.getAttribute('aria-label') ?? b.textContent)).toEqual([
    'Remove guest 1',
    'Remove guest 2',
    'Add a guest',
  ]);
  await user.click(button('Remove guest 1'));
  expect(names()).toEqual(['Ben']);
});

test('a disabled form shows its rows without buttons', () => {
  show(<Guests disabled />);
  expect(names()).toEqual(['Ada', 'Ben']);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('keyboard focus is kept when a row moves or is removed', async () => {
  const user = show(<Guests />);
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  await user.click(button('Add a guest'));
  await user.click(button('Move row 3 up'));
  expect(focused()).toBe('Move row 2 up');
  await user.keyboard('{Enter}');
  // The first row cannot move further up.
  expect(focused()).toBe('Move row 1 down');
  expect(names()).toEqual(['New', 'Ada', 'Ben']);
  await user.click(button('Remove row 3'));
  expect(focused()).toBe('Remove row 2');
  await user.click(button('Remove row 1'));
  expect(focused()).toBe('Remove row 1');
  await user.keyboard('{Enter}');
  expect(names()).toEqual([]);
  expect(focused()).toBe('Add a guest');
});
