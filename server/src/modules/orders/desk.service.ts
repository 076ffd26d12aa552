// What trade staff do with orders; every deed is in the audit log (product §1, §5).

import { AppError } from '@pavilion/protocol/errors.ts';
import { endOfBusinessDay } from '@pavilion/protocol/kit/businessDay.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { Shipping } from '@pavilion/protocol/orders.ts';
import type { consoleOrder } from '@pavilion/protocol/ordersDesk.ts';
import type { Ctx, Staff } from '../../kit/ctx.ts';
import { record } from '../audit/audit.service.ts';
import { issueContract, terminateContract } from '../contracts/contracts.service.ts';
import { sendLicensorLink } from '../contracts/licensorLinks.service.ts';
import {
  type Deal,
  inDeal,
  insist,
  moveOrder,
  noteShipment,
  noteTermination,
  staffCannot,
  tellBuyer,
  writeEvent,
} from '../deals/deals.service.ts';
import { signedAddress, takeDocument } from '../files/documents.service.ts';
import { getTimeZone } from '../settings/businessDay.service.ts';
import { getSecondPersonLimits, takesTwoPeople } from '../settings/secondPerson.service.ts';
import { cancelDeal } from './cancel.ts';

type Desk = Ctx<null, Staff>;
type Sent<K extends keyof typeof consoleOrder> = ParsedOf<(typeof consoleOrder)[K]>;

// The reason stands in the deal’s own history; the log holds no free words.
const done = async (ctx: Desk, action: string, deal: Deal, details: Record<string, string> = {}) => {
  await record(ctx, `order.${action}`, 'order', deal.order.orderNo, details);
  return {};
};

export const acceptOrder = (ctx: Desk, { orderNo }: Sent<'accept'>) =>
  inDeal(ctx, { orderNo }, async (ctx, deal) => {
    await moveOrder(ctx, deal, 'accept', { set: { acceptedAt: ctx.now() } });
    const until = await issueContract(ctx, deal);
    await tellBuyer(ctx, deal, 'accepted', { until, timeZone: await getTimeZone(ctx) });
    return done(ctx, 'accept', deal);
  });

const shippingOf = (input: Sent<'ship'>): Shipping =>
  input.method === 'courier'
    ? { method: 'courier', courier: input.courier, trackingNo: input.trackingNo, url: '', expiresAt: null }
    : { method: 'download', courier: '', trackingNo: '', url: input.url, expiresAt: input.expiresAt };

export const shipOrder = (ctx: Desk, input: Sent<'ship'>) =>
  inDeal(ctx, { orderNo: input.orderNo }, async (ctx, deal) => {
    insist(staffCannot.ship(deal, ctx.staff.id));
    if (input.method === 'download' && new Date(input.expiresAt) <= ctx.now()) throw new AppError('downloadExpired');
    const shipping = shippingOf(input);
    const waits = takesTwoPeople(await getSecondPersonLimits(ctx), deal.order);
    if (waits) await noteShipment(ctx, deal, { by: ctx.staff.id, shipping });
    else await carryOut(ctx, deal, shipping);
    await done(ctx, waits ? 'askShipment' : 'ship', deal, { method: input.method });
    return { waits };
  });

async function carryOut(ctx: Desk, deal: Deal, shipping: Shipping) {
  await moveOrder(ctx, deal, 'ship', { set: { shippedAt: ctx.now(), shipping: { ...shipping } } });
  await tellBuyer(ctx, deal, 'shipped');
}

export const confirmShipment = (ctx: Desk, { orderNo }: Sent<'confirmShipment'>) =>
  inDeal(ctx, { orderNo }, async (ctx, deal) => {
    insist(staffCannot.confirmShipment(deal, ctx.staff.id));
    const shipping = deal.order.shipAsked as unknown as Shipping;
    if (shipping.expiresAt && new Date(shipping.expiresAt) <= ctx.now()) throw new AppError('downloadExpired');
    await carryOut(ctx, deal, shipping);
    return done(ctx, 'confirmShipment', deal, { method: shipping.method });
  });

