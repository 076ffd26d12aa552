// Deals for pages, for the buyer and for staff.

import { ContractStatus } from '@pavilion/protocol/contractStates.ts';
import type { ContractRow } from '@pavilion/protocol/contracts.ts';
import { mayCall } from '@pavilion/protocol/kit/endpoint.ts';
import { type ConsoleOrderDetail, type ConsoleOrderRow, consoleOrder } from '@pavilion/protocol/orders.console.ts';
import { type OrderDetail, type OrderRow, OrderStatus, type PayTo, type Shipping } from '@pavilion/protocol/orders.ts';
import type { FileLink } from '@pavilion/protocol/pictures.ts';
import type { JobCtx, Staff } from '../../../kit/ctx.ts';
import { maskedIdNumber, withMaskedContact } from '../../../kit/masks.ts';
import { openIdNumber } from '../../../kit/sealedFields.ts';
import { type Owner, signedUrl } from '../../files/files.service.ts';
import { accountIn } from '../../licensors/licensors.service.ts';
import { getSecondPersonLimits, takesTwoPeople } from '../../settings/settings.service.ts';
import { allowedToBuyer, allowedToStaff, type DealState } from '../conditions.ts';
import { showFiles } from '../contracts/documents.service.ts';
import { type Deal, type DealKey, getDeal, listEvents } from '../deals.queries.ts';
import {
  filesOfSubmissions,
  listSubmissions,
  showSubmission,
  withFirstApproval,
} from '../submissions/submissions.service.ts';
import {
  type DealRow,
  findFile,
  findLicensorLink,
  findMovedAccount,
  findStaffName,
  getDealRow,
} from './view.queries.ts';

export { buyerJson, type DealRow, listDeals } from './view.queries.ts';

type ViewCtx = Pick<JobCtx, 'db' | 'signer' | 'now'>;
const iso = (at: Date | null) => at?.toISOString() ?? null;

const stateOf = (row: DealRow): DealState => ({
  order: row,
  contract: {
    status: row.contractStatus,
    signBy: row.signBy,
    terminationAskedBy: row.terminationAskedBy,
    signature: row.buyerSigned || null,
    licensorBound: row.licensorBound,
    buyerNamed: row.buyerNamed,
  },
  inReview: row.inReview,
});
/** Returns the order's own date before acceptance, then the deadline for the signature; a voucher in review suspends neither. */
function holdEnd(row: DealRow): Date | null {
  if (row.status === OrderStatus.pending) return row.heldUntil;
  const isAwaiting = row.status === OrderStatus.processing && row.contractStatus === ContractStatus.awaiting;
  return isAwaiting ? row.signBy : null;
}
const facts = (row: DealRow): Omit<OrderRow, 'allowed'> => ({
  orderNo: row.orderNo,
  status: row.status,
  paymentStatus: row.paymentStatus,
  contractStatus: row.contractStatus,
  orderContractId: row.orderContractId,
  programmeId: row.programmeId,
  typeId: row.typeId,
  zhTitle: row.zhTitle,
  enTitle: row.enTitle,
  cover: row.cover,
  zhOfferName: row.zhOfferName,
  enOfferName: row.enOfferName,
  exclusive: row.exclusive,
  media: row.media,
  countryCount: row.countryCount,
  years: row.years,
  startDate: row.startDate,
  endDate: row.endDate,
  currency: row.currency,
  totalMinor: row.totalMinor,
  createdAt: row.createdAt.toISOString(),
  heldUntil: iso(holdEnd(row)),
});

export const buyersRow = (row: DealRow, now: Date): OrderRow => ({
  ...facts(row),
  allowed: allowedToBuyer(stateOf(row), now),
});
export const staffRow = (row: DealRow): ConsoleOrderRow => ({
  ...facts(row),
  buyer: withMaskedContact(row.buyer),
  inReview: row.inReview,
});
export const contractRow = (row: DealRow): ContractRow => ({
  orderContractId: row.orderContractId,
  contractNo: row.contractNo,
  orderNo: row.orderNo,
  status: row.contractStatus,
  zhTitle: row.zhTitle,
  enTitle: row.enTitle,
  cover: row.cover,
  issuedAt: iso(row.issuedAt),
  signBy: iso(row.signBy),
  signedAt: iso(row.signedAt),
  startDate: row.startDate,
  endDate: row.endDate,
  createdAt: row.createdAt.toISOString(),
});

async function invoiceLink(ctx: ViewCtx, id: number | null, reader: Owner): Promise<FileLink | null> {
  const file = id === null ? undefined : await findFile(ctx.db, id);
  return file ? { ...file, url: signedUrl(ctx, file.id, reader) } : null;
}

/** Returns the shipping; the download link is included only while it is valid and the licence in force. */
function shippingOf({ order, contract }: Deal, now: Date): Shipping | null {
  const shipping = order.shipping;
  const expired = shipping?.expiresAt && new Date(shipping.expiresAt) <= now;
  const over = expired || contract.status !== ContractStatus.signed;
  return shipping && over ? { ...shipping, url: '' } : shipping;
}

/** Returns the account an accepted order is paid to. */
export async function payToOf(db: ViewCtx['db'], { order, contract }: Deal): Promise<PayTo | null> {
  if (contract.status === ContractStatus.draft) return null;
  const moved = await findMovedAccount(db, order.id);
  const account = moved ? accountIn(moved.data) : contract.terms.payment.account;
  if (!account) return null;
  const { holder, bank, number, swift, cnaps = '' } = account;
  return {
    holder,
    bank,
    number,
    swift,
    cnaps,
    currency: contract.terms.currency,
    reference: order.orderNo,
    movedAt: iso(moved?.confirmedAt ?? null),
  };
}

