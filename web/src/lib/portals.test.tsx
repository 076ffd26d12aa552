// No form event of a dialog, sheet, popover or menu reaches the form behind it.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog, Sheet } from '../ui/Dialog.tsx';
import { DropdownMenu } from '../ui/DropdownMenu.tsx';
import { Popover } from '../ui/Popover.tsx';
import { Portal } from '../ui/Portal.tsx';
import { Providers } from './Providers.tsx';
import { createQueryClient } from './queryClient.ts';

afterEach(cleanup);

const inner = (onSave: () => void) => (
  <form
    aria-label="inner"
    onSubmit={(e) => {
      e.preventDefault();
      onSave();
    }}
  >
    <input aria-label="name" />
    <button type="submit">Save</button>
  </form>
);
const nothing = () => undefined;
const primitives: Record<string, (form: ReactNode) => ReactNode> = {
  Dialog: (form) => (
    <Dialog open onClose={nothing} title="Dialog">
      {form}
    </Dialog>
  ),
  Sheet: (form) => (
    <Sheet open onClose={nothing} title="Sheet">
      {form}
    </Sheet>
  ),
  Popover: (form) => (
    <Popover.Root open>
      <Popover.Anchor />
      <Popover.Portal>
        <Popover.Content>{form}</Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  ),
  DropdownMenu: (form) => (
    <DropdownMenu.Root open modal={false}>
      <DropdownMenu.Trigger>open</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content>{form}</DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  ),
  Portal: (form) => <Portal>{form}</Portal>,
};

test.each(Object.keys(primitives))('%s inside a form submits only its own form', async (name) => {
  const outer = { submit: vi.fn(), reset: vi.fn(), change: vi.fn(), input: vi.fn(), invalid: vi.fn() };
  const saved = vi.fn();
  render(
    <Providers client={createQueryClient()}>
      <form
        onSubmit={outer.submit}
        onReset={outer.reset}
        onChange={outer.change}
        onInput={outer.input}
        onInvalid={outer.invalid}
      >
        {primitives[name]!(inner(saved))}
      </form>
    </Providers>,
  );
  const form = await screen.findByRole('form', { name: 'inner', hidden: true });
  fireEvent.input(screen.getByLabelText('name'), { target: { value: 'Lin' } });
  fireEvent.invalid(screen.getByLabelText('name'));
  fireEvent.submit(form);
  fireEvent.reset(form);
  expect(saved).toHaveBeenCalledTimes(1);
  for (const [event, listener] of Object.entries(outer)) expect(listener, event).not.toHaveBeenCalled();
});
