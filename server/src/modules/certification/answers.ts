// The answers of an application as the database keeps them.
import { CertKind, EnterpriseAnswers, PersonAnswers } from '@pavilion/protocol/certification.ts';
import { sameName } from '@pavilion/protocol/contractDetails.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { Ctx } from '../../kit/ctx.ts';
import { identityKeyOf, openIdNumber, sealIdNumber } from '../../kit/sealedFields.ts';

export type Answers = { kind: 'person'; answers: PersonAnswers } | { kind: 'enterprise'; answers: EnterpriseAnswers };

/** An application as the database keeps it: the number of the paper sealed, and the key of the identity that it proves. */
export const sealAnswers = (
  ctx: Pick<Ctx, 'vault' | 'signer'>,
  { userId, kind, answers }: { userId: number; kind: string; answers: object },
) => ({
  userId,
  kind,
  answers: { ...sealIdNumber(ctx, userId, answers) },
  identityKey: identityKeyOf(ctx, kind, answers),
});

interface KeptAnswers {
  userId: number;
  kind: string;
  answers: unknown;
  contractDetails?: unknown;
}
/** Answers as the database keeps them, read by the schema of their kind; what was stated after the review goes over them. */
export function readAnswers(ctx: Pick<Ctx, 'vault'>, row: KeptAnswers): Answers {
  const answers = {
    ...openIdNumber(ctx, row.userId, row.answers as object),
    ...(row.contractDetails as object | null | undefined),
  };
  return row.kind === CertKind.names[0]
    ? { kind: 'person', answers: PersonAnswers.parse(answers) }
    : { kind: 'enterprise', answers: EnterpriseAnswers.parse(answers) };
}

/** A person signs in person: the signatory is the holder of the paper, under one of two spellings. */
export function checkHolder(
  name: string,
  { zhSignatory, enSignatory }: { zhSignatory: string; enSignatory: string },
): void {
  if (!sameName(name, zhSignatory) && !sameName(name, enSignatory)) throw new AppError('signatoryNotHolder');
}
