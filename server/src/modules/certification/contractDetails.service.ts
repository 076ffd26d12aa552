// The address and signatory that contracts of a buyer name (decision 0043).
import { type EditContractDetails, hasContractDetails } from '@pavilion/protocol/contractDetails.ts';
import type { ContractTerms } from '@pavilion/protocol/contractTerms.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import { type Ctx, inTransaction, type User } from '../../kit/ctx.ts';
import { record } from '../audit/audit.service.ts';
import { type Answers, checkHolder, readAnswers } from './answers.ts';
import { findCertified, lockUser, setContractDetails } from './certification.queries.ts';

/** Certified names were reviewed: a new name is accepted only in the language that the certification lacks. */
function withoutKnownNames(
  { answers: reviewed }: { answers: Readonly<Record<string, unknown>> },
  details: object,
): object {
  return Object.fromEntries(
    Object.entries(details).filter(([field]) => !(field === 'zhName' || field === 'enName') || !reviewed[field]),
  );
}

/** Changes the details for future contracts; issued ones keep their wording. */
export async function editContractDetails(ctx: Ctx<User, null>, { kind, ...details }: EditContractDetails) {
  await inTransaction(ctx, async (ctx) => {
    await lockUser(ctx.db, ctx.user.id);
    const row = await findCertified(ctx.db, ctx.user.id);
    if (!row) throw new AppError('notCertified');
    const given = readAnswers(ctx, row);
    if (given.kind !== kind) throw new AppError('conflict');
    if (given.kind === 'person') checkHolder(given.answers.name, details);
    await setContractDetails(ctx.db, row.id, withoutKnownNames(row, details), ctx.now());
    await record(ctx, 'certification.contractDetails', 'certification', row.id);
  });
  return {};
}

type ContractDetails = Pick<ContractTerms['buyer'], 'address'> & {
  signatory: NonNullable<ContractTerms['buyer']['signatory']>;
};

/** Returns the details as printed in a contract; undefined while one is missing in either language. */
export function contractDetailsOf({ kind, answers }: Answers): ContractDetails | undefined {
  if (!hasContractDetails(kind, answers)) return undefined;
  const { zhAddress, enAddress, zhSignatory, enSignatory } = answers;
  const title = kind === 'person' ? { zh: '本人', en: 'In person' } : { zh: answers.zhTitle, en: answers.enTitle };
  return {
    address: { zh: zhAddress, en: enAddress },
    signatory: { name: { zh: zhSignatory, en: enSignatory }, title },
  };
}
