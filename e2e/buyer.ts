// What a certified buyer does: choosing rights on the board, ordering, signing, paying, confirming, cancelling.
import { AddressForm } from '@pavilion/protocol/addresses.ts';
import { ContractStatus } from '@pavilion/protocol/contractStates.ts';
import { contracts, SignContract } from '@pavilion/protocol/contracts.ts';
import { inLanguage, type Text } from '@pavilion/protocol/kit/text.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import { OrderStatus, PaymentStatus } from '@pavilion/protocol/orders.ts';
import { territoryLabel } from '@pavilion/protocol/territories.ts';
import { expect, type Locator } from 'playwright/test';
import { date } from '../web/src/lib/format.ts';
import { addressText } from '../web/src/parts/address.text.ts';
import { agreementText } from '../web/src/parts/agreement.text.ts';
import { text as datesText } from '../web/src/parts/dates/dates.text.ts';
import { text as dealText } from '../web/src/parts/deal/deal.text.ts';
import { text as partsText } from '../web/src/parts/parts.text.ts';
import { regionsOf } from '../web/src/parts/rights/regions.ts';
import { text as contractText } from '../web/src/site/features/contracts/contracts.text.ts';
import { text as orderText } from '../web/src/site/features/orders/orders.text.ts';
import { text as boardText } from '../web/src/site/features/programmes/availability/board.text.ts';
import { text as licenceText } from '../web/src/site/features/programmes/licence.text.ts';
import { text as resultText } from '../web/src/site/features/submitOrder/result.text.ts';
import { text as submitText } from '../web/src/site/features/submitOrder/submitOrder.text.ts';
import { openPanel } from './guest.ts';
import { type Person, shownCode } from './house.ts';
import type { Find } from './market.ts';
import { photo } from './pictures.ts';
import {
  beginning,
  button,
  dialog,
  exactly,
  expectPath,
  expectTold,
  fieldOf,
  goTo,
  labelIn,
  link,
  type Seat,
  searchOf,
} from './stage.ts';

