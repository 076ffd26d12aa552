import { ContractStatus } from '@pavilion/protocol/contractStates.ts';
import { OrderStatus, PaymentStatus } from '@pavilion/protocol/orders.ts';
import { CellReason } from '@pavilion/protocol/rights.ts';
import { expect } from 'playwright/test';
import { text as orderText } from '../web/src/site/features/orders/orders.text.ts';
import { cancelOrder, cellOf, expectOrder, nextStep, openBoard, payByVoucher, pickCell } from './buyer.ts';
import { acceptOrder, approveVoucher, expectDeskOrder, openRow, rejectVoucher, signInAtDesk } from './desk.ts';
import { returnAs } from './guest.ts';
import { certified, ordered } from './house.ts';
import { findFree } from './market.ts';
import { narrowChinese, narrowEnglish, takeSeat, test, wideChinese, wideEnglish } from './stage.ts';

const { processing, cancelled, pending } = OrderStatus;
const reason = 'The amount cannot be read; please send the whole page.';

for (const screen of [wideEnglish, narrowChinese])
  test(`a voucher is sent back with a reason, uploaded again and approved (${screen.name})`, async ({ browser }) => {
    const seat = await takeSeat(browser, screen);
    const desk = await takeSeat(browser, wideChinese);
    const buyer = await certified(screen.locale);
    await returnAs(seat, buyer);
    const orderNo = await ordered(buyer, await findFree({ exclusive: false }));
    const contract = ContractStatus.awaiting;

    await signInAtDesk(desk, 'trade');
    await acceptOrder(desk, orderNo);
    await test.step('uploads a voucher', async () => {
      await expectOrder(seat, orderNo, { order: processing, contract, payment: PaymentStatus.pending });
      await payByVoucher(seat, buyer);
      await expectOrder(seat, orderNo, { order: processing, contract, payment: PaymentStatus.voucherUploaded });
    });
    await test.step('staff send it back', async () => {
      await rejectVoucher(desk, orderNo, reason);
      await expectOrder(seat, orderNo, { order: processing, contract, payment: PaymentStatus.pending });
      await expect(seat.page.getByText(reason).first()).toBeVisible();
    });
    await test.step('uploads another, which is approved', async () => {
      await payByVoucher(seat, buyer);
      await approveVoucher(desk, orderNo);
      const paid = { order: processing, contract, payment: PaymentStatus.paid };
      await expectOrder(seat, orderNo, paid);
      await openRow(desk, '/orders', orderNo);
      await expectDeskOrder(desk, orderNo, paid);
    });
    expect(seat.faults).toEqual([]);
    expect(desk.faults).toEqual([]);
  });

for (const screen of [wideChinese, narrowEnglish])
  test(`a cancelled order frees its right on the board (${screen.name})`, async ({ browser }) => {
    const seat = await takeSeat(browser, screen);
    const desk = await takeSeat(browser, wideEnglish);
    const buyer = await certified(screen.locale);
    await returnAs(seat, buyer);
    const find = await findFree({ exclusive: true });
    const orderNo = await ordered(buyer, find);
    /** The phone's list shows the state's word, the grid's cell says the reason too. */
    const cell = async () => cellOf(seat, await openBoard(seat, find), find);

    await test.step('the right is held', async () => {
      if (screen.narrow) await expect(await cell()).toContainText(seat.say({ zh: '预留', en: 'Held' }));
      else await expect(await cell()).toHaveAccessibleName(new RegExp(seat.say(CellReason.label('heldByOrder'))));
    });
    await test.step('the buyer cancels', async () => {
      await expectOrder(seat, orderNo, {
        order: pending,
        contract: ContractStatus.draft,
        payment: PaymentStatus.pending,
      });
      await cancelOrder(seat, 'Another season first');
      const now = { order: cancelled, contract: ContractStatus.terminated };
      await expectOrder(seat, orderNo, now);
      await expect(nextStep(seat)).toContainText('Another season first');
      await expect(nextStep(seat).getByRole('button', { name: seat.say(orderText.cancel) })).toBeHidden();
      await signInAtDesk(desk, 'trade');
      await openRow(desk, '/orders', orderNo);
      await expectDeskOrder(desk, orderNo, now);
    });
    await test.step('the right is free again and may be picked', async () => {
      await pickCell(seat, find);
    });
    expect(seat.faults).toEqual([]);
    expect(desk.faults).toEqual([]);
  });
