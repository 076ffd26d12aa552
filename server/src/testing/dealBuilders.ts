// Orders at every stage, each reached over HTTP like buyer and staff reach it.
import { businessDayOf, defaultTimeZone } from '@pavilion/protocol/kit/businessDay.ts';
import { addDays, daysAfter } from '@pavilion/protocol/kit/days.ts';
import { expandTerritories } from '@pavilion/protocol/territories.ts';
import type { Insertable } from 'kysely';
import type { LicenceOffers } from '../kit/tables.ts';
import { attachWork, setWorkLevel } from '../modules/rights/rights.service.ts';
import { anOffer, aPictureFile, aProgramme, aStaff, aUser, nextNumber } from './builders.ts';
import { aLicensorFile, type LicensorFile } from './licensorBuilders.ts';
import type { TestApp } from './testApp.ts';

/** Makes the company that sells; a contract needs one. */
export async function aSeller(t: TestApp, file: LicensorFile | 'none' = {}) {
  const seller = await t.db
    .insertInto('companies')
    .values({
      zhName: `云栈里影业 ${nextNumber()}`,
      enName: 'Yunzhanli Pictures',
      zhCity: '北京',
      enCity: 'Beijing',
      country: 'CN',
      registrationNo: '91110108MA01ABCD1X',
      isSeller: true,
      zhPublishedAt: t.clock.now,
      enPublishedAt: t.clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (file !== 'none') await aLicensorFile(t, seller.id, file);
  return seller;
}
export async function anAddress(t: TestApp, userId: number, wanted: { isDefault?: boolean } = {}): Promise<number> {
  const { id } = await t.db
    .insertInto('addresses')
    .values({
      userId,
      recipient: '陈嘉怡',
      country: 'HK',
      address: '九龙弥敦道 100 号 18 楼',
      phone: '+852 2345 6789',
      isDefault: wanted.isDefault ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
/** Makes a programme with its seller and one offer. */
export async function aSale(t: TestApp, offer: Partial<Insertable<LicenceOffers>> = {}) {
  const { id: sellerId } = await aSeller(t);
  const programme = await aProgramme(t, { sellerId });
  return { programme, offer: await anOffer(t, programme.id, offer) };
}
/** Makes the programme of one sale a season of the other's. */
export async function aSeasonOf(t: TestApp, series: Sale, season: Sale, number: string): Promise<void> {
  await setWorkLevel({ db: t.db }, series.programme.id, 'series');
  await setWorkLevel({ db: t.db }, season.programme.id, 'season');
  await attachWork({ db: t.db }, { parentId: series.programme.id, childId: season.programme.id, number });
}
export const worldwide = () => expandTerritories({ include: ['worldwide'] });

type Buyer = Awaited<ReturnType<typeof aUser>> & { addressId: number };
type StaffSession = Awaited<ReturnType<typeof aStaff>>;
type Sale = Awaited<ReturnType<typeof aSale>>;

export async function aBuyer(t: TestApp, wanted: Parameters<typeof aUser>[1] = {}): Promise<Buyer> {
  const user = await aUser(t, { certified: true, ...wanted });
  return { ...user, addressId: await anAddress(t, user.id, { isDefault: true }) };
}
/** Returns the start of a licence, thirty days from now. */
const aStart = (t: TestApp) => addDays(businessDayOf(t.clock.now, defaultTimeZone), 30);
/** Returns the input of the order form for an offer’s first medium and country, for one year. */
export const anOrderForm = (t: TestApp, buyer: Buyer, { programme, offer }: Sale) => ({
  programmeId: programme.id,
  offerId: offer.id,
  media: [offer.media[0]!] as never,
  territories: [offer.countries[0]!],
  startDate: aStart(t),
  years: 1 as const,
  addressId: buyer.addressId,
  agreed: true as const,
});

export interface BuiltOrder {
  orderNo: string;
  orderContractId: number;
  contractNo: string;
  buyer: Buyer;
  staff: StaffSession;
  sale: Sale;
}
interface Wanted {
  buyer?: Buyer;
  staff?: StaffSession;
  sale?: Sale;
}
/** Makes an order that waits to be accepted. */
export async function anOrder(t: TestApp, wanted: Wanted = {}): Promise<BuiltOrder> {
  const buyer = wanted.buyer ?? (await aBuyer(t));
  const staff = wanted.staff ?? (await aStaff(t, 'trade'));
  const sale = wanted.sale ?? (await aSale(t));
  const placed = await buyer.client.programOrder.orderProgram(anOrderForm(t, buyer, sale));
  return { ...placed, buyer, staff, sale };
}
/** Makes an accepted order; the contract awaits signature and its document is made. */
export async function anAcceptedOrder(t: TestApp, wanted: Wanted = {}): Promise<BuiltOrder> {
  const order = await anOrder(t, wanted);
  await order.staff.client.consoleOrder.accept({ orderNo: order.orderNo });
  await t.jobs.drain();
  return order;
}
/** Returns the code that was mailed last to the buyer. */
export async function aSignCode(t: TestApp, { buyer, orderContractId }: BuiltOrder): Promise<string> {
  t.pass({ seconds: 61 });
  await buyer.client.programOrder.getSignCode({ orderContractId });
  await t.jobs.drain();
  const letter = t.delivered.findLast(({ to }) => to === buyer.email)!;
  return /[:：] ?(\d{6})\b/.exec(letter.text)![1]!;
}
export async function sign(t: TestApp, order: BuiltOrder): Promise<void> {
  const emailCode = await aSignCode(t, order);
  const { orderContractId } = order;
  await order.buyer.client.programOrder.signContract({ orderContractId, method: 'typed', name: '林晓雯', emailCode });
  await t.jobs.drain();
}
export async function aScan(order: Pick<BuiltOrder, 'buyer' | 'orderNo'>): Promise<{ id: number }> {
  const { data } = await order.buyer.client.programOrder.uploadVoucherFile({
    file: await aPictureFile('voucher.png'),
    orderNo: order.orderNo,
  });
  return { id: data.id };
}
export const aVoucher = (orderNo: string, files: { id: number }[], amountMinor = 1_000_000) => ({
  orderNo,
  fileInfoList: files,
  payer: '林晓雯',
  amountMinor,
  paidOn: '2026-06-02',
  payMethod: 2 as const,
});
/** Submits a voucher; returns the submission’s id. */
export async function submitVoucher(order: BuiltOrder, amountMinor?: number): Promise<number> {
  const { buyer, orderNo } = order;
  await buyer.client.programOrder.uploadPaymentVoucher(aVoucher(orderNo, [await aScan(order)], amountMinor));
  return newestSubmission(order);
}
/** Submits a stamped copy; returns the submission’s id. */
export async function submitStamped(order: BuiltOrder): Promise<number> {
  const { buyer, orderContractId } = order;
  await buyer.client.programOrder.uploadStampedContract({ orderContractId, fileInfoList: [await aScan(order)] });
  return newestSubmission(order);
}
export async function newestSubmission({ buyer, orderNo }: BuiltOrder): Promise<number> {
  const { submissions } = await buyer.client.programOrder.myOrderDetail({ orderNo });
  return submissions[0]!.id;
}
export async function pay(order: BuiltOrder): Promise<void> {
  await order.staff.client.consoleSubmission.approve({ id: await submitVoucher(order) });
}
export const aShipment = (orderNo: string) =>
  ({ orderNo, method: 'courier', courier: 'SF Express', trackingNo: 'SF1234567890' }) as const;

export async function aSignedOrder(t: TestApp, wanted: Wanted = {}): Promise<BuiltOrder> {
  const order = await anAcceptedOrder(t, wanted);
  await sign(t, order);
  return order;
}
export async function aPaidOrder(t: TestApp, wanted: Wanted = {}): Promise<BuiltOrder> {
  const order = await aSignedOrder(t, wanted);
  await pay(order);
  return order;
}
export async function aShippedOrder(t: TestApp, wanted: Wanted = {}): Promise<BuiltOrder> {
  const order = await aPaidOrder(t, wanted);
  await order.staff.client.consoleOrder.ship(aShipment(order.orderNo));
  return order;
}
/** Moves the clock by days and signs everybody in again. */
export async function passDays(t: TestApp, days: number): Promise<void> {
  t.pass({ days });
  const expiresAt = daysAfter(t.clock.now, 1);
  await t.db.updateTable('sessions').set({ expiresAt, lastUsedAt: t.clock.now }).execute();
}
/** Makes empty documents, for tests that are not about documents. */
export const stubPdf = (t: TestApp) => {
  t.deps.adapters.pdf = {
    check: async () => undefined,
    async contract(terms, edition) {
      const bytes = Buffer.from(`%PDF-1.7\n${terms.contractNo} v${edition.version} ${edition.signature?.name ?? ''}`);
      const { createHash } = await import('node:crypto');
      return { bytes, sha256: createHash('sha256').update(bytes).digest() };
    },
  };
};
