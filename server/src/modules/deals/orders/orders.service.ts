import type { Address } from '@pavilion/protocol/addresses.ts';
import { AppError, sayError } from '@pavilion/protocol/errors.ts';
import { businessDayOf } from '@pavilion/protocol/kit/businessDay.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { contractNoOf, makeOrderNo } from '@pavilion/protocol/orderNo.ts';
import type { orders, Preorder } from '@pavilion/protocol/orders.ts';
import type { Availability } from '@pavilion/protocol/rights.ts';
import { partLabel } from '@pavilion/protocol/works.ts';
import { type Ctx, inTransaction, type User } from '../../../kit/ctx.ts';
import { lockUser } from '../../accounts/accounts.service.ts';
import { getMyAddress, myAddress } from '../../addresses/addresses.service.ts';
import { certifiedAnswers } from '../../certification/certification.service.ts';
import { getAvailability, holdCells, takenCell } from '../../rights/rights.service.ts';
import { getTimeZone } from '../../settings/settings.service.ts';
import { draftContract } from '../contracts/contracts.service.ts';
import { buyerCannot, moveOrder, notifyBuyer, throwIfBlocked, withLockedDeal, writeEvent } from '../deals.service.ts';
import { cancelDeal } from './cancel.ts';
import { buyerProblems, heldUntil } from './holds.ts';
import { insertOrder, nextSerial } from './orders.queries.ts';
import { type Chosen, type Quote, quote } from './quote.ts';
import { buyerNameOf, draftTerms } from './terms.ts';

type Buyer = Ctx<User, null>;

const told = (problem: AppError) => ({
  code: problem.code,
  zh: sayError(problem.name, problem.details, 'zh-CN'),
  en: sayError(problem.name, problem.details, 'en-US'),
});

function availabilityOf(ctx: Buyer, chosen: Chosen, { sale }: Quote): Promise<Availability> {
  const { programmeId, offerId, media, territories, startDate, years } = chosen;
  return getAvailability(ctx, {
    programmeId,
    offerId,
    media,
    territories,
    startDate,
    years,
    exclusive: sale.offer.exclusive,
  });
}

export async function preorderProgram(ctx: Buyer, chosen: Chosen): Promise<Preorder> {
  const quoted = await quote(ctx, chosen);
  const availability = await availabilityOf(ctx, chosen, quoted);
  const { rows: addresses } = await myAddress(ctx);
  const { card, offer, seller } = quoted.sale;
  const certified = await certifiedAnswers(ctx, ctx.user.id);
  const problems = [...quoted.problems, ...(await buyerProblems(ctx, chosen, quoted)), takenCell(availability)].filter(
    (problem) => problem !== undefined,
  );
  return {
    programme: card,
    offer,
    media: quoted.media,
    countries: quoted.countries,
    startDate: chosen.startDate,
    endDate: quoted.endDate,
    years: chosen.years,
    currency: offer.currency,
    totalMinor: quoted.totalMinor,
    cells: availability.cells,
    part: partLabel(quoted.sale.work, quoted.sale.within),
    seller: seller ? { zh: seller.zhName || seller.enName || '', en: seller.enName || seller.zhName || '' } : null,
    buyer: certified ? buyerNameOf(certified) : null,
    works: availability.works,
    address: addresses.find((address) => address.isDefault === 1) ?? addresses[0] ?? null,
    heldUntil: heldUntil(ctx.now(), await getTimeZone(ctx)).toISOString(),
    problems: problems.map(told),
  };
}

type Placing = ParsedOf<typeof orders.orderProgram>;

async function termsOf(
  ctx: Buyer,
  input: Placing,
  quoted: Quote,
  address: Address,
  { orderNo, timeZone }: { orderNo: string; timeZone: string },
) {
  const certified = await certifiedAnswers(ctx, ctx.user.id);
  const { seller } = quoted.sale;
  if (!certified) throw new AppError('notCertified');
  if (!seller) throw new AppError('offerUnavailable');
  const { territories, startDate, years } = input;
  const { media, countries, groupNames, endDate, totalMinor } = quoted;
  return draftTerms(
    {
      orderNo,
      media,
      territories,
      countries,
      groupNames,
      startDate,
      endDate,
      years,
      contractNo: contractNoOf(orderNo),
      timeZone,
      totalMinor: totalMinor!,
    },
    { ...quoted.sale, seller },
    certified,
    address,
  );
}

const rowOf = (ctx: Buyer, input: Placing, quoted: Quote, address: Address, orderNo: string) => {
  const { id: _, isDefault: __, ...frozenAddress } = address;
  const { offer } = quoted.sale;
  return {
    orderNo,
    userId: ctx.user.id,
    programmeId: input.programmeId,
    offerId: offer.id,
    exclusive: offer.exclusive,
    media: quoted.media,
    countries: quoted.countries,
    years: input.years,
    startDate: input.startDate,
    endDate: quoted.endDate,
    currency: offer.currency,
    totalMinor: quoted.totalMinor!,
    address: frozenAddress,
    invoice: input.invoice,
    createdAt: ctx.now(),
  };
};

/** Writes order, held cells and contract draft in one transaction (product §5). */
export const orderProgram = (ctx: Buyer, input: Placing) =>
  inTransaction(ctx, async (ctx) => {
    await lockUser(ctx, { certified: true });
    const quoted = await quote(ctx, input);
    throwIfBlocked(quoted.problems[0]);
    throwIfBlocked((await buyerProblems(ctx, input, quoted))[0]);
    if (input.totalMinor !== undefined && input.totalMinor !== quoted.totalMinor) throw new AppError('totalChanged');
    const address = await getMyAddress(ctx, input.addressId);
    const timeZone = await getTimeZone(ctx);
    const orderNo = makeOrderNo(businessDayOf(ctx.now(), timeZone), await nextSerial(ctx.db));
    const terms = await termsOf(ctx, input, quoted, address, { orderNo, timeZone });
    // Reports every character that the document could not be printed with before anything is held.
    await ctx.pdf.check(terms);
    const order = await insertOrder(ctx.db, {
      ...rowOf(ctx, input, quoted, address, orderNo),
      heldUntil: heldUntil(ctx.now(), timeZone),
    });
    const { programmeId, exclusive, media, countries, startDate, endDate } = order;
    await holdCells(ctx.db, { programmeId, exclusive, media, countries, startDate, endDate }, order.id);
    await writeEvent(ctx, order.id, { subject: 'order', action: 'place', from: null, to: order.status });
    const orderContractId = await draftContract(ctx, { id: order.id, userId: ctx.user.id }, terms);
    const { contractNo } = terms;
    await notifyBuyer(ctx, { order, contract: { contractNo, terms } }, 'placed', { until: order.heldUntil, timeZone });
    return { orderNo, orderContractId, contractNo };
  });

export const cancelProgram = (ctx: Buyer, { orderNo, reason }: ParsedOf<typeof orders.cancelProgram>) =>
  withLockedDeal(ctx, { orderNo, userId: ctx.user.id }, async (ctx, deal) => {
    throwIfBlocked(buyerCannot.cancel(deal, ctx.now()));
    await cancelDeal(ctx, deal, reason);
    await notifyBuyer(ctx, deal, 'cancelled', { reason });
    return {};
  });

export const confirmReceipt = (ctx: Buyer, { orderNo }: ParsedOf<typeof orders.confirmReceipt>) =>
  withLockedDeal(ctx, { orderNo, userId: ctx.user.id }, async (ctx, deal) => {
    await moveOrder(ctx, deal, 'complete', { set: { completedAt: ctx.now() } });
    return {};
  });
