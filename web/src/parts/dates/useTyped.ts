import { useState } from 'react';

interface Options {
  value: string;
  onChange: (value: string) => void;
  onRefused?: ((words: string) => void) | undefined;
  /** Formats the value for the page. */
  show: (value: string) => string;
  /** Parses text; undefined if it is no value. */
  read: (words: string) => string | undefined;
  problemOf: (value: string | undefined) => string | undefined;
  keeps?: boolean;
}
/**
 * A field whose text becomes a value on blur. Text that is no value stays, with an error, until it is corrected or another value arrives.
 */
export function useTyped({ value, onChange, onRefused, show, read, problemOf, keeps = false }: Options) {
  const [typing, setTyping] = useState<string>();
  const [refused, setRefused] = useState<{ words: string; by: string }>();
  // A form itself keeps refused text that is no value.
  const isCurrent = refused !== undefined && (value === refused.by || read(value) === undefined);
  const shown = typing ?? (isCurrent ? refused.words : show(value));
  const take = (next: string) => {
    setTyping(undefined);
    setRefused(undefined);
    if (next !== value) onChange(next);
  };
  function settle() {
    if (typing === undefined) return;
    const words = typing.trim();
    if (words === '' && keeps) return setTyping(undefined);
    const next = words && read(words);
    if (next !== undefined && (next === '' || problemOf(next) === undefined)) return take(next);
    setTyping(undefined);
    setRefused({ words, by: value });
    onRefused?.(words);
  }
  return { shown, type: setTyping, settle, take, problem: isCurrent ? problemOf(read(refused.words)) : undefined };
}
