import { CertStatus } from '@pavilion/protocol/certification.ts';
import { ContractStatus } from '@pavilion/protocol/contractStates.ts';
import { OrderStatus, PaymentStatus } from '@pavilion/protocol/orders.ts';
import { expect } from 'playwright/test';
import { text as orderText } from '../web/src/site/features/orders/orders.text.ts';
import { newPerson } from './apiClient.ts';
import {
  addAddress,
  applyForLicence,
  confirmReceipt,
  expectOrder,
  payByVoucher,
  pickCell,
  type States,
  signContract,
  submitOrder,
} from './buyer.ts';
import {
  acceptOrder,
  approveApplication,
  approveVoucher,
  expectConsoleOrder,
  openRow,
  shipByCourier,
  signInToConsole,
} from './console.ts';
import { expectPath, goTo, openSession, screens, test, walkOnRepeat, wideChinese } from './fixtures.ts';
import {
  beginCertification,
  certifyPrompt,
  expectCertStatus,
  expectPrompt,
  findProgramme,
  logIn,
  logInPrompt,
  register,
  submitApplication,
} from './guest.ts';
import { findFree } from './market.ts';

const states = (order: OrderStatus, contract: ContractStatus, payment: PaymentStatus): States => ({
  order,
  contract,
  payment,
});

for (const screen of screens)
  test(
    `a visitor licenses a programme, from the first visit to the delivery (${screen.name})`,
    walkOnRepeat(screen),
    async ({ browser }) => {
      const guest = await openSession(browser, screen);
      const staff = await openSession(browser, wideChinese);
      const trade = await openSession(browser, wideChinese);
      const person = newPerson();
      const find = await findFree({ exclusive: false });

      await test.step('finds a programme and is asked to sign in', async () => {
        await findProgramme(guest, find.programme);
        await expectPrompt(guest, logInPrompt(guest));
      });
      await test.step('registers with the mailed code and signs in', async () => {
        await register(guest, person);
        await logIn(guest, person);
        await expectPath(guest.page, '/details');
      });
      await test.step('applies for certification with photos', async () => {
        await expectPrompt(guest, certifyPrompt(guest));
        await beginCertification(guest, person);
        await submitApplication(guest);
      });
      await test.step('is certified by the reviewer', async () => {
        await signInToConsole(staff, 'reviewer');
        await approveApplication(staff, person.username);
        await goTo(guest, '/personal/userAuthe');
        await expectCertStatus(guest, CertStatus.certified);
      });

      let orderNo = '';
      await test.step('chooses a right on the board and orders it', async () => {
        await pickCell(guest, find);
        await applyForLicence(guest);
        await addAddress(guest, person);
        orderNo = await submitOrder(guest);
        await expectOrder(guest, orderNo, states(OrderStatus.pending, ContractStatus.draft, PaymentStatus.pending));
      });
      await test.step('trade staff accept the order', async () => {
        await signInToConsole(trade, 'trade');
        await acceptOrder(trade, orderNo);
        const now = states(OrderStatus.processing, ContractStatus.awaiting, PaymentStatus.pending);
        await expectConsoleOrder(trade, orderNo, now);
        await expectOrder(guest, orderNo, now);
      });
      await test.step('reads and signs the contract', async () => {
        await signContract(guest, person);
        const now = states(OrderStatus.processing, ContractStatus.signed, PaymentStatus.pending);
        await expectOrder(guest, orderNo, now);
      });
      await test.step('pays and uploads the voucher', async () => {
        await payByVoucher(guest, person);
        const now = states(OrderStatus.processing, ContractStatus.signed, PaymentStatus.voucherUploaded);
        await expectOrder(guest, orderNo, now, guest.say(orderText.nextVoucherReview));
      });
      await test.step('trade staff confirm the payment and ship', async () => {
        await approveVoucher(trade, orderNo);
        const paid = states(OrderStatus.processing, ContractStatus.signed, PaymentStatus.paid);
        await expectOrder(guest, orderNo, paid, guest.say(orderText.nextShip));
        await shipByCourier(trade, orderNo);
        const shipped = states(OrderStatus.shipped, ContractStatus.signed, PaymentStatus.paid);
        await expectConsoleOrder(trade, orderNo, shipped);
        await expectOrder(guest, orderNo, shipped);
        await expect(guest.page.getByText('SF1234567890')).toBeVisible();
      });
      await test.step('confirms the receipt', async () => {
        await confirmReceipt(guest);
        const done = states(OrderStatus.completed, ContractStatus.signed, PaymentStatus.paid);
        await expectOrder(guest, orderNo, done);
        await openRow(trade, '/orders', orderNo);
        await expectConsoleOrder(trade, orderNo, done);
      });
      expect(trade.faults).toEqual([]);
      expect(guest.faults).toEqual([]);
      expect(staff.faults).toEqual([]);
    },
  );
