import type { Currency } from '@pavilion/protocol/enumerations.ts';
import { propertiesOf } from '@pavilion/protocol/kit/unknown.ts';
import { minorDigits } from '@pavilion/protocol/money.ts';
import { SecondPersonLimits, secondPersonDefaults } from '@pavilion/protocol/secondPersonLimits.ts';
import type { Ctx } from '../../kit/ctx.ts';

export const secondPersonSetting = 'console.secondPersonAbove';

/** Returns the limits in force; values without a currency belong to the default one. */
export async function getSecondPersonLimits({ db }: Pick<Ctx, 'db'>): Promise<SecondPersonLimits> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', secondPersonSetting).executeTakeFirst();
  return SecondPersonLimits.parse({ ...secondPersonDefaults, ...propertiesOf(row?.value) });
}

/** Returns whether a payment or a shipment of this amount needs two people. */
export const takesTwoPeople = (
  limits: SecondPersonLimits,
  { currency, totalMinor }: { currency: Currency; totalMinor: number },
): boolean => totalMinor > limits[currency] * 10 ** minorDigits(currency);
