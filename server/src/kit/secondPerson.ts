import { AppError } from '@pavilion/protocol/errors.ts';

/** Returns the reason against a confirmation that needs two people: the requester cannot confirm it. */
export const secondPersonNeeded = (askedBy: number, confirmedBy: number): AppError | undefined =>
  askedBy === confirmedBy ? new AppError('secondPersonNeeded') : undefined;
