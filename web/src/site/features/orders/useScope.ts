import { Medium } from '@pavilion/protocol/media.ts';
import type { OrderRow } from '@pavilion/protocol/orders.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { text } from './orders.text.ts';

/** Formats what is licensed in one line: media, number of countries, duration. */
export function useScope() {
  const say = useSay();
  const { list } = useFormat();
  return (order: Pick<OrderRow, 'media' | 'countryCount' | 'years'>): string =>
    say(text.scope, list(order.media.map((m) => say(Medium.label(m)))), order.countryCount, order.years);
}
