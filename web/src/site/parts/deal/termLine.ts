import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { text } from '../../../parts/deal/deal.text.ts';

interface Term {
  startDate: string;
  endDate: string;
  years: number;
}
/** Formats a term: its days, which do not break across lines, and its years. */
export function useTermLine(): (term: Term) => string {
  const say = useSay();
  const { date } = useFormat();
  const day = (iso: string) => date(iso).replaceAll(' ', '\u00a0');
  return ({ startDate, endDate, years }) =>
    say(text.termOf, say(text.term, day(startDate), day(endDate)), say(text.years, years));
}
