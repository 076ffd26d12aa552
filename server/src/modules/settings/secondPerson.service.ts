import type { Currency } from '@pavilion/protocol/enumerations.ts';
import { minorDigits } from '@pavilion/protocol/money.ts';
import { SecondPersonLimits, secondPersonDefaults } from '@pavilion/protocol/secondPersonLimits.ts';
import type { Ctx } from '../../kit/ctx.ts';

export const secondPersonSetting = 'console.secondPersonAbove';

/** The limits in force; what was kept before a currency was known takes its default. */
export async function getSecondPersonLimits({ db }: Pick<Ctx, 'db'>): Promise<SecondPersonLimits> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', secondPersonSetting).executeTakeFirst();
  return SecondPersonLimits.parse({ ...secondPersonDefaults, ...(row?.value as object | undefined) });
}

/** Whether a payment or a shipment of this amount takes two people. */
export const takesTwoPeople = (
  limits: SecondPersonLimits,
  { currency, totalMinor }: { currency: string; totalMinor: number },
): boolean => totalMinor > limits[currency as Currency] * 10 ** minorDigits(currency as Currency);
