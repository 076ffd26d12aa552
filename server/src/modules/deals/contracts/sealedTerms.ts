import type { ContractTerms } from '@pavilion/protocol/contractTerms.ts';
import type { Ctx } from '../../../kit/ctx.ts';
import { openIdNumber, sealIdNumber } from '../../../kit/sealedFields.ts';

/** Encrypts the buyer's document number in terms before they are stored (decision 0048). */
export const sealTerms = (ctx: Pick<Ctx, 'vault'>, userId: number, terms: ContractTerms): ContractTerms => ({
  ...terms,
  buyer: sealIdNumber(ctx, userId, terms.buyer),
});
/** Decrypts terms for printing, or for the buyer. */
export const openTerms = (ctx: Pick<Ctx, 'vault'>, userId: number, terms: ContractTerms): ContractTerms => ({
  ...terms,
  buyer: openIdNumber(ctx, userId, terms.buyer),
});
