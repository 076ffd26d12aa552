import type { Currency } from '@pavilion/protocol/enumerations.ts';
import { type ReactNode, useState } from 'react';
import { Input } from '../../ui/Field.tsx';
import { minorOf, typedOf } from './money.ts';

interface Props {
  label: string;
  required?: boolean | undefined;
  error?: string | undefined;
  hint?: ReactNode;
  currency: Currency;
  /** The initial amount, in minor units. */
  initialMinor: number;
  /** NaN for text that is no amount of this currency; the schema then reports it. */
  onMinor: (minor: number) => void;
  onBlur?: () => void;
}
/** An amount of money: people type 12,345.00, the form holds minor units. */
export function MinorInput({ label, currency, initialMinor, onMinor, ...field }: Props) {
  const [typed, setTyped] = useState(typedOf(initialMinor, currency));
  return (
    <Input
      {...field}
      label={`${label} (${currency})`}
      inputMode="decimal"
      value={typed}
      onChange={(e) => {
        setTyped(e.target.value);
        onMinor(minorOf(e.target.value, currency) ?? Number.NaN);
      }}
    />
  );
}