export const withdrawShipment = (ctx: Desk, { orderNo }: Sent<'withdrawShipment'>) =>
  inDeal(ctx, { orderNo }, async (ctx, deal) => {
    insist(staffCannot.withdrawShipment(deal, ctx.staff.id));
    await noteShipment(ctx, deal, null);
    return done(ctx, 'withdrawShipment', deal);
  });

export const cancelOrder = (ctx: Desk, { orderNo, reason }: Sent<'cancel'>) =>
  inDeal(ctx, { orderNo }, async (ctx, deal) => {
    insist(staffCannot.cancel(deal, ctx.staff.id));
    await cancelDeal(ctx, deal, reason);
    await tellBuyer(ctx, deal, 'cancelled', { reason });
    return done(ctx, 'cancel', deal);
  });

/** Another buyer waits, or the buyer cannot be reached: the hold ends earlier than it would by itself. */
export const shortenHold = (ctx: Desk, { orderNo, until, reason }: Sent<'shortenHold'>) =>
  inDeal(ctx, { orderNo }, async (ctx, deal) => {
    insist(staffCannot.shortenHold(deal, ctx.staff.id));
    const timeZone = await getTimeZone(ctx);
    const heldUntil = endOfBusinessDay(until, timeZone);
    if (heldUntil <= ctx.now() || heldUntil >= deal.order.heldUntil) throw new AppError('holdNotShorter');
    await ctx.db.updateTable('orders').set({ heldUntil }).where('id', '=', deal.order.id).execute();
    const { status } = deal.order;
    await writeEvent(ctx, deal.order.id, { subject: 'order', action: 'shortenHold', from: status, to: status, reason });
    await tellBuyer(ctx, deal, 'holdShortened', { until: heldUntil, timeZone, reason });
    return done(ctx, 'shortenHold', deal);
  });

export const askTermination = (ctx: Desk, { orderNo, reason }: Sent<'askTermination'>) =>
  inDeal(ctx, { orderNo }, async (ctx, deal) => {
    insist(staffCannot.askTermination(deal, ctx.staff.id));
    await noteTermination(ctx, deal, { by: ctx.staff.id, reason });
    return done(ctx, 'askTermination', deal);
  });

export const confirmTermination = (ctx: Desk, { orderNo }: Sent<'confirmTermination'>) =>
  inDeal(ctx, { orderNo }, async (ctx, deal) => {
    insist(staffCannot.confirmTermination(deal, ctx.staff.id));
    await terminateContract(ctx, deal, deal.contract.terminationReason ?? '');
    return done(ctx, 'confirmTermination', deal);
  });

export const withdrawTermination = (ctx: Desk, { orderNo }: Sent<'withdrawTermination'>) =>
  inDeal(ctx, { orderNo }, async (ctx, deal) => {
    insist(staffCannot.withdrawTermination(deal, ctx.staff.id));
    await noteTermination(ctx, deal, null);
    return done(ctx, 'withdrawTermination', deal);
  });

export const sendLicensorLinkAgain = (ctx: Desk, { orderNo }: Sent<'sendLicensorLink'>) =>
  inDeal(ctx, { orderNo }, async (ctx, deal) => {
    insist(staffCannot.sendLicensorLink(deal, ctx.staff.id));
    await sendLicensorLink(ctx, deal, deal.contract.signBy ?? ctx.now());
    return done(ctx, 'sendLicensorLink', deal);
  });

export async function uploadInvoice(ctx: Desk, { orderNo, file }: Sent<'uploadInvoice'>) {
  return inDeal(ctx, { orderNo }, async (ctx, deal) => {
    insist(staffCannot.uploadInvoice(deal, ctx.staff.id));
    const owner = { staffId: ctx.staff.id };
    const { id, name } = await takeDocument(ctx, file, { purpose: 'invoice', pdf: true }, owner);
    await ctx.db.updateTable('orders').set({ invoiceFileId: id }).where('id', '=', deal.order.id).execute();
    await tellBuyer(ctx, deal, 'invoiced');
    await done(ctx, 'uploadInvoice', deal);
    const url = signedAddress(ctx, id, owner);
    return { url, data: { id, name, url } };
  });
}
