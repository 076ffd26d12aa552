import './filters.css';
import { useEffect, useRef, useState } from 'react';
import { Input } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';

const TYPING_RESTS_MS = 350;
interface Props {
  label: string;
  /** The words in the address. */
  kept: string | undefined;
  onWords: (words: string | undefined) => void;
}
/** What a list is searched for. It waits until the typing rests: the address is not a diary. */
export function KeywordField({ label, kept = '', onWords }: Props) {
  const [typed, setTyped] = useState(kept);
  const last = useRef(kept);
  const send = useRef(onWords);
  send.current = onWords;
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
    }, TYPING_RESTS_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className="keyword">
      <Icon name="search" />
      <Input
        bare
        type="search"
        enterKeyHint="search"
        label={label}
        placeholder={label}
        value={typed}
        maxLength={100}
        onChange={(e) => setTyped(e.target.value)}
      />
    </div>
  );
}
