import { isCalendarDate } from '@pavilion/protocol/kit/zones.ts';
import { type ComponentProps, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { useFormat } from '../../lib/format.ts';
import { lazyPiece } from '../../lib/lazyPiece.tsx';
import { useSay } from '../../lib/locale.ts';
import { useNarrow } from '../../lib/useNarrow.ts';
import { controlClass, Field, type FieldProps } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { text } from './dates.text.ts';
import { dateTyped } from './typed.ts';
import { useTyped } from './useTyped.ts';

const loadPicker = () => import('./DatePicker.tsx').then((m) => m.DatePicker);
const DatePicker = lazyPiece(loadPicker);
/** Opening the calendar tells what is wrong, where its script does not come. */
const fetchAhead = () => void loadPicker().catch(() => undefined);

export interface DateFieldProps extends FieldProps {
  /** YYYY-MM-DD, or '' for none. */
  value: string;
  /** A day between `min` and `max`, or '' where the box was emptied. */
  onChange: (day: string) => void;
  /** What was typed is no such day: the box keeps it and says so; a form must know. */
  onRefused?: ((words: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** First and last day that can be chosen, YYYY-MM-DD. */
  min?: string | undefined;
  max?: string | undefined;
  disabled?: boolean | undefined;
  /** Said in an empty box, instead of how days are written. */
  placeholder?: string;
  /** There is always a day: an emptied box goes back to it. */
  keeps?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A day, in the page's language whatever the browser's: typed as people write it, or picked from a calendar, which is what a
 * touch opens on phones. `<DateField label={…} value={day} onChange={setDay} min={readersDay()} />`; in a form
 * `<DateField {...form.held('paidOn')} />`.
 */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onRefused, onBlur, min, max, disabled, placeholder, keeps = false, ref, ...field } = props;
  const say = useSay();
  const narrow = useNarrow();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { show, problemOf } = useDay(min, max);
  const typed = useTyped({ value, onChange, onRefused, show, read: dateTyped, problemOf, keeps });
  const problem = typed.problem ?? (isCalendarDate(value) ? problemOf(value) : undefined);
  const close = () => setOpen(false);
  function onKeyDown(e: KeyboardEvent) {
    if (e.key === 'Enter') typed.settle();
    if (e.key === 'ArrowDown' && e.altKey) setOpen(true);
  }
  return (
    <Field {...field} error={problem ?? field.error}>
      {(wiring) => (
        <span ref={box} className="relative block">
          <input
            {...wiring}
            ref={ref}
            className={`${controlClass} pr-12`}
            type="text"
            // A phone's keyboard would hide the calendar that a touch opens.
            inputMode={narrow ? 'none' : 'text'}
            autoComplete="off"
            placeholder={placeholder ?? say(text.datePlaceholder)}
            disabled={disabled}
            value={typed.shown}
            onChange={(e) => typed.type(e.target.value)}
            onClick={() => narrow && setOpen(true)}
            onFocus={fetchAhead}
            onBlur={() => {
              typed.settle();
              onBlur?.();
            }}
            onKeyDown={onKeyDown}
          />
          <Opener ref={button} label={field.label} disabled={disabled} open={open} onClick={() => setOpen(!open)} />
          {open && (
            <DatePicker
              label={field.label}
              value={isCalendarDate(value) ? value : ''}
              min={min}
              max={max}
              canClear={!field.required && !keeps}
              box={box}
              button={button}
              onPick={(day) => {
                typed.take(day);
                close();
              }}
              onClose={close}
            />
          )}
        </span>
      )}
    </Field>
  );
}

function Opener({
  label,
  open,
  ...button
}: Pick<ComponentProps<'button'>, 'ref' | 'onClick' | 'disabled'> & { label: string; open: boolean }) {
  const say = useSay();
  return (
    <button
      {...button}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-label={say(text.calendar, label)}
      className="absolute inset-y-0 right-0 grid w-12 cursor-pointer place-items-center rounded-card text-19 text-fg-3 hover:text-fg disabled:cursor-default"
    >
      <Icon name="calendar" />
    </button>
  );
}

/** How a day is written on the page, and what is wrong with one. */
function useDay(min: string | undefined, max: string | undefined) {
  const say = useSay();
  const { date } = useFormat();
  return {
    show: (value: string) => (isCalendarDate(value) ? date(value) : value),
    problemOf: (day: string | undefined) => {
      if (day === undefined) return say(text.noDate);
      if (min !== undefined && day < min) return say(text.tooEarly, date(min));
      return max !== undefined && day > max ? say(text.tooLate, date(max)) : undefined;
    },
  };
}
