// Signs contracts: online with a mailed code, or by a stamped copy that staff approve.

import { sameName } from '@pavilion/protocol/contractDetails.ts';
import { AuditStatus } from '@pavilion/protocol/contractStates.ts';
import type { contracts } from '@pavilion/protocol/contracts.ts';
import type { ContractSignature } from '@pavilion/protocol/contractTerms.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { inLanguage, type Locale } from '@pavilion/protocol/kit/text.ts';
import { PaymentStatus, SignatureType } from '@pavilion/protocol/orders.ts';
import type { KeptSignature } from '../../../kit/columnTypes.ts';
import type { Ctx, Staff, User } from '../../../kit/ctx.ts';
import { maskedEmail } from '../../../kit/masks.ts';
import { checkEmailCode, sendEmailCode, spendEmailCode } from '../../accounts/accounts.service.ts';
import { checkPicture, keepDocument } from '../../files/files.service.ts';
import { grantHeldCells } from '../../rights/rights.service.ts';
import {
  buyerCannot,
  type Deal,
  type DealCtx,
  getDeal,
  moveContract,
  noteOnContract,
  notifyBuyer,
  notifySeller,
  throwIfBlocked,
  withLockedDeal,
  writeEvent,
} from '../deals.service.ts';
import { reviewSubmission, type SubmissionRecord, submitDocuments } from '../submissions/submissions.service.ts';
import { keepStampedScans, orderDocument, signingSubject } from './documents.service.ts';

type Buyer = Ctx<User, null>;

/** Returns the buyer's signatory as the contract names it, in the reader's language; older contracts name the contact. */
export function signerOf({ contract }: Deal, locale: Locale): string {
  const { signatory, contact } = contract.terms.buyer;
  return signatory ? inLanguage(signatory.name.zh, signatory.name.en, locale).words : contact;
}
/** Returns the contract's spelling of the name that the signer typed; undefined if it matches neither. */
const spellingOf = ({ contract }: Deal, typed: string): string | undefined => {
  const { zh = '', en = '' } = contract.terms.buyer.signatory?.name ?? {};
  return [zh, en].find((name) => name !== '' && sameName(name, typed));
};

/** Checks everything that must hold before a code is mailed or counted. Returns the subject that the code confirms. */
async function signableSubject(ctx: Buyer, deal: Deal): Promise<string> {
  throwIfBlocked(buyerCannot.sign(deal, ctx.now()));
  return signingSubject(ctx.db, deal.contract.id);
}

export async function getSignCode(ctx: Buyer, { orderContractId }: ParsedOf<typeof contracts.getSignCode>) {
  const deal = await getDeal(ctx.db, { orderContractId, userId: ctx.user.id });
  const subject = await signableSubject(ctx, deal);
  const { contractNo } = deal.contract;
  const demo = await sendEmailCode(ctx, {
    email: ctx.user.email,
    purpose: 'sign',
    subject,
    userId: ctx.user.id,
    what: { zh: `签署合同 ${contractNo}`, en: `sign contract ${contractNo}` },
  });
  return { email: maskedEmail(ctx.user.email), ...(demo && { demo }) };
}

/** Returns the strokes as PNG; throws for an invalid picture and for a page without a stroke. */
async function readDrawing({ pictures }: Pick<DealCtx, 'pictures'>, drawing: string): Promise<Uint8Array> {
  const bytes = Buffer.from(drawing.slice(drawing.indexOf(',') + 1), 'base64');
  checkPicture({ name: 'signature.png', type: 'image/png', bytes });
  await pictures.checkDrawing(bytes);
  return bytes;
}

type Signing = ParsedOf<typeof contracts.signContract>;

/** Records the buyer's signature. The contract is signed if the licensor is bound; otherwise it waits for the licensor. */
export async function signDeal(ctx: DealCtx, deal: Deal, signature: KeptSignature) {
  if (!deal.contract.buyerNamed) throw new AppError('buyerSignatoryMissing');
  if (deal.contract.licensorBound) return conclude(ctx, deal, { signature });
  await noteOnContract(ctx, deal, 'buyerSign', { set: { signature } });
  await notifyBuyer(ctx, deal, 'awaitsLicensor');
}

