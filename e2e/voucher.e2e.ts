import { ContractStatus } from '@pavilion/protocol/contractStates.ts';
import { OrderStatus, PaymentStatus } from '@pavilion/protocol/orders.ts';
import { CellReason } from '@pavilion/protocol/rights.ts';
import { expect } from 'playwright/test';
import { text as orderText } from '../web/src/site/features/orders/orders.text.ts';
import { certified, ordered } from './apiClient.ts';
import { cancelOrder, cellOf, expectOrder, nextStep, openBoard, payByVoucher, pickCell } from './buyer.ts';
import { acceptOrder, approveVoucher, expectConsoleOrder, openRow, rejectVoucher, signInToConsole } from './console.ts';
import { narrowChinese, narrowEnglish, openSession, test, wideChinese, wideEnglish } from './fixtures.ts';
import { signInAgain } from './guest.ts';
import { findFree } from './market.ts';

const { processing, cancelled, pending } = OrderStatus;
const reason = 'The amount cannot be read; please send the whole page.';

for (const screen of [wideEnglish, narrowChinese])
  test(`a voucher is rejected with a reason, uploaded again and approved (${screen.name})`, async ({ browser }) => {
    const session = await openSession(browser, screen);
    const staff = await openSession(browser, wideChinese);
    const buyer = await certified(screen.locale);
    await signInAgain(session, buyer);
    const orderNo = await ordered(buyer, await findFree({ exclusive: false }));
    const contract = ContractStatus.awaiting;

    await signInToConsole(staff, 'trade');
    await acceptOrder(staff, orderNo);
    await test.step('uploads a voucher', async () => {
      await expectOrder(session, orderNo, { order: processing, contract, payment: PaymentStatus.pending });
      await payByVoucher(session, buyer);
      await expectOrder(session, orderNo, { order: processing, contract, payment: PaymentStatus.voucherUploaded });
    });
    await test.step('staff reject it', async () => {
      await rejectVoucher(staff, orderNo, reason);
      await expectOrder(session, orderNo, { order: processing, contract, payment: PaymentStatus.pending });
      await expect(session.page.getByText(reason).first()).toBeVisible();
    });
    await test.step('uploads another, which is approved', async () => {
      await payByVoucher(session, buyer);
      await approveVoucher(staff, orderNo);
      const paid = { order: processing, contract, payment: PaymentStatus.paid };
      await expectOrder(session, orderNo, paid);
      await openRow(staff, '/orders', orderNo);
      await expectConsoleOrder(staff, orderNo, paid);
    });
    expect(session.faults).toEqual([]);
    expect(staff.faults).toEqual([]);
  });

for (const screen of [wideChinese, narrowEnglish])
  test(`a cancelled order frees its right on the board (${screen.name})`, async ({ browser }) => {
    const session = await openSession(browser, screen);
    const staff = await openSession(browser, wideEnglish);
    const buyer = await certified(screen.locale);
    await signInAgain(session, buyer);
    const find = await findFree({ exclusive: true });
    const orderNo = await ordered(buyer, find);
    /** The list on phones shows the state, the cell of the grid the reason too. */
    const cell = async () => cellOf(session, await openBoard(session, find), find);

    await test.step('the right is held', async () => {
      if (screen.narrow) await expect(await cell()).toContainText(session.say({ zh: '预留', en: 'Held' }));
      else await expect(await cell()).toHaveAccessibleName(new RegExp(session.say(CellReason.label('heldByOrder'))));
    });
    await test.step('the buyer cancels', async () => {
      await expectOrder(session, orderNo, {
        order: pending,
        contract: ContractStatus.draft,
        payment: PaymentStatus.pending,
      });
      await cancelOrder(session, 'Another season first');
      const now = { order: cancelled, contract: ContractStatus.terminated };
      await expectOrder(session, orderNo, now);
      await expect(nextStep(session)).toContainText('Another season first');
      await expect(nextStep(session).getByRole('button', { name: session.say(orderText.cancel) })).toBeHidden();
      await signInToConsole(staff, 'trade');
      await openRow(staff, '/orders', orderNo);
      await expectConsoleOrder(staff, orderNo, now);
    });
    await test.step('the right is free again and can be chosen', async () => {
      await pickCell(session, find);
    });
    expect(session.faults).toEqual([]);
    expect(staff.faults).toEqual([]);
  });
