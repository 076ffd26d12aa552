// Actions of a certified buyer: choosing rights on the board, ordering, signing, paying, confirming, cancelling.
import { AddressForm } from '@pavilion/protocol/addresses.ts';
import { ContractStatus } from '@pavilion/protocol/contractStates.ts';
import { contracts, SignContract } from '@pavilion/protocol/contracts.ts';
import { inLanguage, type Text } from '@pavilion/protocol/kit/text.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import { OrderStatus, PaymentStatus } from '@pavilion/protocol/orders.ts';
import { territoryLabel } from '@pavilion/protocol/territories.ts';
import { expect, type Locator } from 'playwright/test';
import { date } from '../web/src/lib/format.ts';
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
import { addressText } from '../web/src/site/parts/address.text.ts';
import { type Person, shownCode } from './apiClient.ts';
import {
  beginning,
  button,
  dialog,
  exactly,
  expectPath,
  expectToast,
  fieldOf,
  goTo,
  labelIn,
  link,
  type Session,
  searchOf,
} from './fixtures.ts';
import { openPanel } from './guest.ts';
import type { Find } from './market.ts';
import { photo } from './pictures.ts';

/** Opens the board of a programme at a term in which the cell is free. */
export async function openBoard(session: Session, { programme, offer, startDate, years }: Find): Promise<Locator> {
  const { page, say } = session;
  await goTo(session, `/details?id=${programme.id}&offer=${offer.id}&start=${startDate}&years=${years}`);
  const title = inLanguage(programme.zhTitle, programme.enTitle, session.locale).words;
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const board = page.getByRole('region', { name: say(boardText.title) });
  await expect(board.getByRole('list', { name: say(boardText.legend) })).toBeVisible();
  return board;
}
/** Returns one cell: in the grid when wide, a row of its region's list on phones. Its text contains its state. */
export async function cellOf(session: Session, board: Locator, { medium, country, programme }: Find): Promise<Locator> {
  const { page, say, narrow } = session;
  const place = say(territoryLabel(country));
  const words = say(Medium.label(medium));
  if (!narrow) {
    const all = button(session, board, boardText.expandAll);
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
export async function pickCell(session: Session, find: Find): Promise<void> {
  const board = await openBoard(session, find);
  const cell = await cellOf(session, board, find);
  await cell.click();
  if (session.narrow) await button(session, board, boardText.add).click();
  const panel = await openPanel(session);
  await expect(panel.getByTestId('territories')).toHaveText(session.say(territoryLabel(find.country)));
  await expect(panel.getByText(session.say(licenceText.allCellsFree, '1'))).toBeVisible();
}
/** Goes from the licence to the order page, which repeats the price. */
export async function applyForLicence(session: Session): Promise<void> {
  const panel = await openPanel(session);
  const total = await panel.getByTestId('total').innerText();
  await button(session, panel, licenceText.apply).click();
  await expectPath(session.page, '/submitOrder');
  await expect(session.page.getByTestId('total')).toHaveText(total);
}
/** Adds the first address in the order's popup. */
export async function addAddress(session: Session, person: Pick<Person, 'name' | 'phone'>): Promise<void> {
  const { page } = session;
  await button(session, page, submitText.addressAdd).click();
  const popup = dialog(session, addressText.addTitle);
  const shape = AddressForm.shape;
  await fieldOf(session, popup, labelIn(shape.recipient)).fill(person.name);
  await fieldOf(session, popup, labelIn(shape.phone)).fill(person.phone);
  await fieldOf(session, popup, partsText.province).selectOption('浙江省');
  await fieldOf(session, popup, partsText.city).selectOption('杭州市');
  await fieldOf(session, popup, partsText.area).selectOption('西湖区');
  await fieldOf(session, popup, labelIn(shape.address)).fill('文三路 90 号 5 幢 201 室');
  await fieldOf(session, popup, labelIn(shape.zipCode)).fill('310012');
  await button(session, popup, addressText.save).click();
  await expect(popup).toBeHidden();
  await expect(page.getByRole('radio', { name: person.name })).toBeChecked();
}
/** Sends the order and confirms the dialog, which names the total and until when the rights are held. */
export async function confirmOrder(session: Session): Promise<void> {
  const { page, say } = session;
  await button(session, page, submitText.submit).click();
  const question = page.getByRole('dialog', { name: say(submitText.confirmTitle) });
  await expect(question).toContainText(say(submitText.heldUntil));
  await button(session, question, submitText.confirmPlace).click();
}
/** Ticks the agreement and sends; returns the number of the new order. */
export async function submitOrder(session: Session): Promise<string> {
  const { page, say } = session;
  await page.getByRole('checkbox', { name: say(agreementText.lead) }).check();
  await confirmOrder(session);
  await expectPath(page, '/resultPage');
  await expect(page.getByRole('heading', { name: say(resultText.doneTitle) })).toBeVisible();
  const orderNo = searchOf(page).get('orderNo') ?? '';
  await expect(page.getByRole('main')).toContainText(orderNo);
  return orderNo;
}

export interface States {
  order: OrderStatus;
  contract: ContractStatus;
  /** Absent if the page shows no payment, as for a cancelled order. */
  payment?: PaymentStatus;
}
export const stateWords = ({ say }: Session, { order, contract, payment }: States): string[] => [
  say(OrderStatus.label(order)),
  say(ContractStatus.label(contract)),
  ...(payment === undefined ? [] : [say(PaymentStatus.label(payment))]),
];
/** Opens the order; its head shows the three states, the box below the next step. */
export async function expectOrder(session: Session, orderNo: string, states: States, next?: string): Promise<void> {
  const { page } = session;
  await goTo(session, `/myOrderDetails?orderNo=${orderNo}`);
  const head = page.getByRole('main').locator('header').filter({ hasText: orderNo });
  for (const words of stateWords(session, states)) await expect(head.getByText(words, { exact: true })).toBeVisible();
  if (next) await expect(nextStep(session)).toContainText(next);
}
/** Returns the next step of an order, or how it ended. */
export const nextStep = ({ page, say }: Session): Locator =>
  page
    .getByRole('region', { name: exactly(say(orderText.nextTitle)) })
    .or(page.getByRole('region', { name: exactly(say(orderText.endTitle)) }));

/** Goes from the order to its contract, reads it, and signs with the typed name and the code. */
export async function signContract(session: Session, person: Pick<Person, 'name' | 'email'>): Promise<void> {
  const { page, say } = session;
  await link(session, nextStep(session), orderText.readAndSign).click();
  await expectPath(page, '/contractProper');
  // The document itself, rendered from the PDF, names the buyer.
  await expect(page.getByRole('region', { name: say(contractText.documentLabel) })).toContainText(person.name);
  await button(session, page, contractText.signOnline).click();
  const popup = dialog(session, contractText.signTitle);
  const [typed] = SignContract.options;
  await fieldOf(session, popup, labelIn(typed.shape.name)).fill(person.name);
  await button(session, popup, contractText.getCode).click();
  await fieldOf(session, popup, labelIn(typed.shape.emailCode)).fill(await shownCode(popup));
  await popup.getByRole('checkbox', { name: say(contractText.agree) }).check();
  await button(session, popup, contractText.signNow).click();
  await expectToast(session, contractText.signedDone);
  await expect(popup).toBeHidden();
  await expect(page.getByText(say(ContractStatus.label(ContractStatus.signed)), { exact: true }).first()).toBeVisible();
}
/** Chooses a day in a date field's calendar, which opens on today: by its button and the keyboard, on phones by touch. */
async function pickYesterday(session: Session, within: Locator, label: Text): Promise<void> {
  const { page, say, narrow, locale } = session;
  const box = fieldOf(session, within, label);
  // In the reader's time zone, where the day may differ.
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
/** Uploads a voucher for the amount due, from the order's page. */
export async function payByVoucher(session: Session, person: Pick<Person, 'name'>): Promise<void> {
  const { page, say } = session;
  await button(session, nextStep(session), orderText.uploadVoucher).click();
  const popup = dialog(session, dealText.voucherTitle);
  await fieldOf(session, popup, dealText.voucherFiles).setInputFiles(await photo('voucher.jpg'));
  await expect(popup.getByRole('img', { name: 'voucher.jpg' })).toBeVisible();
  await fieldOf(session, popup, labelIn(contracts.uploadPaymentVoucher.input.shape.payer)).fill(person.name);
  await pickYesterday(session, popup, labelIn(contracts.uploadPaymentVoucher.input.shape.paidOn));
  await button(session, popup, dealText.submit).click();
  await button(session, page.getByRole('dialog', { name: say(dealText.voucherConfirm) }), dealText.submit).click();
  await expectToast(session, dealText.voucherSent);
  await expect(popup).toBeHidden();
}
export async function confirmReceipt(session: Session): Promise<void> {
  await button(session, nextStep(session), orderText.receive).click();
  await button(session, dialog(session, orderText.receiveAsk), orderText.receive).click();
  await expectToast(session, orderText.received);
}
export async function cancelOrder(session: Session, reason: string): Promise<void> {
  await button(session, nextStep(session), orderText.cancel).click();
  const popup = dialog(session, orderText.cancelAsk);
  await fieldOf(session, popup, orderText.cancelReason).fill(reason);
  await button(session, popup, orderText.cancel).click();
  await expectToast(session, orderText.cancelled);
}
