/** Masks an e-mail address: `li***@example.com` can be recognised but not written to. */
export const maskedEmail = (email: string): string => email.replace(/^(.{1,2})[^@]*/, '$1***');

/** Masks a phone number: `138****8000` keeps the first three and last four digits; a short number keeps its last two. */
export function maskedPhone(phone: string): string {
  const kept = phone.replace(/\D/g, '').length >= 9 ? 4 : 2;
  const head = kept === 4 ? phone.slice(0, 3) : '';
  return phone === '' ? '' : `${head}****${phone.slice(-kept)}`;
}

/** Masks the contact of a person in a list. The record shows it in full, and each view is logged (decision 0046). */
export const withMaskedContact = <T extends { email: string; phone: string }>(person: T): T => ({
  ...person,
  email: maskedEmail(person.email),
  phone: maskedPhone(person.phone),
});

/** Masks an ID number: `****0017` is enough to distinguish two documents. */
export const maskedIdNumber = (idNumber: string): string => `****${idNumber.slice(-4)}`;
