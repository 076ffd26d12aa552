// What staff do at their desks in the console.
import { CertStatus } from '@pavilion/protocol/certification.ts';
import { AuditStatus } from '@pavilion/protocol/contractStates.ts';
import { Shipment } from '@pavilion/protocol/ordersDesk.ts';
import { consoleSession } from '@pavilion/protocol/staff.ts';
import { expect, type Locator } from 'playwright/test';
import { demoPassword } from '../server/seed/accounts.ts';
import { text as certText } from '../web/src/console/features/certification/certification.text.ts';
import { text as signInText } from '../web/src/console/features/session/session.text.ts';
import { text as tradeText } from '../web/src/console/features/trade/trade.text.ts';
import { text as libText } from '../web/src/lib/lib.text.ts';
import { text as listText } from '../web/src/parts/deskList.text.ts';
import { text as reasonText } from '../web/src/parts/reason.text.ts';
import { type States, stateWords } from './buyer.ts';
import { beginning, button, dialog, expectPath, expectTold, fieldOf, goTo, labelIn, type Seat } from './stage.ts';

export async function signInAtDesk(seat: Seat, username: string): Promise<void> {
  const { page } = seat;
  await page.goto('/console/');
  await expectPath(page, '/sign-in');
  await fieldOf(seat, page, labelIn(consoleSession.login.input.shape.username)).fill(username);
  await fieldOf(seat, page, labelIn(consoleSession.login.input.shape.password)).fill(demoPassword);
  await button(seat, page, signInText.signIn).click();
  await expectPath(page, '/board');
}
/** A row of the list, also while a sheet lies over it. */
const rowOf = ({ page }: Seat, words: string): Locator => page.getByRole('row', { name: words, includeHidden: true });
/** Searches a list and opens the one row that is found. */
export async function openRow(seat: Seat, path: string, words: string): Promise<Locator> {
  const { page } = seat;
  await goTo(seat, path, '/console/');
  await fieldOf(seat, page, listText.search).fill(words);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toContain(`keyword=${encodeURIComponent(words)}`);
  const row = rowOf(seat, words);
  await expect(row).toHaveCount(1);
  await row.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  return sheet;
}
/** Gives the reason that a refusal asks for. */
export async function giveReason(seat: Seat, title: Parameters<typeof dialog>[1], reason: string): Promise<void> {
  const popup = dialog(seat, title);
  await fieldOf(seat, popup, reasonText.reason).fill(reason);
  await button(seat, popup, title).click();
}

export async function approveApplication(seat: Seat, username: string): Promise<void> {
  const sheet = await openRow(seat, '/certifications', username);
  await expect(sheet.getByRole('img')).toHaveCount(2);
  await button(seat, sheet, certText.approve).click();
  await button(seat, dialog(seat, certText.approve), libText.confirm).click();
  await expectTold(seat, certText.approved);
  // The list behind the sheet tells the new state.
  await expect(rowOf(seat, username)).toContainText(seat.say(CertStatus.label(CertStatus.certified)));
}
export async function refuseApplication(seat: Seat, username: string, reason: string): Promise<void> {
  const sheet = await openRow(seat, '/certifications', username);
  await button(seat, sheet, certText.reject).click();
  await giveReason(seat, certText.reject, reason);
  await expectTold(seat, certText.rejected);
}

/** The list tells the three states of an order. */
export async function expectDeskOrder(seat: Seat, orderNo: string, states: States): Promise<void> {
  const row = rowOf(seat, orderNo);
  for (const words of stateWords(seat, states)) await expect(row.getByText(words, { exact: true })).toBeAttached();
}
export async function acceptOrder(seat: Seat, orderNo: string): Promise<void> {
  const sheet = await openRow(seat, '/orders', orderNo);
  await button(seat, sheet, tradeText.accept).click();
  await button(seat, dialog(seat, tradeText.accept), libText.confirm).click();
  await expectTold(seat, tradeText.accepted);
}
/** Decides about the voucher in review, from the desk of payments. */
export async function approveVoucher(seat: Seat, orderNo: string): Promise<void> {
  const sheet = await openVoucher(seat, orderNo);
  await expect(sheet).toContainText(seat.say(tradeText.equal));
  await button(seat, sheet, tradeText.approve).click();
  // The question names what is approved, and says what comes of it.
  const question = seat.page.getByRole('dialog', { name: beginning(seat.say(tradeText.approvePayment)) });
  await button(seat, question, tradeText.confirmPayment).click();
  await expectTold(seat, tradeText.approvedDone);
}
export async function rejectVoucher(seat: Seat, orderNo: string, reason: string): Promise<void> {
  const sheet = await openVoucher(seat, orderNo);
  await button(seat, sheet, tradeText.reject).click();
  await giveReason(seat, tradeText.reject, reason);
  await expectTold(seat, tradeText.rejectedDone);
}
const openVoucher = (seat: Seat, orderNo: string) =>
  openRow(seat, `/payments?auditStatus=${AuditStatus.pending}`, orderNo);
export async function shipByCourier(seat: Seat, orderNo: string): Promise<void> {
  const sheet = await openRow(seat, '/orders', orderNo);
  await button(seat, sheet, tradeText.ship).click();
  const popup = dialog(seat, tradeText.ship);
  const [byCourier] = Shipment.options;
  await fieldOf(seat, popup, labelIn(byCourier.shape.courier)).fill('SF Express');
  await fieldOf(seat, popup, labelIn(byCourier.shape.trackingNo)).fill('SF1234567890');
  await button(seat, popup, tradeText.ship).click();
  await expectTold(seat, tradeText.shipped);
}