/** The board of a programme, at the term that the find is free for. */
export async function openBoard(seat: Seat, { programme, offer, startDate, years }: Find): Promise<Locator> {
  const { page, say } = seat;
  await goTo(seat, `/details?id=${programme.id}&offer=${offer.id}&start=${startDate}&years=${years}`);
  const title = inLanguage(programme.zhTitle, programme.enTitle, seat.locale).words;
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const board = page.getByRole('region', { name: say(boardText.title) });
  await expect(board.getByRole('list', { name: say(boardText.legend) })).toBeVisible();
  return board;
}
/** One cell: in the grid when wide, a line of its region's list on phones. Its words tell its state. */
export async function cellOf(seat: Seat, board: Locator, { medium, country, programme }: Find): Promise<Locator> {
  const { page, say, narrow } = seat;
  const place = say(territoryLabel(country));
  const words = say(Medium.label(medium));
  if (!narrow) {
    const all = button(seat, board, boardText.expandAll);
    if (await all.isVisible()) await all.click();
    return board.getByRole('button', { name: beginning(say(boardText.cellLabel, place, words, '')) });
  }
  const choice = page.getByRole('radio', { name: beginning(words) });
  await board.locator('label').filter({ has: choice }).click();
  const countries = programme.offers.flatMap((offer) => offer.countries);
  const region = regionsOf([...new Set(countries)]).find((one) => one.countries.includes(country));
  const row = board.getByRole('button', { name: beginning(say(territoryLabel(region!.key))) });
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
  return board.locator('li li').getByRole('button', { name: beginning(place) });
}
/** Puts one free cell into the licence, and nothing else. */
export async function pickCell(seat: Seat, find: Find): Promise<void> {
  const board = await openBoard(seat, find);
  const cell = await cellOf(seat, board, find);
  await cell.click();
  if (seat.narrow) await button(seat, board, boardText.add).click();
  const panel = await openPanel(seat);
  await expect(panel.getByTestId('territories')).toHaveText(seat.say(territoryLabel(find.country)));
  await expect(panel.getByText(seat.say(licenceText.allCellsFree, '1'))).toBeVisible();
}
/** From the licence to the order's page, which repeats the price. */
export async function applyForLicence(seat: Seat): Promise<void> {
  const panel = await openPanel(seat);
  const total = await panel.getByTestId('total').innerText();
  await button(seat, panel, licenceText.apply).click();
  await expectPath(seat.page, '/submitOrder');
  await expect(seat.page.getByTestId('total')).toHaveText(total);
}
/** Adds the first address in the order's own popup. */
export async function addAddress(seat: Seat, person: Pick<Person, 'name' | 'phone'>): Promise<void> {
  const { page } = seat;
  await button(seat, page, submitText.addressAdd).click();
  const popup = dialog(seat, addressText.addTitle);
  const shape = AddressForm.shape;
  await fieldOf(seat, popup, labelIn(shape.recipient)).fill(person.name);
  await fieldOf(seat, popup, labelIn(shape.phone)).fill(person.phone);
  await fieldOf(seat, popup, partsText.province).selectOption('浙江省');
  await fieldOf(seat, popup, partsText.city).selectOption('杭州市');
  await fieldOf(seat, popup, partsText.area).selectOption('西湖区');
  await fieldOf(seat, popup, labelIn(shape.address)).fill('文三路 90 号 5 幢 201 室');
  await fieldOf(seat, popup, labelIn(shape.zipCode)).fill('310012');
  await button(seat, popup, addressText.save).click();
  await expect(popup).toBeHidden();
  await expect(page.getByRole('radio', { name: person.name })).toBeChecked();
}
/** Sends the order and says yes to the last question, which names the total and until when the rights are held. */
export async function confirmOrder(seat: Seat): Promise<void> {
  const { page, say } = seat;
  await button(seat, page, submitText.submit).click();
  const question = page.getByRole('dialog', { name: say(submitText.confirmTitle) });
  await expect(question).toContainText(say(submitText.heldUntil));
  await button(seat, question, submitText.confirmPlace).click();
}
/** Ticks the agreement and sends; gives the number of the new order. */
export async function submitOrder(seat: Seat): Promise<string> {
  const { page, say } = seat;
  await page.getByRole('checkbox', { name: say(agreementText.lead) }).check();
  await confirmOrder(seat);
  await expectPath(page, '/resultPage');
  await expect(page.getByRole('heading', { name: say(resultText.doneTitle) })).toBeVisible();
  const orderNo = searchOf(page).get('orderNo') ?? '';
  await expect(page.getByRole('main')).toContainText(orderNo);
  return orderNo;
}

export interface States {
  order: OrderStatus;
  contract: ContractStatus;
  /** Absent where the page says nothing about paying, as of a cancelled order. */
  payment?: PaymentStatus;
}
export const stateWords = ({ say }: Seat, { order, contract, payment }: States): string[] => [
  say(OrderStatus.label(order)),
  say(ContractStatus.label(contract)),
  ...(payment === undefined ? [] : [say(PaymentStatus.label(payment))]),
];
/** Opens the order; its head tells the three states, the box below it what comes next. */
export async function expectOrder(seat: Seat, orderNo: string, states: States, next?: string): Promise<void> {
  const { page } = seat;
  await goTo(seat, `/myOrderDetails?orderNo=${orderNo}`);
  const head = page.getByRole('main').locator('header').filter({ hasText: orderNo });
  for (const words of stateWords(seat, states)) await expect(head.getByText(words, { exact: true })).toBeVisible();
  if (next) await expect(nextStep(seat)).toContainText(next);
}
/** What comes next in an order, or how it ended. */
export const nextStep = ({ page, say }: Seat): Locator =>
  page
    .getByRole('region', { name: exactly(say(orderText.nextTitle)) })
    .or(page.getByRole('region', { name: exactly(say(orderText.endTitle)) }));

