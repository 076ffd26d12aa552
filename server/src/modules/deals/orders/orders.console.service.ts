// Actions of trade staff on deals, each named as its endpoint and action. Each writes to the audit log (product §1, §5).

import { AppError } from '@pavilion/protocol/errors.ts';
import { endOfBusinessDay } from '@pavilion/protocol/kit/businessDay.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { consoleOrder, StaffAction } from '@pavilion/protocol/orders.console.ts';
import type { Shipping } from '@pavilion/protocol/orders.ts';
import type { Ctx, Staff } from '../../../kit/ctx.ts';
import { record } from '../../audit/audit.service.ts';
import { signedUrl, takeDocument } from '../../files/files.service.ts';
import { getSecondPersonLimits, getTimeZone, takesTwoPeople } from '../../settings/settings.service.ts';
import { issueContract, terminateContract } from '../contracts/contracts.service.ts';
import { sendLicensorLink as mailLicensorLink } from '../contracts/licensorLinks.service.ts';
import {
  type Deal,
  moveOrder,
  noteOnContract,
  noteOnOrder,
  notifyBuyer,
  staffCannot,
  throwIfBlocked,
  withLockedDeal,
} from '../deals.service.ts';
import { cancelDeal } from './cancel.ts';

type StaffCtx = Ctx<null, Staff>;
type MoveName = StaffAction & keyof typeof consoleOrder;
type Sent<K extends MoveName> = ParsedOf<(typeof consoleOrder)[K]>;

// The reason is in the deal’s own history; the audit log holds no free text.
const done = async (ctx: StaffCtx, action: string, deal: Deal, details: Record<string, string> = {}) => {
  await record(ctx, `order.${action}`, 'order', deal.order.orderNo, details);
  return {};
};

/** Makes a move of the locked deal that is refused while its condition blocks it. */
const staffMove =
  <K extends MoveName, T>(action: K, work: (ctx: StaffCtx, deal: Deal, input: Sent<K>) => Promise<T>) =>
  (ctx: StaffCtx, input: Sent<K>): Promise<T> =>
    withLockedDeal(ctx, { orderNo: input.orderNo }, (ctx, deal) => {
      throwIfBlocked(staffCannot[action](deal, ctx.staff.id));
      return work(ctx, deal, input);
    });

export const accept = staffMove('accept', async (ctx, deal) => {
  await moveOrder(ctx, deal, 'accept', { set: { acceptedAt: ctx.now() } });
  const until = await issueContract(ctx, deal);
  await notifyBuyer(ctx, deal, 'accepted', { until, timeZone: await getTimeZone(ctx) });
  return done(ctx, 'accept', deal);
});

const shippingOf = (input: Sent<'ship'>): Shipping =>
  input.method === 'courier'
    ? { method: 'courier', courier: input.courier, trackingNo: input.trackingNo, url: '', expiresAt: null }
    : { method: 'download', courier: '', trackingNo: '', url: input.url, expiresAt: input.expiresAt };

async function carryOut(ctx: StaffCtx, deal: Deal, shipping: Shipping) {
  await moveOrder(ctx, deal, 'ship', { set: { shippedAt: ctx.now(), shipping: { ...shipping } } });
  await notifyBuyer(ctx, deal, 'shipped');
}

/** Above the limit one person enters the shipment, and nothing is shipped until a second one confirms. */
export const ship = staffMove('ship', async (ctx, deal, input) => {
  if (input.method === 'download' && new Date(input.expiresAt) <= ctx.now()) throw new AppError('downloadExpired');
  const shipping = shippingOf(input);
  const waits = takesTwoPeople(await getSecondPersonLimits(ctx), deal.order);
  const asked = { shipAskedBy: ctx.staff.id, shipAskedAt: ctx.now(), shipAsked: { ...shipping } };
  if (waits) await noteOnOrder(ctx, deal, 'askShipment', { set: asked });
  else await carryOut(ctx, deal, shipping);
  await done(ctx, waits ? 'askShipment' : 'ship', deal, { method: input.method });
  return { waits };
});

export const confirmShipment = staffMove('confirmShipment', async (ctx, deal) => {
  const shipping = deal.order.shipAsked;
  if (!shipping) throw new AppError('conflict');
  if (shipping.expiresAt && new Date(shipping.expiresAt) <= ctx.now()) throw new AppError('downloadExpired');
  await carryOut(ctx, deal, shipping);
  return done(ctx, 'confirmShipment', deal, { method: shipping.method });
});

export const withdrawShipment = staffMove('withdrawShipment', async (ctx, deal) => {
  const set = { shipAskedBy: null, shipAskedAt: null, shipAsked: null };
  await noteOnOrder(ctx, deal, 'withdrawShipment', { set });
  return done(ctx, 'withdrawShipment', deal);
});

export const cancel = staffMove('cancel', async (ctx, deal, { reason }) => {
  await cancelDeal(ctx, deal, reason);
  await notifyBuyer(ctx, deal, 'cancelled', { reason });
  return done(ctx, 'cancel', deal);
});

/** Ends the hold earlier than it would by itself, for instance because another buyer waits or the buyer cannot be reached. */
export const shortenHold = staffMove('shortenHold', async (ctx, deal, { until, reason }) => {
  const timeZone = await getTimeZone(ctx);
  const heldUntil = endOfBusinessDay(until, timeZone);
  if (heldUntil <= ctx.now() || heldUntil >= deal.order.heldUntil) throw new AppError('holdNotShorter');
  await noteOnOrder(ctx, deal, 'shortenHold', { reason, set: { heldUntil } });
  await notifyBuyer(ctx, deal, 'holdShortened', { until: heldUntil, timeZone, reason });
  return done(ctx, 'shortenHold', deal);
});

/** One person requests the termination; the state stays until a second one confirms. */
export const askTermination = staffMove('askTermination', async (ctx, deal, { reason }) => {
  const set = { terminationAskedBy: ctx.staff.id, terminationAskedAt: ctx.now(), terminationReason: reason };
  await noteOnContract(ctx, deal, 'askTermination', { reason, set });
  return done(ctx, 'askTermination', deal);
});

export const confirmTermination = staffMove('confirmTermination', async (ctx, deal) => {
  await terminateContract(ctx, deal, deal.contract.terminationReason ?? '');
  return done(ctx, 'confirmTermination', deal);
});

export const withdrawTermination = staffMove('withdrawTermination', async (ctx, deal) => {
  const set = { terminationAskedBy: null, terminationAskedAt: null, terminationReason: null };
  await noteOnContract(ctx, deal, 'withdrawTermination', { set });
  return done(ctx, 'withdrawTermination', deal);
});

export const sendLicensorLink = staffMove('sendLicensorLink', async (ctx, deal) => {
  await mailLicensorLink(ctx, deal, deal.contract.signBy ?? ctx.now());
  return done(ctx, 'sendLicensorLink', deal);
});

export const uploadInvoice = staffMove('uploadInvoice', async (ctx, deal, { file }) => {
  const owner = { staffId: ctx.staff.id };
  const { id, name } = await takeDocument(ctx, file, { purpose: 'invoice', pdf: true }, owner);
  await ctx.db.updateTable('orders').set({ invoiceFileId: id }).where('id', '=', deal.order.id).execute();
  await notifyBuyer(ctx, deal, 'invoiced');
  await done(ctx, 'uploadInvoice', deal);
  const url = signedUrl(ctx, id, owner);
  return { url, data: { id, name, url } };
});
