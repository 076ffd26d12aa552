import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSay } from '../../lib/locale.ts';
import { cx } from '../../ui/cx.ts';
import { controlClass, Field, type FieldProps } from '../../ui/Field.tsx';
import { isComposing, type Listbox, useListbox } from '../../ui/useListbox.ts';
import { text } from './picking.text.ts';

export interface Choice {
  value: string;
  label: string;
  /** A note in small type at the end of the line. */
  note?: string | undefined;
}
interface Props extends FieldProps {
  /** Already filtered by the typed text, by the caller. */
  options: readonly Choice[];
  words: string;
  onWords: (words: string) => void;
  onPick: (value: string) => void;
  /** Called when focus leaves: typed text without a choice is discarded. */
  onLeave?: () => void;
  /** Called for backspace in an empty field. */
  onErase?: () => void;
  /** Stay open for further choices. */
  many?: boolean;
  placeholder?: string;
  disabled?: boolean;
}

/** A text box that finds one of many options: type, arrows, Enter; Escape closes the list and nothing else. */
export function Combobox({
  options,
  words,
  onWords,
  onPick,
  onLeave,
  onErase,
  many,
  placeholder,
  disabled,
  ...field
}: Props) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const listbox = useListbox({ label: field.label, isOpen: open, count: options.length });
  useEscape(open, () => setOpen(false));
  function pick(value: string) {
    onPick(value);
    if (!many) setOpen(false);
  }
  function keys(e: KeyboardEvent) {
    if (isComposing(e)) return;
    const chosen = options[listbox.active];
    if (e.key === 'ArrowDown' || e.key === 'ArrowUp') {
      e.preventDefault();
      setOpen(true);
      if (open) listbox.move(e.key === 'ArrowDown' ? 1 : -1);
    } else if (e.key === 'Enter' && open && chosen) {
      e.preventDefault();
      pick(chosen.value);
    } else if (e.key === 'Backspace' && words === '') onErase?.();
  }
  return (
    <Field {...field} className={cx('relative', field.className)}>
      {(wiring) => (
        <>
          <input
            {...wiring}
            {...listbox.inputProps}
            className={controlClass}
            disabled={disabled}
            placeholder={placeholder ?? say(text.typeToFind)}
            value={words}
            onChange={(e) => {
              onWords(e.target.value);
              setOpen(true);
              listbox.reset();
            }}
            onFocus={(e) => e.target.select()}
            onClick={() => setOpen(true)}
            onKeyDown={keys}
            onBlur={() => {
              setOpen(false);
              onLeave?.();
            }}
          />
          <Options options={options} listbox={listbox} isOpen={open} onPick={pick} />
        </>
      )}
    </Field>
  );
}
function Options({
  options,
  listbox,
  isOpen,
  onPick,
}: Pick<Props, 'options' | 'onPick'> & { listbox: Listbox; isOpen: boolean }) {
  const say = useSay();
  return (
    <div
      ref={listbox.list}
      {...listbox.listProps}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto overscroll-contain rounded-card border border-line-2/60 bg-ink-3 p-1.5 shadow-[0_16px_48px_rgb(0_0_0/.5)]"
    >
      {isOpen && options.length === 0 && <p className="px-3 py-2 text-14 text-fg-3">{say(text.nothing)}</p>}
      {isOpen &&
        options.map((option, i) => (
          <div
            key={option.value}
            {...listbox.optionProps(i, () => onPick(option.value))}
            className="flex min-h-9 cursor-pointer items-center justify-between gap-4 rounded-[6px] px-3 py-1 text-14 aria-selected:bg-ink-4"
          >
            <span className="min-w-0">{option.label}</span>
            {option.note && <span className="shrink-0 text-12 text-fg-3">{option.note}</span>}
          </div>
        ))}
    </div>
  );
}
/** Dialogs listen on the document in the capture phase, so an open list must handle Escape one step earlier. */
function useEscape(on: boolean, close: () => void) {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!on) return;
    const closeOnEscape = (e: globalThis.KeyboardEvent) => {
      if (e.key !== 'Escape') return;
      e.stopPropagation();
      latest.current();
    };
    window.addEventListener('keydown', closeOnEscape, true);
    return () => window.removeEventListener('keydown', closeOnEscape, true);
  }, [on]);
}
