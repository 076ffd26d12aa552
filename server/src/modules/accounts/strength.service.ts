// Refuses passwords that are easy to guess: those of known breaches, words followed by a year or a sign, keyboard rows, the user's own
// name.
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Fewer guesses than 10^8: zxcvbn's scores 0 to 2. */
const leastScore = 3;
/** Shorter names occur in many words. */
const leastNameLength = 4;

let judge: Promise<ZxcvbnFactory> | undefined;
/** The word lists are loaded with the first new password: they take 25 MB that many processes never need. */
const openJudge = () => {
  judge ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) =>
      new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }),
  );
  return judge;
};

/** Refuses a new password that is easy to guess or that contains the user name or the local part of the e-mail address. */
export async function refuseWeakPassword(password: string, names: { username: string; email: string }): Promise<void> {
  const own = [names.username, names.email.split('@')[0] ?? ''].filter((name) => name.length >= leastNameLength);
  const lower = password.toLowerCase();
  if (own.some((name) => lower.includes(name.toLowerCase()))) throw new AppError('passwordHoldsName');
  if ((await openJudge()).check(password, own).score < leastScore) throw new AppError('passwordTooCommon');
}
