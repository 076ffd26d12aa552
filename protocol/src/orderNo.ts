// Damm's quasigroup of order 10: finds every wrong digit and every swap of neighbours.
const damm = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
];
/** The check digit after these digits; 0 for digits that already end in theirs. */
export const checkDigit = (digits: string): number =>
  [...digits].reduce((row, digit) => Number(damm[row]![Number(digit)]), 0);

/**
 * `PV`, the business day, six digits of a running serial and the check digit (product §5): `PV202611200000423`.
 * Unique while fewer than a million orders are placed in a day.
 */
export function makeOrderNo(day: string, serial: number): string {
  const digits = day.replaceAll('-', '') + String(serial % 1_000_000).padStart(6, '0');
  return `PV${digits}${checkDigit(digits)}`;
}
export const isOrderNo = (value: string): boolean =>
  /^PV20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d{7}$/.test(value) && checkDigit(value.slice(2)) === 0;

/** An order has one contract; its number is the order's with `PVC`. */
export const contractNoOf = (orderNo: string): string => orderNo.replace(/^PV/, 'PVC');
export const isContractNo = (value: string): boolean =>
  value.startsWith('PVC') && isOrderNo(value.replace(/^PVC/, 'PV'));
