import { AppError } from '@pavilion/protocol/errors.ts';

/** What stands in the way of a confirmation that takes two people: the one who asked cannot confirm. */
export const secondPersonNeeded = (askedBy: number, confirmedBy: number): AppError | undefined =>
  askedBy === confirmedBy ? new AppError('secondPersonNeeded') : undefined;
