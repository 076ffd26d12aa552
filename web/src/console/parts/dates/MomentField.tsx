import { useState } from 'react';
import { useSay } from '../../../lib/locale.ts';
import { DateField, type DateFieldProps } from '../../../parts/dates/DateField.tsx';
import { text } from '../../../parts/dates/dates.text.ts';
import { timeTyped } from '../../../parts/dates/typed.ts';
import { useTyped } from '../../../parts/dates/useTyped.ts';
import { cx } from '../../../ui/cx.ts';
import { FieldSet, Input } from '../../../ui/Field.tsx';

type TimeProps = Pick<
  DateFieldProps,
  'label' | 'error' | 'required' | 'bare' | 'value' | 'disabled' | 'onRefused' | 'onBlur' | 'ref'
> & {
  /** HH:mm, or '' if emptied. */
  onChange: (time: string) => void;
};
/** A time of day in 24 hours, HH:mm, in any typed form. */
export function TimeField({ value, onChange, onRefused, onBlur, error, ...rest }: TimeProps) {
  const say = useSay();
  const typed = useTyped({
    value,
    onChange,
    onRefused,
    show: (time) => time,
    read: timeTyped,
    problemOf: (time) => (time === undefined ? say(text.noTime) : undefined),
  });
  return (
    <Input
      {...rest}
      error={typed.problem ?? error}
      autoComplete="off"
      placeholder={say(text.timePlaceholder)}
      value={typed.shown}
      onChange={(e) => typed.type(e.target.value)}
      onBlur={() => {
        typed.settle();
        onBlur?.();
      }}
      onKeyDown={(e) => e.key === 'Enter' && typed.settle()}
    />
  );
}

/** A date and a time of day, YYYY-MM-DDTHH:mm, or '' for none. A chosen day begins at midnight until a time is typed. */
export function MomentField({ hint, className, error, value, onChange, onRefused, min, ...rest }: DateFieldProps) {
  const say = useSay();
  const { label, required, disabled } = rest;
  // Keeps what the form's value cannot hold: the other half next to invalid text, and a time without its day.
  const [left, setKept] = useState<{ wall: string; isTimeWrong: boolean }>();
  const kept = value === '' ? left : undefined;
  const [day = '', time = ''] = (kept?.wall ?? value).split('T');
  const give = (wall: string) => {
    setKept(undefined);
    onChange(wall);
  };
  const refuse = (wall: string, words: string, isTimeWrong: boolean) => {
    setKept({ wall, isTimeWrong });
    onRefused?.(words);
  };
  function takeDay(next: string) {
    if (kept?.isTimeWrong) setKept({ ...kept, wall: `${next}T${time}` });
    else give(next && `${next}T${time || '00:00'}`);
  }
  function takeTime(next: string) {
    if (day === '' && next !== '') refuse(`T${next}`, next, false);
    else give(day && `${day}T${next || '00:00'}`);
  }
  return (
    <FieldSet
      label={label}
      required={required}
      {...(hint !== undefined && { hint })}
      {...(className !== undefined && { className })}
    >
      <div className={cx('grid grid-cols-[minmax(0,1fr)_96px] items-start gap-2', hint !== undefined && 'mb-1.5')}>
        <DateField
          {...rest}
          bare
          label={say(text.dateOf, label)}
          error={!kept ? error : day === '' ? say(text.noDate) : undefined}
          min={min}
          value={day}
          onChange={takeDay}
          onRefused={(words) => refuse(`T${time}`, words, kept?.isTimeWrong ?? false)}
        />
        <TimeField
          bare
          label={say(text.timeOf, label)}
          disabled={disabled}
          value={time}
          onChange={takeTime}
          onRefused={(words) => refuse(`${day}T${time}`, words, true)}
        />
      </div>
    </FieldSet>
  );
}
