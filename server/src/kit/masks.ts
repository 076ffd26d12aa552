/** `li***@example.com`: enough to recognise the address by, too little to write to. */
export const maskedEmail = (email: string): string => email.replace(/^(.{1,2})[^@]*/, '$1***');

/** `138****8000`: the first three and the last four digits; a short number keeps its last two. */
export function maskedPhone(phone: string): string {
  const kept = phone.replace(/\D/g, '').length >= 9 ? 4 : 2;
  const head = kept === 4 ? phone.slice(0, 3) : '';
  return phone === '' ? '' : `${head}****${phone.slice(-kept)}`;
}

/** A person in a list: the full contact stands in the record, whose view is logged (decision 0046). */
export const withMaskedContact = <T extends { email: string; phone: string }>(person: T): T => ({
  ...person,
  email: maskedEmail(person.email),
  phone: maskedPhone(person.phone),
});

/** `****0017`: enough to tell two papers apart. */
export const maskedIdNumber = (idNumber: string): string => `****${idNumber.slice(-4)}`;
