// Encrypts and reads the answers of an application.
import { CertKind, EnterpriseAnswers, PersonAnswers } from '@pavilion/protocol/certification.ts';
import { sameName } from '@pavilion/protocol/contractDetails.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { Ctx } from '../../kit/ctx.ts';
import { identityKeyOf, openIdNumber, sealIdNumber } from '../../kit/sealedFields.ts';

export type Answers = { kind: 'person'; answers: PersonAnswers } | { kind: 'enterprise'; answers: EnterpriseAnswers };

/** Prepares an application for storage: the document number encrypted, and the key of the identity that it proves. */
export const sealAnswers = (
  ctx: Pick<Ctx, 'vault' | 'signer'>,
  { userId, kind, answers }: { userId: number; kind: CertKind; answers: object },
) => ({
  userId,
  kind,
  answers: { ...sealIdNumber(ctx, userId, answers) },
  identityKey: identityKeyOf(ctx, kind, answers),
});

interface KeptAnswers {
  userId: number;
  kind: CertKind;
  answers: object;
  contractDetails?: object | null;
}
/** Reads stored answers by the schema of their kind. Statements made after the review override them. */
export function readAnswers(ctx: Pick<Ctx, 'vault'>, row: KeptAnswers): Answers {
  const answers = {
    ...openIdNumber(ctx, row.userId, row.answers),
    ...row.contractDetails,
  };
  return row.kind === CertKind.names[0]
    ? { kind: 'person', answers: PersonAnswers.parse(answers) }
    : { kind: 'enterprise', answers: EnterpriseAnswers.parse(answers) };
}

/** Checks that a person signs personally: the signatory is the holder of the document, under one of two spellings. */
export function checkHolder(
  name: string,
  { zhSignatory, enSignatory }: { zhSignatory: string; enSignatory: string },
): void {
  if (!sameName(name, zhSignatory) && !sameName(name, enSignatory)) throw new AppError('signatoryNotHolder');
}