/** Completes every way of signing: the cells are granted and the signed document is queued. */
export async function conclude(ctx: DealCtx, deal: Deal, set: { signature?: KeptSignature } = {}) {
  await moveContract(ctx, deal, 'sign', { set: { signedAt: ctx.now(), ...set } });
  await grantHeldCells(ctx.db, deal.order.id, ctx.now());
  await orderDocument(ctx, deal.contract.id, 'signed');
  await notifyBuyer(ctx, deal, 'signed');
  await notifySeller(ctx, deal, 'licensed');
  if (deal.order.paymentStatus === PaymentStatus.paid) await notifySeller(ctx, deal, 'toDeliver');
}

export async function signContract(ctx: Buyer, input: Signing) {
  const key = { orderContractId: input.orderContractId, userId: ctx.user.id };
  const deal = await getDeal(ctx.db, key);
  const subject = await signableSubject(ctx, deal);
  const name = spellingOf(deal, input.name);
  if (name === undefined) throw new AppError('signerNameWrong');
  const drawing = input.method === 'drawn' ? await readDrawing(ctx, input.drawing) : undefined;
  // Outside the transaction: a rollback would undo the count of a wrong code.
  const codeId = await checkEmailCode(ctx, { email: ctx.user.email, purpose: 'sign', subject, code: input.emailCode });
  return withLockedDeal(ctx, key, async (ctx, deal) => {
    throwIfBlocked(buyerCannot.sign(deal, ctx.now()));
    // A document issued again meanwhile is not the one the code was mailed for.
    if ((await signingSubject(ctx.db, deal.contract.id)) !== subject) throw new AppError('emailCodeWrong');
    await spendEmailCode(ctx, codeId);
    const at = ctx.now().toISOString();
    const kept =
      drawing &&
      (await keepDocument(
        ctx,
        { purpose: 'signature', name: 'signature.png', mime: 'image/png', ending: 'png', bytes: drawing },
        { userId: ctx.user.id },
      ));
    await signDeal(ctx, deal, {
      method: input.method satisfies ContractSignature['method'],
      name,
      at,
      email: maskedEmail(ctx.user.email),
      emailCodeAt: at,
      drawingFileId: kept?.id ?? null,
    });
    return {};
  });
}

export async function uploadStampedContract(ctx: Buyer, input: ParsedOf<typeof contracts.uploadStampedContract>) {
  const { orderContractId, orderNo, signatureType, fileInfoList } = input;
  if (signatureType !== SignatureType.stampedContract) throw new AppError('badRequest');
  return withLockedDeal(ctx, { orderContractId, userId: ctx.user.id }, async (ctx, deal) => {
    if (orderNo !== undefined && orderNo !== deal.order.orderNo) throw new AppError('notFound');
    throwIfBlocked(buyerCannot.uploadStamped(deal, ctx.now()));
    await submitDocuments(ctx, deal, { signatureType }, fileInfoList);
    await writeEvent(ctx, deal.order.id, {
      subject: 'submission',
      action: 'submitDocuments',
      from: null,
      to: AuditStatus.pending,
    });
    return {};
  });
}

type Reviewer = Ctx<null, Staff>;
/** Signs the contract by the stamped copy that staff have compared with it. */
export async function approveStamped(ctx: Reviewer, deal: Deal, submission: SubmissionRecord, note: string) {
  await reviewSubmission(ctx, deal, submission, 'approve', note || null);
  await keepStampedScans(ctx, deal.contract.id, submission.id);
  await signDeal(ctx, deal, {
    method: 'stamped',
    name: signerOf(deal, ctx.locale),
    at: ctx.now().toISOString(),
    email: '',
    emailCodeAt: null,
    drawingFileId: null,
  });
}
export async function rejectStamped(ctx: Reviewer, deal: Deal, submission: SubmissionRecord, reason: string) {
  await reviewSubmission(ctx, deal, submission, 'reject', reason);
  await notifyBuyer(ctx, deal, 'stampedRejected', { reason });
}
