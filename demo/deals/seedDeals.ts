// Runs the planned deals through the use-cases themselves, each step with the clock of its own day.

import { PayMethod } from '@pavilion/protocol/enumerations.ts';
import { businessDayOf, defaultTimeZone } from '@pavilion/protocol/kit/businessDay.ts';
import { addDays, daysAfter, daysBefore } from '@pavilion/protocol/kit/days.ts';
import type { Medium } from '@pavilion/protocol/media.ts';
import { licenceTotal, type PricedOffer } from '@pavilion/protocol/pricing.ts';
import type { JobCtx } from '@pavilion/server/kit/ctx.ts';
import { maskedEmail } from '@pavilion/server/kit/masks.ts';
import type { DB } from '@pavilion/server/kit/tables.ts';
import { signForLicensor } from '@pavilion/server/modules/deals/contracts/licensorSigning.service.ts';
import { signDeal, signerOf, uploadStampedContract } from '@pavilion/server/modules/deals/contracts/signing.service.ts';
import { withLockedDeal } from '@pavilion/server/modules/deals/deals.service.ts';
import { moveByClock } from '@pavilion/server/modules/deals/orders/clock.ts';
import * as consoleOrders from '@pavilion/server/modules/deals/orders/orders.console.service.ts';
import { cancelProgram, confirmReceipt, orderProgram } from '@pavilion/server/modules/deals/orders/orders.service.ts';
import { uploadPaymentVoucher, uploadVoucherFile } from '@pavilion/server/modules/deals/payments.service.ts';
import { approveSubmission, rejectSubmission } from '@pavilion/server/modules/deals/submissions/review.service.ts';
import { type Kysely, sql } from 'kysely';
import sharp from 'sharp';
import { asStaff, asUser, quiet, type StaffCtx, type UserCtx } from '../people/actingAs.ts';
import { dealPlan, type PlannedDeal, type Step } from './dealPlan.ts';

/** What the deals of the demo fair are made from: ids by the keys and names of the catalogue. */
export interface SeededFair {
  programmes: ReadonlyMap<string, number>;
  users: ReadonlyMap<string, number>;
  staff: ReadonlyMap<string, number>;
}

