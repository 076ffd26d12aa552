import type { Currency } from '@pavilion/protocol/enumerations.ts';
import { type Duration, durations } from '@pavilion/protocol/limits.ts';
import { minorDigits } from '@pavilion/protocol/money.ts';
import type { Prices } from '@pavilion/protocol/programmes.ts';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../../lib/locale.ts';
import { findOneOf } from '../../../lib/oneOf.ts';
import { minorOf } from '../../../parts/deal/money.ts';
import { FieldSet, Input, Select } from '../../../ui/Field.tsx';
import { text } from './programmes.text.ts';

const ways = ['priced', 'onRequest', 'notSold'] as const;
type Way = (typeof ways)[number];
interface Row {
  way: Way;
  /** In major units, as typed. */
  amount: string;
}
type Rows = Record<Duration, Row>;

const rowsOf = (prices: Prices, currency: Currency): Rows => {
  const rowOf = (price: number | null | undefined): Row => ({
    way: price === undefined ? 'notSold' : price === null ? 'onRequest' : 'priced',
    amount: price ? (price / 10 ** minorDigits(currency)).toString() : '',
  });
  return { 1: rowOf(prices[1]), 2: rowOf(prices[2]), 3: rowOf(prices[3]), 5: rowOf(prices[5]) };
};

const pricesOf = (rows: Rows, currency: Currency): Prices =>
  Object.fromEntries(
    durations
      .filter((years) => rows[years].way !== 'notSold')
      .map((years) => [
        years,
        rows[years].way === 'onRequest' ? null : (minorOf(rows[years].amount, currency) ?? Number.NaN),
      ]),
  );

interface Props {
  label: string;
  error: string | undefined;
  errorOf: (years: Duration) => string | undefined;
  value: Prices;
  currency: Currency;
  onChange: (prices: Prices) => void;
}
/** A price for each duration: an amount, on request, or not sold. */
export function PriceFields({ label, error, errorOf, value, currency, onChange }: Props) {
  const say = useSay();
  const [rows, setRows] = useState(() => rowsOf(value, currency));
  const latestOnChange = useRef(onChange);
  latestOnChange.current = onChange;
  const first = useRef(true);
  // NaN makes the schema report an invalid amount. The typed text stays when the currency changes; the amount in minor units is computed
  // again.
  useEffect(() => {
    if (first.current) first.current = false;
    else latestOnChange.current(pricesOf(rows, currency));
  }, [rows, currency]);
  const change = (years: Duration, next: Partial<Row>) =>
    setRows((now) => ({ ...now, [years]: { ...now[years], ...next } }));
  return (
    <FieldSet label={label} required error={error}>
      <ul className="mb-2 grid gap-3">
        {durations.map((years) => (
          <li key={years} className="grid grid-cols-[56px_minmax(0,1fr)_minmax(0,1.4fr)] items-start gap-3">
            <span className="num pt-3 text-17">{say(text.years, years)}</span>
            <Select
              label={say(text.pricing, years)}
              bare
              empty={false}
              value={rows[years].way}
              onChange={(e) => change(years, { way: findOneOf(ways, e.target.value) ?? 'notSold' })}
              options={[
                { value: 'priced', label: say(text.priced) },
                { value: 'onRequest', label: say(text.onRequest) },
                { value: 'notSold', label: say(text.notSold) },
              ]}
            />
            {rows[years].way === 'priced' && (
              <Input
                label={say(text.amount, years)}
                bare
                inputMode="decimal"
                value={rows[years].amount}
                onChange={(e) => change(years, { amount: e.target.value })}
                error={errorOf(years)}
                end={<span className="pr-3 text-13 text-fg-3">{currency}</span>}
              />
            )}
          </li>
        ))}
      </ul>
    </FieldSet>
  );
}
