import AxeBuilder from '@axe-core/playwright';
import { expect } from 'playwright/test';
import { text as notFoundText, notFoundTitle } from '../web/src/site/features/notFound/notFound.text.ts';
import { deskAddresses, type Looker, siteAddresses, sitePaths } from './addresses.ts';
import { signInAtDesk } from './desk.ts';
import { returnAs } from './guest.ts';
import { demoUser } from './house.ts';
import {
  expectPath,
  goTo,
  narrowEnglish,
  overflow,
  pathOf,
  type Screen,
  type Seat,
  screens,
  settled,
  takeSeat,
  test,
  wideChinese,
  wideEnglish,
} from './stage.ts';

/** Both widths and both languages are looked at by axe once; colours and roles do not change with the language. */
const withAxe: readonly Screen[] = [wideChinese, narrowEnglish];

/** What is wrong with the page as it stands, in words; nothing where all is well. */
async function wrongWith(seat: Seat, address: string): Promise<string[]> {
  const { page, faults } = seat;
  await settled(seat);
  const told = faults.splice(0);
  const over = await overflow(seat);
  const failed = (await page.getByRole('main').getByRole('alert').count()) > 0 && !allowsAlert(address);
  const axe = withAxe.some(({ name }) => name === seat.name) ? await axeFaults(seat) : [];
  return [...told, ...(over ? [`is ${over} px too wide`] : []), ...(failed ? ['shows an alert'] : []), ...axe].map(
    (fault) => `${address}: ${fault}`,
  );
}
/** Pages whose address in this list is refused on purpose: a dead link, rights that are sold. */
const allowsAlert = (address: string) =>
  /^\/(resetpassword|confirmSignIn|licensor\/sign|submitOrder|personal|myOrderDetails)/.test(address);
async function axeFaults({ page }: Seat): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `axe ${id}: ${nodes
          .slice(0, 3)
          .map((node) => node.target.join(' '))
          .join(' | ')} (${nodes.length})`,
    );
}

for (const screen of screens)
  test(`every page of the site opens as it should (${screen.name})`, async ({ browser }) => {
    test.setTimeout(12 * 60_000);
    const wrong: string[] = [];
    for (const looker of ['nobody', 'visitor', 'enterprise'] satisfies Looker[]) {
      const seat = await takeSeat(browser, screen);
      if (looker !== 'nobody') await returnAs(seat, await demoUser(looker));
      await seat.page.goto('/#/agreement');
      for (const address of await siteAddresses(looker)) {
        await test.step(`${looker}: ${address}`, async () => {
          await seat.page.goto(`/#${address}`);
          // A popup stands over home; until its address is home's, the popup before it is still on its way out.
          const popup = screen.narrow && /^\/(login|register|forgotpassword)/.test(address);
          const path = popup ? '/home' : address.split('?')[0]!;
          await expectPath(seat.page, path);
          wrong.push(...(await wrongWith(seat, address)));
          expect.soft(pathOf(seat.page), `${looker}: ${address}`).toBe(path);
          expect.soft(await seat.page.title(), address).not.toBe('');
        });
      }
      await seat.context.close();
    }
    expect(wrong).toEqual([]);
  });

for (const screen of screens)
  test(`every desk of the console opens as it should (${screen.name})`, async ({ browser }) => {
    test.setTimeout(12 * 60_000);
    const seat = await takeSeat(browser, screen);
    const wrong: string[] = [];
    await seat.page.goto('/console/');
    await expectPath(seat.page, '/sign-in');
    wrong.push(...(await wrongWith(seat, '/sign-in')));
    await signInAtDesk(seat, 'admin');
    for (const address of deskAddresses()) {
      await test.step(address, async () => {
        await seat.page.goto(`/console/#${address}`);
        wrong.push(...(await wrongWith(seat, address)));
        expect.soft(pathOf(seat.page)).toBe(address.split('?')[0]);
      });
    }
    expect(wrong).toEqual([]);
  });

for (const screen of [wideEnglish, narrowEnglish, wideChinese])
  test(`an unknown address shows the network fault (${screen.name})`, async ({ browser }) => {
    const seat = await takeSeat(browser, screen);
    const { page, say } = seat;
    for (const path of ['/no/such/page', '/personal/nothing', '/details/7']) {
      await goTo(seat, path);
      await expect(page.getByText('404')).toBeVisible();
      await expect(page.getByText(say(notFoundText.body))).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${say(notFoundTitle)}`));
    }
    await page.getByRole('link', { name: say(notFoundText.home) }).click();
    await expectPath(page, '/home');
    expect(seat.faults).toEqual([]);
  });

for (const screen of [wideEnglish, narrowEnglish])
  test(`pages behind the login lead a visitor home without a word (${screen.name})`, async ({ browser }) => {
    const seat = await takeSeat(browser, screen);
    const { page } = seat;
    const others = /^\/(submitOrder|contractProper|myOrderDetails|personUserAuthe|enterpriseUserAuthe)$/;
    const behind = sitePaths().filter((path) => path.startsWith('/personal/') || others.test(path));
    expect(behind.length).toBeGreaterThan(10);
    for (const path of behind) {
      await goTo(seat, path);
      // On phones the personal centre itself opens, with an invitation (spec §2).
      await expectPath(page, screen.narrow && path === '/personal/defaults' ? path : '/home');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    }
    expect(seat.faults).toEqual([]);
  });
