import { errors } from '@pavilion/protocol/errors.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import { CellReason } from '@pavilion/protocol/rights.ts';
import { territoryLabel } from '@pavilion/protocol/territories.ts';
import { expect } from 'playwright/test';
import { agreementText } from '../web/src/parts/agreement.text.ts';
import { text as rightsText } from '../web/src/parts/rights/rights.text.ts';
import { text as submitText } from '../web/src/site/features/submitOrder/submitOrder.text.ts';
import { certified, client } from './apiClient.ts';
import { addAddress, applyForLicence, cellOf, confirmOrder, openBoard, pickCell, submitOrder } from './buyer.ts';
import { button, expectPath, narrowChinese, openSession, test, wideEnglish } from './fixtures.ts';
import { signInAgain } from './guest.ts';
import { findFree } from './market.ts';

test('of two buyers of one exclusive right, the second learns which right is taken and when it is free again', async ({
  browser,
}) => {
  const [first, second] = [await openSession(browser, wideEnglish), await openSession(browser, narrowChinese)];
  const [winner, loser] = [await certified('en-US'), await certified('zh-CN')];
  await signInAgain(first, winner);
  await signInAgain(second, loser);
  const find = await findFree({ exclusive: true });
  const { page, say } = second;
  const place = say(territoryLabel(find.country));

  await test.step('both choose it', async () => {
    for (const [session, user] of [[first, winner] as const, [second, loser] as const]) {
      await pickCell(session, find);
      await applyForLicence(session);
      await addAddress(session, user);
    }
  });
  await test.step('the first gets it', async () => {
    await submitOrder(first);
  });
  const { cells } = await client().rights.availability({
    programmeId: find.programme.id,
    startDate: find.startDate,
    years: find.years,
    offerId: find.offer.id,
    media: [find.medium],
    territories: [find.country],
  });
  const [cell] = cells;
  expect(cell?.state).toBe('held');
  expect(cell?.nextFree).toBeTruthy();

  await test.step('the second sees which right is taken and from when it is free', async () => {
    await page.getByRole('checkbox', { name: say(agreementText.lead) }).check();
    await confirmOrder(second);
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: place });
    await expect(alert).toContainText(say(submitText.someTaken, '1', '1'));
    await expect(alert).toContainText(say(Medium.label(find.medium)));
    await expect(alert).toContainText(say(CellReason.label('heldByOrder')));
    const next = cell!.nextFree!.replaceAll('-', '/');
    await expect(alert).toContainText(say(rightsText.nextFree, next));
    await expectPath(page, '/submitOrder');
    await expect(button(second, page, submitText.submit)).toBeDisabled();
    // And takes the alternative offered.
    await button(second, alert, { zh: submitText.startFrom.zh(next), en: '' }).click();
    await expect(page.getByText(say(submitText.allFree, '1'))).toBeVisible();
    // A person reads before clicking again; sooner it would count as a repeated click (spec §9).
    await page.waitForTimeout(limits.repeatClickGuardMs);
    await submitOrder(second);
  });
  await test.step('the board shows it to everybody', async () => {
    const board = await openBoard(first, find);
    await expect(await cellOf(first, board, find)).toHaveAccessibleName(
      new RegExp(first.say(CellReason.label('heldByOrder'))),
    );
  });
  expect(first.faults).toEqual([]);
  // The refusal itself is the one request that fails.
  expect(second.faults).toEqual([`${errors.rightTaken.status}: /api/programOrder/orderProgram`]);
});
