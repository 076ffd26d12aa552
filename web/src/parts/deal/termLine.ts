import { useFormat } from '../../lib/format.ts';
import { useSay } from '../../lib/locale.ts';
import { text } from './deal.text.ts';

interface Term {
  startDate: string;
  endDate: string;
  years: number;
}
/** A term in words: its days, which no line breaks in two, and its years. */
export function useTermLine(): (term: Term) => string {
  const say = useSay();
  const { date } = useFormat();
  const day = (iso: string) => date(iso).replaceAll(' ', '\u00a0');
  return ({ startDate, endDate, years }) =>
    say(text.termOf, say(text.term, day(startDate), day(endDate)), say(text.years, years));
}
