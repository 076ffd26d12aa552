import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useSay } from '../lib/locale.ts';
import { cx } from '../ui/cx.ts';
import { controlClass, Field, type FieldProps } from '../ui/Field.tsx';
import { text } from './picking.text.ts';

export interface Choice {
  value: string;
  label: string;
  /** Said quietly at the end of the line. */
  note?: string | undefined;
}
interface Props extends FieldProps {
  /** Already narrowed by the words; the caller knows where they come from. */
  options: readonly Choice[];
  words: string;
  onWords: (words: string) => void;
  onPick: (value: string) => void;
  /** The focus has left: what was typed and not picked is forgotten. */
  onLeave?: () => void;
  /** Backspace in an empty box. */
  onErase?: () => void;
  /** Stay open for the next pick. */
  many?: boolean;
  placeholder?: string;
  disabled?: boolean;
}

/** A box that finds one of many lines (WAI-ARIA combobox): type, arrows, Enter; Escape closes the list and nothing else. */
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
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const active = Math.min(at, options.length - 1);
  useEscape(open, () => setOpen(false));
  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);
  function pick(value: string) {
    onPick(value);
    if (!many) setOpen(false);
  }
  function keys(e: KeyboardEvent) {
    if (e.key === 'ArrowDown' || e.key === 'ArrowUp') {
      e.preventDefault();
      setOpen(true);
      if (open) setAt(Math.max(0, Math.min(options.length - 1, active + (e.key === 'ArrowDown' ? 1 : -1))));
    } else if (e.key === 'Enter' && open && options[active]) {
      e.preventDefault();
      pick(options[active].value);
    } else if (e.key === 'Backspace' && words === '') onErase?.();
  }
  return (
    <Field {...field} className={cx('relative', field.className)}>
      {(wiring) => (
        <>
          <input
            {...wiring}
            role="combobox"
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={open && options[active] ? `${listId}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            className={controlClass}
            disabled={disabled}
            placeholder={placeholder ?? say(text.typeToFind)}
            value={words}
            onChange={(e) => {
              onWords(e.target.value);
              setOpen(true);
              setAt(0);
            }}
            onFocus={(e) => e.target.select()}
            onClick={() => setOpen(true)}
            onKeyDown={keys}
            onBlur={() => {
              setOpen(false);
              onLeave?.();
            }}
          />
          <div
            ref={list}
            id={listId}
            role="listbox"
            aria-label={field.label}
            hidden={!open}
            className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto overscroll-contain rounded-card border border-line-2/60 bg-ink-3 p-1.5 shadow-[0_16px_48px_rgb(0_0_0/.5)]"
          >
            {open && options.length === 0 && <p className="px-3 py-2 text-14 text-fg-3">{say(text.nothing)}</p>}
            {open &&
              options.map((option, i) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box's
                <div
                  key={option.value}
                  id={`${listId}-${i}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={i === active}
                  className="flex min-h-9 cursor-pointer items-center justify-between gap-4 rounded-[6px] px-3 py-1 text-14 aria-selected:bg-ink-4"
                  onMouseDown={(e) => e.preventDefault()}
                  onMouseMove={() => setAt(i)}
                  onClick={() => pick(option.value)}
                >
                  <span className="min-w-0">{option.label}</span>
                  {option.note && <span className="shrink-0 text-12 text-fg-3">{option.note}</span>}
                </div>
              ))}
          </div>
        </>
      )}
    </Field>
  );
}
/** Dialogs listen at the document while capturing, so an open list must hear Escape one step earlier. */
function useEscape(on: boolean, close: () => void) {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!on) return;
    const hear = (e: globalThis.KeyboardEvent) => {
      if (e.key !== 'Escape') return;
      e.stopPropagation();
      latest.current();
    };
    window.addEventListener('keydown', hear, true);
    return () => window.removeEventListener('keydown', hear, true);
  }, [on]);
}