/** A scan as a phone takes it: a sheet with lines and a red stamp. */
const scan = async (name: string) => ({
  name,
  type: 'image/jpeg',
  bytes: new Uint8Array(
    await sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="#f7f5f0"/>
        <rect x="250" y="90" width="400" height="40" rx="8" fill="#5d5a55"/>
        ${Array.from({ length: 14 }, (_, i) => `<rect x="110" y="${210 + i * 56}" width="${640 - ((i * 97) % 260)}" height="18" rx="9" fill="#b9b4aa"/>`).join('')}
        <g transform="rotate(-9 660 960)" fill="none" stroke="#c8322b"><circle cx="660" cy="960" r="120" stroke-width="11"/><circle cx="660" cy="960" r="44" stroke-width="7"/></g></svg>`),
    )
      .jpeg({ quality: 78 })
      .toBuffer(),
  ),
});

interface StepContext {
  plan: PlannedDeal;
  orderNo: string;
  orderContractId: number;
  totalMinor: number;
  buyer: UserCtx;
  trade: StaffCtx;
  second: StaffCtx;
  /** The day that it happens, for what nobody does. */
  day: JobCtx;
  on: string;
}
const scanned = async ({ buyer, orderNo }: StepContext, name: string) => [
  { id: (await uploadVoucherFile(buyer, { file: await scan(name), orderNo })).data.id },
];
const openSubmission = async (db: Kysely<DB>, orderNo: string) =>
  (
    await db
      .selectFrom('submissions')
      .innerJoin('orders', 'orders.id', 'submissions.orderId')
      .select('submissions.id')
      .where('orders.orderNo', '=', orderNo)
      .where('submissions.auditStatus', '=', 0)
      .executeTakeFirstOrThrow()
  ).id;
/** Above the limit a second person confirms what the first approved. */
async function approve({ trade, second, orderNo }: StepContext, note: string) {
  const id = await openSubmission(trade.db, orderNo);
  const { waits } = await approveSubmission(trade, { id, note });
  if (waits) await approveSubmission(second, { id, note });
}
async function ship({ trade, second, orderNo }: StepContext, shipment: Parameters<typeof consoleOrders.ship>[1]) {
  const { waits } = await consoleOrders.ship(trade, shipment);
  if (waits) await consoleOrders.confirmShipment(second, { orderNo });
}
const reject = async ({ trade, orderNo }: StepContext, reason: string) =>
  rejectSubmission(trade, { id: await openSubmission(trade.db, orderNo), reason });

const steps: Record<Step, (deal: StepContext) => Promise<unknown>> = {
  accept: ({ trade, orderNo }) => consoleOrders.accept(trade, { orderNo }),
  // The mailed code is nobody’s to read here, so the signature is set where the code would have led.
  sign: ({ buyer, orderNo }) =>
    withLockedDeal(buyer, { orderNo }, async (ctx, deal) => {
      const at = ctx.now().toISOString();
      const typed = { method: 'typed', at, emailCodeAt: at, drawingFileId: null } as const;
      const { signatory, email: licensorEmail } = deal.contract.terms.seller;
      if (!deal.contract.licensorBound && signatory)
        await signForLicensor({ ...ctx, user: null }, deal, {
          ...typed,
          name: signatory.name.en,
          email: maskedEmail(licensorEmail),
        });
      await signDeal(ctx, deal, { ...typed, name: signerOf(deal, 'zh-CN'), email: maskedEmail(ctx.user.email) });
    }),
  uploadStampedContract: async (deal) =>
    uploadStampedContract(deal.buyer, {
      signatureType: 1,
      orderContractId: deal.orderContractId,
      fileInfoList: await scanned(deal, '盖章合同.jpg'),
    }),
  rejectStampedContract: (deal) => reject(deal, '缺少骑缝章，请补盖后重新上传。'),
  approveStampedContract: (deal) => approve(deal, ''),
  uploadVoucher: async (deal) =>
    uploadPaymentVoucher(deal.buyer, {
      orderNo: deal.orderNo,
      fileInfoList: await scanned(deal, '付款凭证.jpg'),
      amountMinor: deal.totalMinor,
      withheldMinor: 0,
      chargesMinor: 0,
      paidOn: deal.on,
      payMethod: PayMethod.bankTransfer,
      ...(await payerOf(deal)),
    }),
  rejectVoucher: (deal) => reject(deal, '凭证上的流水号无法辨认，请上传银行回单原件。'),
  confirmPayment: (deal) => approve(deal, ''),
  shipByCourier: (deal) =>
    ship(deal, {
      orderNo: deal.orderNo,
      method: 'courier',
      courier: '顺丰速运',
      trackingNo: `SF${deal.orderNo.slice(-12)}`,
    }),
  shipByDownload: (deal) =>
    ship(deal, {
      orderNo: deal.orderNo,
      method: 'download',
      url: `https://delivery.example.com/${deal.orderNo.toLowerCase()}`,
      expiresAt: daysAfter(deal.trade.now(), 30).toISOString(),
    }),
  receive: ({ buyer, orderNo }) => confirmReceipt(buyer, { orderNo }),
  uploadInvoice: async ({ trade, orderNo }) =>
    consoleOrders.uploadInvoice(trade, { orderNo, file: await scan('发票.jpg') }),
  cancel: ({ buyer, orderNo }) => cancelProgram(buyer, { orderNo, reason: '档期调整，暂不引进' }),
  cancelByStaff: ({ trade, orderNo }) =>
    consoleOrders.cancel(trade, { orderNo, reason: '卖方更新了物料交付时间，经与买方商议取消本订单。' }),
  askTermination: ({ trade, orderNo }) =>
    consoleOrders.askTermination(trade, { orderNo, reason: '买方平台业务调整，双方书面同意提前解约。' }),
  confirmTermination: ({ second, orderNo }) => consoleOrders.confirmTermination(second, { orderNo }),
  wait: ({ day }) => moveByClock(day),
};
async function payerOf({ buyer, orderNo }: StepContext): Promise<{ payer: string }> {
  return withLockedDeal(buyer, { orderNo }, async (_ctx, { contract }) => {
    const { zh, en } = contract.terms.buyer.name;
    return { payer: zh || en };
  });
}

