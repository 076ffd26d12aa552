import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Input, type Option, Select } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { text } from './companies.text.ts';

export interface FilterSelect {
  name: string;
  label: string;
  /** What stands there while nothing is chosen; false where something always is. */
  any: string | false;
  options: readonly Option[];
}
interface Props {
  placeholder: string;
  values: Readonly<Record<string, string | number | undefined>>;
  set: (values: Record<string, string | undefined>) => void;
  selects: readonly FilterSelect[];
  isNarrowed: boolean;
  onClear: () => void;
}

/** Words and lists over a hall of companies; what is chosen stands in the address. */
export function Filters({ placeholder, values, set, selects, isNarrowed, onClear }: Props): ReactNode {
  const say = useSay();
  return (
    <div className="co-filters">
      <Keyword placeholder={placeholder} kept={String(values.keyword ?? '')} set={(keyword) => set({ keyword })} />
      {selects.map(({ name, label, any, options }) => (
        <Select
          key={name}
          bare
          label={label}
          empty={any}
          options={options}
          value={values[name] ?? ''}
          onChange={(e) => set({ [name]: e.target.value || undefined })}
        />
      ))}
      {isNarrowed && (
        <Button kind="quiet" small onClick={onClear}>
          {say(text.clear)}
        </Button>
      )}
    </div>
  );
}

/** Waits until the typing rests; the address is not a diary. */
function Keyword({
  placeholder,
  kept,
  set,
}: {
  placeholder: string;
  kept: string;
  set: (words: string | undefined) => void;
}) {
  const [typed, setTyped] = useState(kept);
  const last = useRef(kept);
  const send = useRef(set);
  send.current = set;
  useEffect(() => {
    // The address changed from outside: cleared filters, the back button.
    if (kept !== last.current) setTyped(kept);
    last.current = kept;
  }, [kept]);
  useEffect(() => {
    const words = typed.trim();
    if (words === last.current) return;
    const timer = setTimeout(() => {
      last.current = words;
      send.current(words || undefined);
    }, 350);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className="co-keyword">
      <Icon name="search" />
      <Input
        bare
        type="search"
        enterKeyHint="search"
        label={placeholder}
        placeholder={placeholder}
        value={typed}
        maxLength={100}
        onChange={(e) => setTyped(e.target.value)}
      />
    </div>
  );
}
