import type { ContractTerms } from '@pavilion/protocol/contractTerms.ts';
import type { Ctx } from '../../kit/ctx.ts';
import { openIdNumber, sealIdNumber } from '../../kit/sealedFields.ts';

/** Terms as the database keeps them: the number of the buyer's paper is sealed (decision 0048). */
export const sealTerms = (ctx: Pick<Ctx, 'vault'>, userId: number, terms: ContractTerms): ContractTerms => ({
  ...terms,
  buyer: sealIdNumber(ctx, userId, terms.buyer),
});
/** Terms to print, or to show to the buyer. */
export const openTerms = (ctx: Pick<Ctx, 'vault'>, userId: number, terms: ContractTerms): ContractTerms => ({
  ...terms,
  buyer: openIdNumber(ctx, userId, terms.buyer),
});