/** Rows that take the database’s own clock get that of the day; all others have it already. */
async function backdate({ db, now }: JobCtx): Promise<void> {
  for (const table of ['notifications', 'mails', 'grants'] as const)
    await sql`update ${sql.table(table)} set created_at = ${now()} where created_at = now()
      ${table === 'grants' ? sql`and source = 'order'` : sql``}`.execute(db);
}

async function placeOrder(
  ctx: JobCtx,
  plan: PlannedDeal,
  fair: SeededFair,
): Promise<Pick<StepContext, 'orderNo' | 'orderContractId' | 'totalMinor'>> {
  const buyer = await asUser(ctx, fair.users.get(plan.buyer)!);
  const programmeId = fair.programmes.get(plan.programme)!;
  const offers = await ctx.db
    .selectFrom('licenceOffers')
    .selectAll()
    .where('programmeId', '=', programmeId)
    .orderBy('id')
    .execute();
  const offer = offers[plan.offer]!;
  const address = await ctx.db
    .selectFrom('addresses')
    .select('id')
    .where('userId', '=', buyer.user.id)
    .executeTakeFirstOrThrow();
  const inAMonth = addDays(businessDayOf(ctx.now(), defaultTimeZone), 30);
  const startDate = offer.windowStart && offer.windowStart > inAMonth ? offer.windowStart : inAMonth;
  const written = (offer.territories as { include: string[]; exclude: string[] }).include;
  const whole = plan.territories === undefined && offer.countries.length > written.length ? written : offer.countries;
  const territories = plan.territories === undefined ? whole : offer.countries.slice(0, plan.territories);
  const priced = offer as unknown as PricedOffer;
  const countries = plan.territories === undefined ? offer.countries : territories;
  const totalMinor = licenceTotal(priced, plan.years, { media: priced.media, countries })!;
  const placed = await orderProgram(buyer, {
    programmeId,
    offerId: offer.id,
    startDate,
    years: plan.years,
    totalMinor,
    media: offer.media as Medium[],
    territories,
    addressId: address.id,
    invoice: null,
    agreed: true,
  });
  return { ...placed, totalMinor };
}

type Action = { day: JobCtx; run: () => Promise<unknown> };
function actionsOf(ctx: JobCtx, plan: PlannedDeal, index: number, fair: SeededFair): Action[] {
  // Each at an hour of its own, as people work.
  const start = new Date(daysBefore(ctx.now(), plan.placedDaysAgo).getTime() - ((index * 47) % 300) * 60_000);
  const onDay = (days: number): JobCtx => ({ ...ctx, now: () => daysAfter(start, days) });
  const placing = onDay(0);
  let order: Awaited<ReturnType<typeof placeOrder>>;
  return [
    {
      day: placing,
      run: async () => {
        order = await placeOrder(placing, plan, fair);
      },
    },
    ...plan.steps.map((step, i) => {
      const last = i === plan.steps.length - 1;
      const day = onDay(last && plan.lastAfterDays !== undefined ? i + plan.lastAfterDays : (i + 1) * 0.9);
      const run = async () =>
        steps[step]({
          ...order,
          plan,
          day,
          buyer: await asUser(day, fair.users.get(plan.buyer)!),
          trade: await asStaff(day, fair.staff.get('trade')!),
          second: await asStaff(day, fair.staff.get('trade2')!),
          on: businessDayOf(day.now(), defaultTimeZone),
        });
      return { day, run };
    }),
  ];
}

/** Orders, contracts and payments of the demo fair, in every state, told in the order of their days. */
export async function seedDeals(ctx: JobCtx, fair: SeededFair): Promise<void> {
  const actions = dealPlan.flatMap((plan, index) => actionsOf(quiet(ctx), plan, index, fair));
  for (const { day, run } of actions.sort((a, b) => a.day.now().getTime() - b.day.now().getTime())) {
    await run();
    await backdate(day);
  }
}
