// Codes that replace the authenticator, once each. Crockford's base 32: no I, L, O and U, which are mistaken for 1, 0 and V.
import { z } from 'zod';
import { labelled } from './fields.ts';

export const recoveryCodeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The number of codes of a set. */
export const recoveryCodeCount = 10;
/** 16 characters of five bits: too many to try them all against leaked hashes. */
export const recoveryCodeLength = 16;

/** Case, spaces and dashes do not matter, and characters that are mistaken for others are read as those. */
export const plainRecoveryCode = (written: string): string =>
  written
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
/** `7KQ2-M9XA-…`, as it is shown and printed. */
export const writtenRecoveryCode = (plain: string): string => plain.match(/.{1,4}/g)?.join('-') ?? '';

export const recoveryCode = labelled(
  z
    .string()
    .max(60)
    .overwrite(plainRecoveryCode)
    .regex(new RegExp(`^[${recoveryCodeAlphabet}]{${recoveryCodeLength}}$`), 'badRecoveryCode'),
  '恢复码',
  'Recovery code',
);
