import { errors } from '@pavilion/protocol/errors.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import { CellReason } from '@pavilion/protocol/rights.ts';
import { territoryLabel } from '@pavilion/protocol/territories.ts';
import { expect } from 'playwright/test';
import { agreementText } from '../web/src/parts/agreement.text.ts';
import { text as rightsText } from '../web/src/parts/rights/rights.text.ts';
import { text as submitText } from '../web/src/site/features/submitOrder/submitOrder.text.ts';
import { addAddress, applyForLicence, cellOf, confirmOrder, openBoard, pickCell, submitOrder } from './buyer.ts';
import { returnAs } from './guest.ts';
import { certified, client } from './house.ts';
import { findFree } from './market.ts';
import { button, expectPath, narrowChinese, takeSeat, test, wideEnglish } from './stage.ts';

test('two buyers want one exclusive right: the second reads which it is and when it is free again', async ({
  browser,
}) => {
  const [first, second] = [await takeSeat(browser, wideEnglish), await takeSeat(browser, narrowChinese)];
  const [winner, loser] = [await certified('en-US'), await certified('zh-CN')];
  await returnAs(first, winner);
  await returnAs(second, loser);
  const find = await findFree({ exclusive: true });
  const { page, say } = second;
  const place = say(territoryLabel(find.country));

  await test.step('both have it in hand', async () => {
    for (const [seat, user] of [[first, winner] as const, [second, loser] as const]) {
      await pickCell(seat, find);
      await applyForLicence(seat);
      await addAddress(seat, user);
    }
  });
  await test.step('the first gets it', async () => {
    await submitOrder(first);
  });
  const { cells } = await client().rights.availability({
    ...{ programmeId: find.programme.id, startDate: find.startDate, years: find.years, offerId: find.offer.id },
    ...{ media: [find.medium], territories: [find.country] },
  });
  const [cell] = cells;
  expect(cell?.state).toBe('held');
  expect(cell?.nextFree).toBeTruthy();

  await test.step('the second is told which right is taken and from when it is free', async () => {
    await page.getByRole('checkbox', { name: say(agreementText.lead) }).check();
    await confirmOrder(second);
    const told = page.getByRole('main').getByRole('alert').filter({ hasText: place });
    await expect(told).toContainText(say(submitText.someTaken, '1', '1'));
    await expect(told).toContainText(say(Medium.label(find.medium)));
    await expect(told).toContainText(say(CellReason.label('heldByOrder')));
    const next = cell!.nextFree!.replaceAll('-', '/');
    await expect(told).toContainText(say(rightsText.nextFree, next));
    await expectPath(page, '/submitOrder');
    await expect(button(second, page, submitText.submit)).toBeDisabled();
    // And takes the way out that it is offered.
    await button(second, told, { zh: submitText.startFrom.zh(next), en: '' }).click();
    await expect(page.getByText(say(submitText.allFree, '1'))).toBeVisible();
    // A person reads before pressing again; sooner it would count as a repeated click (spec §9).
    await page.waitForTimeout(limits.repeatClickGuardMs);
    await submitOrder(second);
  });
  await test.step('the board tells everybody', async () => {
    const board = await openBoard(first, find);
    await expect(await cellOf(first, board, find)).toHaveAccessibleName(
      new RegExp(first.say(CellReason.label('heldByOrder'))),
    );
  });
  expect(first.faults).toEqual([]);
  // The refusal itself is the one request that fails.
  expect(second.faults).toEqual([`${errors.rightTaken.status}: /api/programOrder/orderProgram`]);
});