/** From the order to its contract: reads it, signs with the typed name and the code. */
export async function signContract(seat: Seat, person: Pick<Person, 'name' | 'email'>): Promise<void> {
  const { page, say } = seat;
  await link(seat, nextStep(seat), orderText.readAndSign).click();
  await expectPath(page, '/contractProper');
  // The document itself, drawn from the PDF, names the buyer.
  await expect(page.getByRole('region', { name: say(contractText.documentLabel) })).toContainText(person.name);
  await button(seat, page, contractText.signOnline).click();
  const popup = dialog(seat, contractText.signTitle);
  const [typed] = SignContract.options;
  await fieldOf(seat, popup, labelIn(typed.shape.name)).fill(person.name);
  await button(seat, popup, contractText.getCode).click();
  await fieldOf(seat, popup, labelIn(typed.shape.emailCode)).fill(await shownCode(popup));
  await popup.getByRole('checkbox', { name: say(contractText.agree) }).check();
  await button(seat, popup, contractText.signNow).click();
  await expectTold(seat, contractText.signedDone);
  await expect(popup).toBeHidden();
  await expect(page.getByText(say(ContractStatus.label(ContractStatus.signed)), { exact: true }).first()).toBeVisible();
}
/** From a date field's calendar, which stands on today: by its button and the keyboard, on phones by touch. */
async function pickYesterday(seat: Seat, within: Locator, label: Text): Promise<void> {
  const { page, say, narrow, locale } = seat;
  const box = fieldOf(seat, within, label);
  // By the reader's own clock, which may be in another day than ours.
  const yesterday = await page.evaluate(() => new Date(Date.now() - 86_400_000).toLocaleDateString('sv-SE'));
  const opener = within.getByRole('button', { name: exactly(say(datesText.calendar, say(label))) });
  await (narrow ? box : opener).click();
  const calendar = page.getByRole('dialog', { name: say(label) });
  await expect(calendar.getByRole('gridcell', { selected: true }).getByRole('button')).toBeFocused();
  if (narrow) await calendar.locator(`[data-day="${yesterday}"]`).getByRole('button').click();
  else for (const key of ['ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await expect(calendar).toBeHidden();
  await expect(box).toHaveValue(date(yesterday, locale));
}
/** Uploads a voucher over the amount due, from the order's page. */
export async function payByVoucher(seat: Seat, person: Pick<Person, 'name'>): Promise<void> {
  const { page, say } = seat;
  await button(seat, nextStep(seat), orderText.uploadVoucher).click();
  const popup = dialog(seat, dealText.voucherTitle);
  await fieldOf(seat, popup, dealText.voucherFiles).setInputFiles(await photo('voucher.jpg'));
  await expect(popup.getByRole('img', { name: 'voucher.jpg' })).toBeVisible();
  await fieldOf(seat, popup, labelIn(contracts.uploadPaymentVoucher.input.shape.payer)).fill(person.name);
  await pickYesterday(seat, popup, labelIn(contracts.uploadPaymentVoucher.input.shape.paidOn));
  await button(seat, popup, dealText.submit).click();
  await button(seat, page.getByRole('dialog', { name: say(dealText.voucherConfirm) }), dealText.submit).click();
  await expectTold(seat, dealText.voucherSent);
  await expect(popup).toBeHidden();
}
export async function confirmReceipt(seat: Seat): Promise<void> {
  await button(seat, nextStep(seat), orderText.receive).click();
  await button(seat, dialog(seat, orderText.receiveAsk), orderText.receive).click();
  await expectTold(seat, orderText.received);
}
export async function cancelOrder(seat: Seat, reason: string): Promise<void> {
  await button(seat, nextStep(seat), orderText.cancel).click();
  const popup = dialog(seat, orderText.cancelAsk);
  await fieldOf(seat, popup, orderText.cancelReason).fill(reason);
  await button(seat, popup, orderText.cancel).click();
  await expectTold(seat, orderText.cancelled);
}
