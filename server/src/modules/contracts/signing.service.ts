// How a contract comes to be signed: online with a mailed code, or by a stamped copy that staff approve.

import { sameName } from '@pavilion/protocol/contractDetails.ts';
import { AuditStatus } from '@pavilion/protocol/contractStates.ts';
import type { contracts } from '@pavilion/protocol/contracts.ts';
import type { ContractSignature } from '@pavilion/protocol/contractTerms.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { inLanguage, type Locale } from '@pavilion/protocol/kit/text.ts';
import { PaymentStatus, SignatureType } from '@pavilion/protocol/orders.ts';
import type { Ctx, Staff, User } from '../../kit/ctx.ts';
import { maskedEmail } from '../../kit/masks.ts';
import type { JsonObject } from '../../kit/tables.ts';
import { checkEmailCode, sendEmailCode, spendEmailCode } from '../accounts/emailCodes.service.ts';
import {
  buyerCannot,
  type Deal,
  type DealCtx,
  getDeal,
  inDeal,
  insist,
  moveContract,
  noteSignature,
  tellBuyer,
  tellSeller,
  writeEvent,
} from '../deals/deals.service.ts';
import { handIn, judge, type SubmissionRecord } from '../deals/submissions.service.ts';
import { keepDocument } from '../files/documents.service.ts';
import { checkPicture } from '../files/pictures.service.ts';
import { grantHeldCells } from '../rights/rights.service.ts';
import { type KeptSignature, keepStampedScans, orderDocument, signingSubject } from './documents.service.ts';

type Buyer = Ctx<User, null>;

/** The buyer's signatory as the contract names it, in the reader's language; before there was one, the contact. */
export function signerOf({ contract }: Deal, locale: Locale): string {
  const { signatory, contact } = contract.terms.buyer;
  return signatory ? inLanguage(signatory.name.zh, signatory.name.en, locale).words : contact;
}
/** The spelling of the contract that the signer typed; undefined where it is neither. */
const spellingOf = ({ contract }: Deal, typed: string): string | undefined => {
  const { zh = '', en = '' } = contract.terms.buyer.signatory?.name ?? {};
  return [zh, en].find((name) => name !== '' && sameName(name, typed));
};

/** Everything that must hold before a code is mailed or counted. Gives what the code confirms. */
async function signableSubject(ctx: Buyer, deal: Deal): Promise<string> {
  insist(buyerCannot.sign(deal, ctx.now()));
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

/** The strokes as PNG; refuses what is no picture and a page without a stroke. */
async function readDrawing({ pictures }: Pick<DealCtx, 'pictures'>, drawing: string): Promise<Uint8Array> {
  const bytes = Buffer.from(drawing.slice(drawing.indexOf(',') + 1), 'base64');
  checkPicture({ name: 'signature.png', type: 'image/png', bytes });
  await pictures.checkDrawing(bytes);
  return bytes;
}

type Signing = ParsedOf<typeof contracts.signContract>;

/** The buyer has signed. The contract is signed with it where the licensor is bound; otherwise it waits for the licensor. */
export async function signDeal(ctx: DealCtx, deal: Deal, signature: KeptSignature) {
  if (!deal.contract.buyerNamed) throw new AppError('buyerSignatoryMissing');
  if (deal.contract.licensorBound) return conclude(ctx, deal, { signature: { ...signature } });
  await noteSignature(ctx, deal, 'buyerSign', { signature: { ...signature } });
  await tellBuyer(ctx, deal, 'awaitsLicensor');
}

/** What every way of signing ends in: the cells are granted and the signed document is ordered. */
export async function conclude(ctx: DealCtx, deal: Deal, set: { signature?: JsonObject } = {}) {
  await moveContract(ctx, deal, 'sign', { set: { signedAt: ctx.now(), ...set } });
  await grantHeldCells(ctx.db, deal.order.id, ctx.now());
  await orderDocument(ctx, deal.contract.id, 'signed');
  await tellBuyer(ctx, deal, 'signed');
  await tellSeller(ctx, deal, 'licensed');
  if (deal.order.paymentStatus === PaymentStatus.paid) await tellSeller(ctx, deal, 'toDeliver');
}

export async function signContract(ctx: Buyer, input: Signing) {
  const key = { orderContractId: input.orderContractId, userId: ctx.user.id };
  const deal = await getDeal(ctx.db, key);
  const subject = await signableSubject(ctx, deal);
  const name = spellingOf(deal, input.name);
  if (name === undefined) throw new AppError('signerNameWrong');
  const drawing = input.method === 'drawn' ? await readDrawing(ctx, input.drawing) : undefined;
  // Outside the transaction: a refusal must not take the count of a wrong code back.
  const codeId = await checkEmailCode(ctx, { email: ctx.user.email, purpose: 'sign', subject, code: input.emailCode });
  return inDeal(ctx, key, async (ctx, deal) => {
    insist(buyerCannot.sign(deal, ctx.now()));
    // A document issued anew meanwhile is not the one the code was mailed for.
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
  return inDeal(ctx, { orderContractId, userId: ctx.user.id }, async (ctx, deal) => {
    if (orderNo !== undefined && orderNo !== deal.order.orderNo) throw new AppError('notFound');
    insist(buyerCannot.uploadStamped(deal, ctx.now()));
    await handIn(ctx, deal, { signatureType }, fileInfoList);
    await writeEvent(ctx, deal.order.id, {
      subject: 'submission',
      action: 'handIn',
      from: null,
      to: AuditStatus.pending,
    });
    return {};
  });
}

type Reviewer = Ctx<null, Staff>;
/** Staff have compared the stamped copy with the contract: it is signed by it. */
export async function approveStamped(ctx: Reviewer, deal: Deal, submission: SubmissionRecord, note: string) {
  await judge(ctx, deal, submission, 'approve', note || null);
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
  await judge(ctx, deal, submission, 'reject', reason);
  await tellBuyer(ctx, deal, 'stampedRejected', { reason });
}
