import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** The library's own enum is a `const enum`, which a single file cannot read. */
const ARGON2ID: Algorithm.Argon2id = 2;
/** OWASP's second profile: 19 MiB and two rounds, about 30 ms of one core. */
const cost = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, cost);

/** The hash of a random password; checking it takes as long as checking a real one. */
let nobodys: Promise<string> | undefined;

/** Returns whether `password` made `passwordHash`. Without a hash it takes the same time and returns false. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await nobodys), password);
  return matches && passwordHash !== undefined;
}
