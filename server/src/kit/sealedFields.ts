// What is sealed with the data key in the database (decision 0048): each value under a context that ties it to its row.
import type { Signer, Vault } from './adapters.ts';

/** Whether a stored value is sealed; one that is not was written before there was a data key. */
export const isSealed = (stored: string): boolean => /^v1\.[0-9a-f]{12}\.[\w-]+$/.test(stored);

export const totpContext = (staffId: number): string => `totp:${staffId}`;
export const idNumberContext = (userId: number): string => `idNumber:${userId}`;
export const settingContext = (key: string): string => `setting:${key}`;
export const mailContext = (recipient: string): string => `mail:${recipient}`;

interface WithIdNumber {
  idNumber?: string | null;
}
type Sealing = { vault: Pick<Vault, 'seal' | 'open'> };

/** The holder of a paper with its number sealed, as the database keeps it. */
export const sealIdNumber = <T extends object>({ vault }: Sealing, userId: number, holder: T): T => {
  const { idNumber } = holder as WithIdNumber;
  return idNumber ? { ...holder, idNumber: vault.seal(idNumber, idNumberContext(userId)) } : holder;
};
/** The holder with its number readable; a number that does not open is an error. */
export const openIdNumber = <T extends object>({ vault }: Sealing, userId: number, holder: T): T => {
  const { idNumber } = holder as WithIdNumber;
  return idNumber ? { ...holder, idNumber: vault.open(idNumber, idNumberContext(userId)) } : holder;
};

interface Identity {
  idType?: unknown;
  idNumber?: unknown;
  country?: unknown;
  uscc?: unknown;
  registrationNo?: unknown;
}
/**
 * Who is certified: one paper certifies one account. Of a person the database keeps a hash under the platform's secret, because
 * numbers are few enough to be tried; companies stand in public registers.
 */
export function identityKeyOf({ signer }: { signer: Pick<Signer, 'sign'> }, kind: string, answers: object): string {
  const { idType, idNumber, country, uscc, registrationNo } = answers as Identity;
  return kind === 'person'
    ? `person#${signer.sign(`identity:${idType}:${String(idNumber).toUpperCase()}`)}`
    : `enterprise:${country}:${String(country === 'CN' ? uscc : registrationNo).toUpperCase()}`;
}
