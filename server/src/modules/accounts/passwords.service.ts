import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** OWASP's second profile: 19 MiB and two rounds, about 30 ms of one core. */
const cost = { algorithm: 2 as Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, cost);

/** A hash of nobody's password: checking it takes as long as checking a real one. */
let nobodys: Promise<string> | undefined;

/** True when `password` made `passwordHash`; without a hash it takes the same time and is false. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await nobodys), password);
  return matches && passwordHash !== undefined;
}
