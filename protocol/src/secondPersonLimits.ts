// From which amount a payment and a shipment take two people (decision 0046).
import { z } from 'zod';
import { Currency } from './enumerations.ts';
import { labelled } from './fields.ts';
import { recordOf } from './kit/objects.ts';

/** Defaults, until the settings change them. */
export const secondPersonDefaults: Record<Currency, number> = {
  CNY: 200_000,
  USD: 30_000,
  EUR: 25_000,
  GBP: 20_000,
  HKD: 200_000,
  JPY: 4_000_000,
};
const amount = z.int().min(0).max(1_000_000_000);
/** Whole major units by currency; an amount above the limit takes two people, 0 means always. */
export const SecondPersonLimits = labelled(
  z.object(recordOf(Currency.names, () => amount)),
  '须两人办理的金额',
  'Amount above which two people are needed',
);
export type SecondPersonLimits = z.output<typeof SecondPersonLimits>;
