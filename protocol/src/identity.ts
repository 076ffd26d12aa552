// Numbers of identity papers and companies: pure checks without words.
import { IdType } from './enumerations.ts';
import { isCalendarDate } from './kit/zones.ts';
import { limits } from './limits.ts';

/** A birth date as the papers print it, not in the future; the samples of GB 11643 go back to 1880. */
function isBirthDate(digits: string, today: Date): boolean {
  const date = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  return isCalendarDate(date) && date >= '1800-01-01' && date <= today.toISOString().slice(0, 10);
}

const idWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
/** The 18th character of an ID number after its first 17 digits (GB 11643, ISO 7064 mod 11-2). */
export const idCheckCharacter = (first17: string): string =>
  '10X98765432'[idWeights.reduce((sum, weight, i) => sum + weight * Number(first17[i]), 0) % 11]!;

// GB/T 2260, first two digits; 81–83 belong to the residence permits, which are types of their own.
const provinces = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71'.split(' '),
);

const isChecked18 = (value: string, today: Date) =>
  /^\d{17}[\dX]$/.test(value) && isBirthDate(value.slice(6, 14), today) && idCheckCharacter(value) === value[17];

/** A resident ID number: 18 characters, or the 15 digits used before 1999 (spec §5: province code and checksum). */
export function isResidentId(value: string, today = new Date()): boolean {
  const number = value.toUpperCase();
  if (!provinces.has(number.slice(0, 2))) return false;
  if (/^\d{15}$/.test(number)) return isBirthDate(`19${number.slice(6, 12)}`, today);
  return isChecked18(number, today);
}

const byType: Record<IdType, (number: string, today: Date) => boolean> = {
  [IdType.residentId]: isResidentId,
  [IdType.passport]: (n) => /^[A-Z0-9]{5,17}$/.test(n) && /\d/.test(n),
  [IdType.hkMacauPass]: (n) => /^[HM]\d{8}(\d{2})?$/.test(n),
  [IdType.taiwanPass]: (n) => /^(\d{8}|\d{10}[A-Z]?)$/.test(n),
  // Three letters and twelve digits until 2023; since then 18 digits that begin with 9, checked as an ID number.
  [IdType.foreignerResidence]: (n, today) => /^[A-Z]{3}\d{12}$/.test(n) || (n.startsWith('9') && isChecked18(n, today)),
  [IdType.hkMacauResidence]: (n, today) => /^8[12]/.test(n) && isChecked18(n, today),
  [IdType.taiwanResidence]: (n, today) => n.startsWith('83') && isChecked18(n, today),
  [IdType.other]: () => true,
};

/** Whether a number can be one of that type of paper (product §3). */
export function isIdNumber(type: IdType, value: string, today = new Date()): boolean {
  const number = value.trim().toUpperCase();
  return number.length > 0 && [...number].length <= limits.idNumberMaxLength && byType[type](number, today);
}

const usccAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
/** The 18th character of a Unified Social Credit Code after its first 17 (GB 32100: weights 3^i mod 31). */
export function usccCheckCharacter(first17: string): string {
  let weight = 1;
  let sum = 0;
  for (const character of first17.slice(0, 17)) {
    sum += usccAlphabet.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return usccAlphabet[(31 - (sum % 31)) % 31]!;
}
/** Whether this is a Unified Social Credit Code; letters in either case. */
export function isUscc(value: string): boolean {
  const code = value.toUpperCase();
  return /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(code) && usccCheckCharacter(code) === code[17];
}
