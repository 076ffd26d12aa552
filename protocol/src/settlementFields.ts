import { z } from 'zod';
import { labelled, moneyMinor } from './fields.ts';

/** Tax and charges that a payment names besides the money itself; clients that know neither send none. */
export const deductions = {
  withheldMinor: labelled(moneyMinor.default(0), '代扣税款', 'Tax withheld'),
  chargesMinor: labelled(moneyMinor.default(0), '银行手续费', 'Bank charges'),
};
/** A {@link import('./settlement.ts').Settlement} as staff state it. */
export const SettlementForm = labelled(
  z.object({
    receivedMinor: labelled(moneyMinor, '到账金额', 'Amount received'),
    withheldMinor: labelled(moneyMinor, '代扣税款', 'Tax withheld'),
    chargesMinor: labelled(moneyMinor, '银行手续费', 'Bank charges'),
  }),
  '付款构成',
  'Payment',
);
