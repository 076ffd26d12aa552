import { isCalendarDate } from '@pavilion/protocol/kit/zones.ts';
import { type ComponentProps, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { useFormat } from '../../lib/format.ts';
import { lazyWithRetry } from '../../lib/lazyWithRetry.tsx';
import { useSay } from '../../lib/locale.ts';
import { useNarrow } from '../../lib/useNarrow.ts';
import { controlClass, Field, type FieldProps } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { text } from './dates.text.ts';
import { dateTyped } from './typed.ts';
import { useTyped } from './useTyped.ts';

const loadPicker = () => import('./DatePicker.tsx').then((m) => m.DatePicker);
const DatePicker = lazyWithRetry(loadPicker);
/** If the script fails to load, opening the calendar reports it. */
const fetchAhead = () => void loadPicker().catch(() => undefined);

export interface DateFieldProps extends FieldProps {
  /** YYYY-MM-DD, or '' for none. */
  value: string;
  /** A day between `min` and `max`, or '' if emptied. */
  onChange: (day: string) => void;
  /** Called with typed text that is no such day. The field keeps it and shows the error; a form must know. */
  onRefused?: ((words: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** First and last day that can be chosen, YYYY-MM-DD. */
  min?: string | undefined;
  max?: string | undefined;
  disabled?: boolean | undefined;
  /** Shown in an empty field in place of the date format. */
  placeholder?: string;
  /** There is always a day: an emptied field returns to it. */
  keeps?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A day in the page's language, whatever the browser's: typed in any usual form, or chosen from a calendar, which opens by touch on
 * phones. `<DateField label={…} value={day} onChange={setDay} min={readersDay()} />`; in a form `<DateField {...form.held('paidOn')} />`.
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
            // A phone's keyboard would cover the calendar.
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

/** Formats, parses and checks days in the page's language. */
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
