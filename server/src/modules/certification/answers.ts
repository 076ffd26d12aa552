// The answers of an application as the database keeps them.
import { CertKind, EnterpriseAnswers, PersonAnswers } from '@pavilion/protocol/certification.ts';
import { sameName } from '@pavilion/protocol/contractDetails.ts';
import { AppError } from '@pavilion/protocol/errors.ts';

export type Answers = { kind: 'person'; answers: PersonAnswers } | { kind: 'enterprise'; answers: EnterpriseAnswers };

/** Answers as the database keeps them, read by the schema of their kind; what was stated after the review goes over them. */
export function readAnswers(row: { kind: string; answers: unknown; contractDetails?: unknown }): Answers {
  const answers = { ...(row.answers as object), ...(row.contractDetails as object | null | undefined) };
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
