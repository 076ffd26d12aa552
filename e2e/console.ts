// Actions of staff in the console.
import { CertStatus } from '@pavilion/protocol/certification.ts';
import { AuditStatus } from '@pavilion/protocol/contractStates.ts';
import { findDone, Shipment, StaffAction } from '@pavilion/protocol/orders.console.ts';
import { consoleSession } from '@pavilion/protocol/staff.ts';
import { expect, type Locator } from 'playwright/test';
import { demoPassword } from '../demo/accounts.ts';
import { text as certText } from '../web/src/console/features/certification/certification.text.ts';
import { text as signInText } from '../web/src/console/features/session/session.text.ts';
import { text as tradeText } from '../web/src/console/features/trade/trade.text.ts';
import { text as listText } from '../web/src/console/parts/consoleList.text.ts';
import { text as reasonText } from '../web/src/console/parts/reason.text.ts';
import { text as libText } from '../web/src/lib/lib.text.ts';
import { type States, stateWords } from './buyer.ts';
import {
  beginning,
  button,
  dialog,
  expectPath,
  expectToast,
  fieldOf,
  goTo,
  labelIn,
  type Session,
  searchOf,
  settled,
} from './fixtures.ts';

export async function signInToConsole(session: Session, username: string): Promise<void> {
  const { page } = session;
  await page.goto('/console/');
  await expectPath(page, '/sign-in');
  await fieldOf(session, page, labelIn(consoleSession.login.input.shape.username)).fill(username);
  await fieldOf(session, page, labelIn(consoleSession.login.input.shape.password)).fill(demoPassword);
  await button(session, page, signInText.signIn).click();
  await expectPath(page, '/board');
}
/** Returns a row of the list, also under an open sheet. */
const rowOf = ({ page }: Session, words: string): Locator =>
  page.getByRole('row', { name: words, includeHidden: true });
/** Searches a list and opens the one row that is found. */
export async function openRow(session: Session, path: string, words: string): Promise<Locator> {
  const { page } = session;
  await goTo(session, path, '/console/');
  await fieldOf(session, page, listText.search).fill(words);
  await page.keyboard.press('Enter');
  await expect.poll(() => searchOf(page).get('keyword')).toBe(words);
  // The list before the search still shows the row for a moment; a click on it would be lost.
  await settled(session);
  const row = rowOf(session, words);
  await expect(row).toHaveCount(1);
  await row.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  return sheet;
}
/** Enters the reason for a rejection. */
export async function giveReason(session: Session, title: Parameters<typeof dialog>[1], reason: string): Promise<void> {
  const popup = dialog(session, title);
  await fieldOf(session, popup, reasonText.reason).fill(reason);
  await button(session, popup, title).click();
}

export async function approveApplication(session: Session, username: string): Promise<void> {
  const sheet = await openRow(session, '/certifications', username);
  await expect(sheet.getByRole('img')).toHaveCount(2);
  await button(session, sheet, certText.approve).click();
  await button(session, dialog(session, certText.approve), libText.confirm).click();
  await expectToast(session, certText.approved);
  // The list behind the sheet shows the new state.
  await expect(rowOf(session, username)).toContainText(session.say(CertStatus.label(CertStatus.certified)));
}
export async function refuseApplication(session: Session, username: string, reason: string): Promise<void> {
  const sheet = await openRow(session, '/certifications', username);
  await button(session, sheet, certText.reject).click();
  await giveReason(session, certText.reject, reason);
  await expectToast(session, certText.rejected);
}

/** Expects the list to show the three states of an order. */
export async function expectConsoleOrder(session: Session, orderNo: string, states: States): Promise<void> {
  const row = rowOf(session, orderNo);
  for (const words of stateWords(session, states)) await expect(row.getByText(words, { exact: true })).toBeAttached();
}
export async function acceptOrder(session: Session, orderNo: string): Promise<void> {
  const sheet = await openRow(session, '/orders', orderNo);
  await button(session, sheet, StaffAction.label('accept')).click();
  await button(session, dialog(session, StaffAction.label('accept')), libText.confirm).click();
  await expectToast(session, findDone('accept')!);
}
/** Decides the voucher in review, on the console page of payments. */
export async function approveVoucher(session: Session, orderNo: string): Promise<void> {
  const sheet = await openVoucher(session, orderNo);
  await expect(sheet).toContainText(session.say(tradeText.equal));
  await button(session, sheet, tradeText.approve).click();
  // The dialog names what is approved, and the consequence.
  const question = session.page.getByRole('dialog', { name: beginning(session.say(tradeText.approvePayment)) });
  await button(session, question, tradeText.confirmPayment).click();
  await expectToast(session, tradeText.approvedDone);
}
export async function rejectVoucher(session: Session, orderNo: string, reason: string): Promise<void> {
  const sheet = await openVoucher(session, orderNo);
  await button(session, sheet, tradeText.reject).click();
  await giveReason(session, tradeText.reject, reason);
  await expectToast(session, tradeText.rejectedDone);
}
const openVoucher = (session: Session, orderNo: string) =>
  openRow(session, `/payments?auditStatus=${AuditStatus.pending}`, orderNo);
export async function shipByCourier(session: Session, orderNo: string): Promise<void> {
  const sheet = await openRow(session, '/orders', orderNo);
  await button(session, sheet, StaffAction.label('ship')).click();
  const popup = dialog(session, StaffAction.label('ship'));
  const [byCourier] = Shipment.options;
  await fieldOf(session, popup, labelIn(byCourier.shape.courier)).fill('SF Express');
  await fieldOf(session, popup, labelIn(byCourier.shape.trackingNo)).fill('SF1234567890');
  await button(session, popup, StaffAction.label('ship')).click();
  await expectToast(session, findDone('ship')!);
}
