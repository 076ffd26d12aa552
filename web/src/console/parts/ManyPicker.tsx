import { useMemo, useState } from 'react';
import { useSay } from '../../lib/locale.ts';
import type { FieldProps } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type Choice, Combobox } from './Combobox.tsx';
import { text } from './picking.text.ts';

export interface ManyChoice extends Choice {
  /** Further text it is found by: its name in the other language, its code. */
  found?: string;
}
interface Props extends FieldProps {
  options: readonly ManyChoice[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  nameOf?: (value: string) => string;
  disabled?: boolean;
}
const MOST_SHOWN = 80;

/** Chooses several of many options; chosen ones are tags above the search field. */
export function ManyPicker({ options, value, onChange, nameOf, disabled, ...field }: Props) {
  const say = useSay();
  const [words, setWords] = useState('');
  const shown = useMemo(() => {
    const wanted = words.trim().toLowerCase();
    return options
      .filter((o) => !value.includes(o.value))
      .filter((o) => !wanted || `${o.label} ${o.found ?? ''} ${o.value}`.toLowerCase().includes(wanted))
      .slice(0, MOST_SHOWN);
  }, [options, value, words]);
  const name = (one: string) => nameOf?.(one) ?? options.find((o) => o.value === one)?.label ?? one;
  return (
    <div className="grid content-start gap-2">
      <Combobox
        {...field}
        many
        disabled={disabled ?? false}
        options={shown}
        words={words}
        onWords={setWords}
        onPick={(one) => {
          onChange([...value, one]);
          setWords('');
        }}
        onLeave={() => setWords('')}
        onErase={() => value.length > 0 && onChange(value.slice(0, -1))}
      />
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-1.5" aria-label={field.label}>
          {value.map((one) => (
            <li
              key={one}
              className="inline-flex min-h-8 items-center gap-1 rounded-pill border border-line-2/60 pr-1 pl-3 text-13 text-fg-2"
            >
              {name(one)}
              <button
                type="button"
                disabled={disabled}
                aria-label={say(text.remove, name(one))}
                className="grid size-6 place-items-center rounded-pill text-14 text-fg-3 hover:bg-ink-4 hover:text-fg disabled:hidden"
                onClick={() => onChange(value.filter((v) => v !== one))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
