import { AuditStatus } from '@pavilion/protocol/contractStates.ts';
import { StaffAction } from '@pavilion/protocol/orders.console.ts';
import { SignatureType } from '@pavilion/protocol/orders.ts';
import { secondPersonDefaults } from '@pavilion/protocol/secondPersonLimits.ts';
import { type Browser, expect } from 'playwright/test';
import { text as licensorText } from '../../web/src/console/features/licensors/licensors.text.ts';
import { text as programmeText } from '../../web/src/console/features/programmes/programmes.text.ts';
import { text as rightsText } from '../../web/src/console/features/rights/rights.text.ts';
import { text as tradeText } from '../../web/src/console/features/trade/trade.text.ts';
import { staff } from '../apiClient.ts';
import { openRow } from '../console.ts';
import { button, dialog, type Screen, type Session, test } from '../fixtures.ts';
import { idOf, languages, show, signedIn, take, titleOf } from './take.ts';

const toReview = `/payments?auditStatus=${AuditStatus.pending}`;
const openDeal = (session: Session, path: string, key: string) => openRow(session, path, titleOf(session, key));

async function takeDeals(session: Session) {
  const { page } = session;
  await take(session, 'trade-board');
  await show(session, '/orders');
  await expect(page.getByRole('row')).not.toHaveCount(1);
  await take(session, 'orders');
  const order = await openDeal(session, '/orders', 'above-the-terraces');
  await expect(button(session, order, StaffAction.label('accept'))).toBeVisible();
  await take(session, 'order');

  const stamped = await openDeal(session, toReview, 'fawn-and-the-moon');
  await expect(button(session, stamped, tradeText.approve)).toBeVisible();
  await take(session, 'stamped');
  const voucher = await openDeal(session, toReview, 'oasis-zero');
  await button(session, voucher, tradeText.approve).click();
  await expect(dialog(session, tradeText.approvePayment)).toBeVisible();
  await take(session, 'confirm-payment');

  const paid = await openDeal(session, '/orders', 'seeds-in-the-cold-room');
  await button(session, paid, StaffAction.label('ship')).click();
  await expect(dialog(session, StaffAction.label('ship'))).toBeVisible();
  await take(session, 'ship');
  await show(session, '/contracts');
  await expect(page.getByRole('row')).not.toHaveCount(1);
  await take(session, 'contracts');
}

async function takeRights(session: Session) {
  const { page } = session;
  const id = await idOf(session, 'snow-on-vermilion-walls');
  await show(session, `/rights?programmeId=${id}`);
  await expect(page.getByLabel(session.say(rightsText.legend))).toBeVisible();
  await take(session, 'rights');
  await button(session, page, rightsText.addGrant).click();
  await expect(dialog(session, rightsText.addGrant)).toBeVisible();
  await take(session, 'sale-elsewhere');

  await show(session, `/programmes/edit?id=${id}`);
  const offers = page.locator('section').filter({ hasText: session.say(programmeText.offersHint) });
  await offers.getByRole('listitem').first().getByRole('button').click();
  await expect(dialog(session, programmeText.offerTitle)).toBeVisible();
  await take(session, 'offer');
}

/** An account that the demo's other member of trade staff entered. */
async function takeLicensors(session: Session) {
  await show(session, '/licensors');
  await expect(session.page.getByRole('row')).not.toHaveCount(1);
  await take(session, 'licensors');
  await session.page.getByRole('row').nth(1).click();
  const confirm = button(session, session.page.getByRole('dialog'), licensorText.confirm);
  await confirm.scrollIntoViewIfNeeded();
  await take(session, 'licensor');
}

/** Moves that wait for a second person: requested by `trade`, seen by `trade2`. */
async function takeSecondPerson(browser: Browser, screen: Screen) {
  const session = await signedIn(browser, screen, 'trade2');
  const order = await openDeal(session, '/orders', 'rooftop-cat-troupe');
  await expect(button(session, order, StaffAction.label('confirmTermination'))).toBeVisible();
  await take(session, 'termination');
}

for (const screen of languages)
  test(`pictures of trade staff (${screen.locale})`, async ({ browser }) => {
    const session = await signedIn(browser, screen, 'trade');
    await takeDeals(session);
    await takeRights(session);
    await takeLicensors(session);
    await takeSecondPerson(browser, screen);
  });

test('pictures of a payment that waits for a second person', async ({ browser }) => {
  const admin = await staff('admin');
  await admin.consoleStaff.saveSettings({ secondPersonAbove: { ...secondPersonDefaults, CNY: 50_000 } });
  const trade = await staff('trade');
  const { rows } = await trade.consoleSubmission.list({
    auditStatus: AuditStatus.pending,
    signatureType: SignatureType.paymentVoucher,
  });
  expect(rows).toHaveLength(1);
  expect(await trade.consoleSubmission.approve({ id: rows[0]!.id, note: '' })).toEqual({ waits: true });
  for (const screen of languages) {
    const session = await signedIn(browser, screen, 'trade2');
    const voucher = await openDeal(session, toReview, 'oasis-zero');
    await expect(button(session, voucher, tradeText.approve)).toBeEnabled();
    await take(session, 'second-person');
  }
});