type Common = Omit<OrderDetail, 'allowed' | 'timeline'>;

async function common(ctx: ViewCtx, deal: Deal, row: DealRow, reader: Owner): Promise<Common> {
  const { order, contract } = deal;
  const submissions = await listSubmissions(ctx.db, order.id);
  const filesOf = await filesOfSubmissions(
    ctx,
    submissions.map(({ id }) => id),
    reader,
  );
  return {
    ...facts(row),
    payTo: await payToOf(ctx.db, deal),
    countries: order.countries,
    languages: contract.terms.languages,
    runs: contract.terms.runs,
    scope: contract.terms.scope,
    part: contract.terms.programme.part,
    specialTerms: contract.terms.specialTerms,
    holdback: contract.terms.holdback,
    localisation: contract.terms.localisation,
    address: order.address,
    invoice: order.invoice,
    invoiceFile: await invoiceLink(ctx, order.invoiceFileId, reader),
    shipping: shippingOf(deal, ctx.now()),
    acceptedAt: iso(order.acceptedAt),
    shippedAt: iso(order.shippedAt),
    completedAt: iso(order.completedAt),
    cancelledAt: iso(order.cancelledAt),
    cancelReason: order.cancelReason,
    contract: {
      orderContractId: contract.id,
      contractNo: contract.contractNo,
      status: contract.status,
      issuedAt: iso(contract.issuedAt),
      signBy: iso(contract.signBy),
      signedAt: iso(contract.signedAt),
      signature: contract.signature,
      licensorSignature: contract.licensorSignature,
      awaitsLicensor: contract.status === ContractStatus.awaiting && !contract.licensorBound,
      buyerNamed: contract.buyerNamed,
      files: await showFiles(ctx, contract.id, reader),
    },
    submissions: submissions.map((submission) => showSubmission(submission, filesOf)),
  };
}

type Event = Awaited<ReturnType<typeof listEvents>>[number];
const showEvent = (event: Event): OrderDetail['timeline'][number] => ({
  at: event.at.toISOString(),
  subject: event.subject,
  action: event.action,
  from: event.fromStatus,
  to: event.toStatus,
  actor: event.actor,
  reason: event.reason,
});
const seenByBuyer = new Set(['moveAccount', 'buyerSign', 'licensorSign', 'shortenHold']);
/** Hides staff events without a move from the buyer, except signatures, another account to pay to and a shorter hold. */
const isMove = (event: Event) => event.fromStatus !== event.toStatus || seenByBuyer.has(event.action);

/** Staff compare the identity document with the masked number on the page. */
function withMaskedIdNumber(ctx: Pick<JobCtx, 'vault'>, { order, contract }: Deal) {
  const buyer = openIdNumber(ctx, order.userId, contract.terms.buyer);
  return { ...buyer, idNumber: buyer.idNumber && maskedIdNumber(buyer.idNumber) };
}

export async function showToBuyer(ctx: ViewCtx, key: DealKey & { userId: number }): Promise<OrderDetail> {
  const deal = await getDeal(ctx.db, key);
  const row = await getDealRow(ctx.db, deal.order.id);
  const events = await listEvents(ctx.db, deal.order.id);
  return {
    ...(await common(ctx, deal, row, { userId: key.userId })),
    timeline: events.filter(isMove).map(showEvent),
    allowed: allowedToBuyer(deal, ctx.now()),
  };
}

async function shipmentAskedOf(ctx: ViewCtx, { order }: Deal): Promise<ConsoleOrderDetail['shipmentAsked']> {
  const { shipAskedBy: askedById, shipAskedAt: askedAt, shipAsked, status } = order;
  if (askedById === null || askedAt === null || shipAsked === null || status !== OrderStatus.processing) return null;
  const staff = await findStaffName(ctx.db, askedById);
  return { askedBy: staff?.name ?? '', askedById, askedAt: askedAt.toISOString(), shipping: shipAsked };
}

async function terminationOf(ctx: ViewCtx, { contract }: Deal): Promise<ConsoleOrderDetail['termination']> {
  const { terminationAskedBy: askedById, terminationAskedAt: askedAt, terminationReason: reason } = contract;
  if (askedById === null || askedAt === null) return null;
  const staff = await findStaffName(ctx.db, askedById);
  return { askedBy: staff?.name ?? '', askedById, askedAt: askedAt.toISOString(), reason: reason ?? '' };
}

export async function showToStaff(
  ctx: ViewCtx & Pick<JobCtx, 'vault'>,
  key: DealKey,
  staff: Pick<Staff, 'id' | 'role'>,
): Promise<ConsoleOrderDetail> {
  const deal = await getDeal(ctx.db, key);
  const row = await getDealRow(ctx.db, deal.order.id);
  const events = await listEvents(ctx.db, deal.order.id);
  const shared = await common(ctx, deal, row, { staffId: staff.id });
  return {
    ...shared,
    submissions: await withFirstApproval(ctx.db, shared.submissions),
    twoPeople: takesTwoPeople(await getSecondPersonLimits(ctx), deal.order),
    shipmentAsked: await shipmentAskedOf(ctx, deal),
    buyer: row.buyer,
    terms: { ...deal.contract.terms, buyer: withMaskedIdNumber(ctx, deal) },
    licensorLink: await findLicensorLink(ctx.db, deal.contract.id),
    termination: await terminationOf(ctx, deal),
    timeline: events.map((event) => ({ ...showEvent(event), who: event.staffName ?? event.username })),
    // Roles that may not move deals get no actions.
    allowed: mayCall(consoleOrder.accept, staff.role) ? allowedToStaff(deal, staff.id) : [],
  };
}
