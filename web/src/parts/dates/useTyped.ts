import { useState } from 'react';

interface Options {
  value: string;
  onChange: (value: string) => void;
  onRefused?: ((words: string) => void) | undefined;
  /** The value as the page writes it. */
  show: (value: string) => string;
  /** The value that words name; undefined where they name none. */
  read: (words: string) => string | undefined;
  problemOf: (value: string | undefined) => string | undefined;
  keeps?: boolean;
}
/**
 * A box whose words become a value when the reader is done with them. Words that name none stay, with the reason, until they
 * are mended or another value comes.
 */
export function useTyped({ value, onChange, onRefused, show, read, problemOf, keeps = false }: Options) {
  const [typing, setTyping] = useState<string>();
  const [refused, setRefused] = useState<{ words: string; by: string }>();
  // A form keeps refused words itself, where they are no value.
  const stands = refused !== undefined && (value === refused.by || read(value) === undefined);
  const shown = typing ?? (stands ? refused.words : show(value));
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
  return { shown, type: setTyping, settle, take, problem: stands ? problemOf(read(refused.words)) : undefined };
}
