import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';

interface Props {
  /** The accessible name of the list. */
  label: string;
  isOpen: boolean;
  count: number;
  /** The text as typed is a choice of its own before the first option; the arrows wrap around. Otherwise the first option is active. */
  hasText?: boolean;
}
/** The list's active option, how keys move it, and the props of the text box, the list and its options. */
export interface Listbox {
  active: number;
  reset: () => void;
  /** Moves to the next or previous option. */
  move: (step: 1 | -1) => void;
  list: RefObject<HTMLDivElement | null>;
  inputProps: ReturnType<typeof inputProps>;
  listProps: ReturnType<typeof listProps>;
  optionProps: (index: number, onPick: () => void) => ReturnType<typeof optionProps>;
}

/**
 * A text box with a list of options (WAI-ARIA combobox with a listbox popup). The focus stays in the text box. Radix has no combobox, so this is
 * our own code (decision 0055). `Combobox` and the search box use it.
 */
export function useListbox({ label, isOpen, count, hasText = false }: Props): Listbox {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const first = hasText ? -1 : 0;
  const [at, setAt] = useState(first);
  const active = Math.min(at, count - 1);
  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen, active]);
  const places = count + 1;
  return {
    active,
    reset: () => setAt(first),
    move: (step) =>
      setAt(hasText ? ((active + 1 + step + places) % places) - 1 : Math.max(0, Math.min(count - 1, active + step))),
    list,
    inputProps: inputProps(id, isOpen, active),
    listProps: listProps(id, label, isOpen),
    optionProps: (index, onPick) => optionProps(id, index, index === active, () => setAt(index), onPick),
  };
}

const inputProps = (id: string, isOpen: boolean, active: number) =>
  ({
    role: 'combobox',
    'aria-expanded': isOpen,
    'aria-controls': id,
    'aria-autocomplete': 'list',
    'aria-activedescendant': isOpen && active >= 0 ? `${id}-${active}` : undefined,
    autoComplete: 'off',
    spellCheck: false,
  }) as const;

const listProps = (id: string, label: string, isOpen: boolean) =>
  ({ id, role: 'listbox', 'aria-label': label, hidden: !isOpen }) as const;

const optionProps = (id: string, index: number, isActive: boolean, onActive: () => void, onPick: () => void) =>
  ({
    id: `${id}-${index}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    // The text box keeps the focus, so that the list is not closed before the click.
    onMouseDown: (e: MouseEvent) => e.preventDefault(),
    onMouseMove: onActive,
    onClick: onPick,
  }) as const;

/** Whether a key belongs to an input method, such as the Enter that ends a Chinese composition. Safari marks that one by its code alone. */
export const isComposing = (e: KeyboardEvent): boolean => e.nativeEvent.isComposing || e.nativeEvent.keyCode === 229;
