// Signing by the licensor's signatory, without an account: with the mailed link, the typed name and a code mailed for this document.

import { sameName } from '@pavilion/protocol/contractDetails.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import { defaultTimeZone } from '@pavilion/protocol/kit/businessDay.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { LicensorContract, licensorSigning } from '@pavilion/protocol/licensorSigning.ts';
import type { KeptSignature } from '../../../kit/columnTypes.ts';
import type { Ctx } from '../../../kit/ctx.ts';
import { addressKey, consumeWithin } from '../../../kit/limit.ts';
import { maskedEmail } from '../../../kit/masks.ts';
import { checkEmailCode, sendEmailCode, spendEmailCode } from '../../accounts/accounts.service.ts';
import {
  type Deal,
  type DealCtx,
  getDeal,
  licensorCannotSign,
  noteOnContract,
  notifyBuyer,
  throwIfBlocked,
  withLockedDeal,
} from '../deals.service.ts';
import { showFiles, signingSubject } from './documents.service.ts';
import { findLink, spendLink } from './licensorLinks.service.ts';
import { conclude } from './signing.service.ts';

type Sent<K extends keyof typeof licensorSigning> = ParsedOf<(typeof licensorSigning)[K]>;

/** Enough for people; too few for a script that guesses links. */
const triesPerMinute = 30;
const linkOf = async (ctx: Ctx, token: string) => {
  await consumeWithin(ctx, `licensorLink:${addressKey(ctx.ip)}`, triesPerMinute, 60);
  return findLink(ctx, token);
};
const signatoryOf = ({ contract }: Deal) => {
  const { signatory } = contract.terms.seller;
  if (!signatory) throw new AppError('licensorLinkInvalid');
  return signatory;
};
/** Codes of the signatory and of the buyer have different subjects, so neither confirms for the other. */
const subjectOf = async (ctx: Pick<Ctx, 'db'>, deal: Deal) =>
  `licensor:${await signingSubject(ctx.db, deal.contract.id)}`;

export async function openLicensorContract(ctx: Ctx, { token }: Sent<'open'>): Promise<LicensorContract> {
  const link = await linkOf(ctx, token);
  const deal = await getDeal(ctx.db, { orderContractId: link.contractId });
  const { contract, order } = deal;
  const files = await showFiles(ctx, contract.id, { userId: 0 });
  const file = files.find(({ kind }) => kind !== 'stamped');
  return {
    contractNo: contract.contractNo,
    orderNo: order.orderNo,
    status: contract.status,
    title: contract.terms.programme.title,
    licensor: contract.terms.seller.name,
    licensee: contract.terms.buyer.name,
    signatory: signatoryOf(deal),
    email: maskedEmail(link.email),
    issuedAt: contract.issuedAt?.toISOString() ?? null,
    signBy: contract.signBy?.toISOString() ?? null,
    timeZone: contract.terms.timeZone ?? defaultTimeZone,
    signedAt: link.usedAt?.toISOString() ?? null,
    licenseeSigned: contract.signature !== null,
    file: file ? { name: file.name, url: file.url, sha256: file.sha256 } : null,
    canSign: !link.usedAt && file !== undefined && licensorCannotSign(deal, ctx.now()) === undefined,
  };
}

export async function getLicensorCode(ctx: Ctx, { token }: Sent<'getCode'>) {
  const link = await linkOf(ctx, token);
  const deal = await getDeal(ctx.db, { orderContractId: link.contractId });
  throwIfBlocked(licensorCannotSign(deal, ctx.now()));
  const { contractNo } = deal.contract;
  const demo = await sendEmailCode(ctx, {
    email: link.email,
    purpose: 'sign',
    subject: await subjectOf(ctx, deal),
    what: { zh: `代表授权方签署合同 ${contractNo}`, en: `sign contract ${contractNo} for the licensor` },
  });
  return { email: maskedEmail(link.email), ...(demo && { demo }) };
}

export async function signAsLicensor(ctx: Ctx, { token, name, emailCode }: Sent<'sign'>) {
  const link = await linkOf(ctx, token);
  const key = { orderContractId: link.contractId };
  const deal = await getDeal(ctx.db, key);
  throwIfBlocked(licensorCannotSign(deal, ctx.now()));
  const signatory = signatoryOf(deal);
  if (![signatory.name.zh, signatory.name.en].some((known) => known && sameName(name, known)))
    throw new AppError('signatoryNameWrong');
  const subject = await subjectOf(ctx, deal);
  // Outside the transaction: a rollback would undo the count of a wrong code.
  const codeId = await checkEmailCode(ctx, { email: link.email, purpose: 'sign', subject, code: emailCode });
  return withLockedDeal(ctx, key, async (ctx, deal) => {
    throwIfBlocked(licensorCannotSign(deal, ctx.now()));
    // A document issued again meanwhile is not the one the code was mailed for.
    if ((await subjectOf(ctx, deal)) !== subject) throw new AppError('emailCodeWrong');
    await spendEmailCode(ctx, codeId);
    await spendLink(ctx, link.id);
    const at = ctx.now().toISOString();
    const proof = { email: maskedEmail(link.email), emailCodeAt: at, drawingFileId: null };
    await signForLicensor(ctx, deal, { method: 'typed', name: name.trim(), at, ...proof });
    return {};
  });
}

/** Records the licensor's signature; with the buyer's the contract is signed. */
export async function signForLicensor(ctx: DealCtx, deal: Deal, signature: KeptSignature): Promise<void> {
  await noteOnContract(ctx, deal, 'licensorSign', { set: { licensorSignature: { ...signature } } });
  deal.contract.licensorBound = true;
  if (deal.contract.signature !== null) return conclude(ctx, deal);
  await notifyBuyer(ctx, deal, 'licensorSigned', { until: deal.contract.signBy ?? ctx.now() });
}
