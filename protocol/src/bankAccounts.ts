// Checks of bank account numbers, without texts.

/** An account number without the spaces and hyphens that banks print for readers. */
export const plainAccountNo = (value: string): string => value.replace(/[\s-]/g, '').toUpperCase();

/** Two letters and two check digits begin an IBAN; no national account number of ISO 13616's members does. */
export const looksLikeIban = (value: string): boolean => /^[A-Z]{2}\d{2}/.test(plainAccountNo(value));

/** The remainder by 97 of an IBAN as ISO 7064 (mod 97-10) reads it: the first four characters last, A as 10 … Z as 35. */
function remainderOf(iban: string): number {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4))
    for (const digit of String(Number.parseInt(character, 36))) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder;
}

/** An IBAN with right check digits (ISO 13616, 15 to 34 characters). */
export function isIban(value: string): boolean {
  const iban = plainAccountNo(value);
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) && remainderOf(iban) === 1;
}

/** An IBAN is checked by its digits; another number has 5 to 34 letters and digits, and at least five digits. */
export function isAccountNo(value: string): boolean {
  if (looksLikeIban(value)) return isIban(value);
  const number = plainAccountNo(value);
  return /^[A-Z0-9]{5,34}$/.test(number) && /(\D*\d){5}/.test(number);
}

/** A BIC (ISO 9362): four letters of the bank, the country, two of the place and perhaps three of the branch. */
export const isBic = (value: string): boolean => /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(value);
/** The number of a bank in China's national payment system: twelve digits. */
export const isCnaps = (value: string): boolean => /^\d{12}$/.test(value);

/** `•••• 4321`: enough to recognise an account by. */
export const maskedAccountNo = (number: string): string => `•••• ${plainAccountNo(number).slice(-4)}`;
/** Groups of four, as people compare numbers. */
export const spacedAccountNo = (number: string): string => plainAccountNo(number).replace(/(.{4})(?=.)/g, '$1 ');
