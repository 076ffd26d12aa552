import AxeBuilder from '@axe-core/playwright';
import { expect } from 'playwright/test';
import { text as notFoundText, notFoundTitle } from '../web/src/site/features/notFound/notFound.text.ts';
import { demoUser } from './apiClient.ts';
import { signInToConsole } from './console.ts';
import {
  expectPath,
  goTo,
  narrowEnglish,
  openSession,
  overflow,
  pathOf,
  type Screen,
  type Session,
  screens,
  settled,
  test,
  walkOnRepeat,
  wideChinese,
  wideEnglish,
} from './fixtures.ts';
import { signInAgain } from './guest.ts';
import { consoleUrls, sitePaths, siteUrls, type Viewer } from './urls.ts';

// These tests only read: each may run in any worker, so that no worker waits for the longest file.
test.describe.configure({ mode: 'parallel' });

/** axe checks both widths and both languages once; colours and roles do not change with the language. */
const withAxe: readonly Screen[] = [wideChinese, narrowEnglish];

/** Returns what is wrong with the page, as text; empty if nothing is. */
async function wrongWith(session: Session, address: string): Promise<string[]> {
  const { page, faults } = session;
  await settled(session);
  const reported = faults.splice(0);
  const over = await overflow(session);
  const failed = (await page.getByRole('main').getByRole('alert').count()) > 0 && !allowsAlert(address);
  const axe = withAxe.some(({ name }) => name === session.name) ? await axeFaults(session) : [];
  return [...reported, ...(over ? [`is ${over} px too wide`] : []), ...(failed ? ['shows an alert'] : []), ...axe].map(
    (fault) => `${address}: ${fault}`,
  );
}
/** URLs that are refused on purpose: an invalid link, rights that are sold. */
const allowsAlert = (address: string) =>
  /^\/(resetpassword|confirmSignIn|licensor\/sign|submitOrder|personal|myOrderDetails)/.test(address);
async function axeFaults({ page }: Session): Promise<string[]> {
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
  test(`every page of the site opens without errors (${screen.name})`, walkOnRepeat(screen), async ({ browser }) => {
    test.setTimeout(12 * 60_000);
    const wrong: string[] = [];
    for (const viewer of ['nobody', 'visitor', 'enterprise'] satisfies Viewer[]) {
      const session = await openSession(browser, screen);
      if (viewer !== 'nobody') await signInAgain(session, await demoUser(viewer));
      await session.page.goto('/#/agreement');
      for (const address of await siteUrls(viewer)) {
        await test.step(`${viewer}: ${address}`, async () => {
          await session.page.goto(`/#${address}`);
          // A popup is over home; until its URL is home's, the popup before it is still closing.
          const popup = screen.narrow && /^\/(login|register|forgotpassword)/.test(address);
          const path = popup ? '/home' : address.split('?')[0]!;
          await expectPath(session.page, path);
          wrong.push(...(await wrongWith(session, address)));
          expect.soft(pathOf(session.page), `${viewer}: ${address}`).toBe(path);
          expect.soft(await session.page.title(), address).not.toBe('');
        });
      }
      await session.context.close();
    }
    expect(wrong).toEqual([]);
  });

for (const screen of screens)
  test(`every console page opens without errors (${screen.name})`, walkOnRepeat(screen), async ({ browser }) => {
    test.setTimeout(12 * 60_000);
    const session = await openSession(browser, screen);
    const wrong: string[] = [];
    await session.page.goto('/console/');
    await expectPath(session.page, '/sign-in');
    wrong.push(...(await wrongWith(session, '/sign-in')));
    await signInToConsole(session, 'admin');
    for (const address of consoleUrls()) {
      await test.step(address, async () => {
        await session.page.goto(`/console/#${address}`);
        wrong.push(...(await wrongWith(session, address)));
        expect.soft(pathOf(session.page)).toBe(address.split('?')[0]);
      });
    }
    expect(wrong).toEqual([]);
  });

for (const screen of [wideEnglish, narrowEnglish, wideChinese])
  test(`an unknown path shows the 404 page (${screen.name})`, async ({ browser }) => {
    const session = await openSession(browser, screen);
    const { page, say } = session;
    for (const path of ['/no/such/page', '/personal/nothing', '/details/7']) {
      await goTo(session, path);
      await expect(page.getByText('404')).toBeVisible();
      await expect(page.getByText(say(notFoundText.body))).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${say(notFoundTitle)}`));
    }
    await page.getByRole('link', { name: say(notFoundText.home) }).click();
    await expectPath(page, '/home');
    expect(session.faults).toEqual([]);
  });

for (const screen of [wideEnglish, narrowEnglish])
  test(`pages behind the login send a visitor home without a message (${screen.name})`, async ({ browser }) => {
    const session = await openSession(browser, screen);
    const { page } = session;
    const others = /^\/(submitOrder|contractProper|myOrderDetails|personUserAuthe|enterpriseUserAuthe)$/;
    const behind = sitePaths().filter((path) => path.startsWith('/personal/') || others.test(path));
    expect(behind.length).toBeGreaterThan(10);
    for (const path of behind) {
      await goTo(session, path);
      // On phones the personal centre itself opens, with a login button (spec §2).
      await expectPath(page, screen.narrow && path === '/personal/defaults' ? path : '/home');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    }
    expect(session.faults).toEqual([]);
  });
