// Values that the database holds encrypted with the data key (decision 0048). Each has a context that ties it to its row.

import { propertiesOf } from '@pavilion/protocol/kit/unknown.ts';
import type { Signer, Vault } from './adapters.ts';

/** Whether a stored value is encrypted. One that is not was written before there was a data key. */
export const isSealed = (stored: string): boolean => /^v1\.[0-9a-f]{12}\.[\w-]+$/.test(stored);

export const totpContext = (staffId: number): string => `totp:${staffId}`;
export const idNumberContext = (userId: number): string => `idNumber:${userId}`;
export const settingContext = (key: string): string => `setting:${key}`;
export const mailContext = (recipient: string): string => `mail:${recipient}`;

/** The ID number of a holder; undefined where there is none. */
function idNumberOf(holder: object): string | undefined {
  const { idNumber } = propertiesOf(holder);
  return typeof idNumber === 'string' && idNumber ? idNumber : undefined;
}
type Sealing = { vault: Pick<Vault, 'seal' | 'open'> };

/** Encrypts the ID number of a certified holder, for the database. */
export const sealIdNumber = <T extends object>({ vault }: Sealing, userId: number, holder: T): T => {
  const idNumber = idNumberOf(holder);
  return idNumber ? { ...holder, idNumber: vault.seal(idNumber, idNumberContext(userId)) } : holder;
};
/** Decrypts the ID number of a holder. Throws if it cannot be decrypted. */
export const openIdNumber = <T extends object>({ vault }: Sealing, userId: number, holder: T): T => {
  const idNumber = idNumberOf(holder);
  return idNumber ? { ...holder, idNumber: vault.open(idNumber, idNumberContext(userId)) } : holder;
};

/**
 * Returns the key of a certified identity; one document certifies one account. For a person it is a hash with the platform's secret,
 * because ID numbers are few enough to be tried. Companies are in public registers anyway.
 */
export function identityKeyOf({ signer }: { signer: Pick<Signer, 'sign'> }, kind: string, answers: object): string {
  const { idType, idNumber, country, uscc, registrationNo } = propertiesOf(answers);
  return kind === 'person'
    ? `person#${signer.sign(`identity:${idType}:${String(idNumber).toUpperCase()}`)}`
    : `enterprise:${country}:${String(country === 'CN' ? uscc : registrationNo).toUpperCase()}`;
}
