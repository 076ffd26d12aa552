import './filters.css';
import { useEffect, useRef, useState } from 'react';
import { Input } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';

const TYPING_RESTS_MS = 350;
interface Props {
  label: string;
  /** The keyword of the search params. */
  kept: string | undefined;
  onWords: (words: string | undefined) => void;
}
/** The keyword of a list. It is debounced, so that the URL does not change with every letter. */
export function KeywordField({ label, kept = '', onWords }: Props) {
  const [typed, setTyped] = useState(kept);
  const last = useRef(kept);
  const send = useRef(onWords);
  send.current = onWords;
  useEffect(() => {
    // The URL changed from outside: cleared filters, the back button.
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
