// What a page asks for before any script of ours has come is what the page itself would ask: each answer is used, none is
// asked for twice, and every file that was fetched ahead is one that the page needs.
import { expect, test } from 'playwright/test';
import { earlyPages } from '../web/src/site/early.ts';
import { siteAddresses } from './addresses.ts';
import { goTo, narrowEnglish, settled, takeSeat, wideChinese } from './stage.ts';

const kindOf = (address: string) => address.split('?')[0]!;
const begins = (address: string) => kindOf(address) in earlyPages;

for (const screen of [wideChinese, narrowEnglish])
  test(`what is fetched ahead is used (${screen.name})`, async ({ browser }) => {
    const addresses = [...new Set(await siteAddresses('nobody')), '/search?q=%E9%95%BF%E5%AE%89+%26%3D'].filter(begins);
    expect(new Set(addresses.map(kindOf))).toEqual(new Set(Object.keys(earlyPages)));
    const wrong: string[] = [];
    for (const address of addresses) {
      const seat = await takeSeat(browser, screen);
      const { page, faults } = seat;
      const fetched: string[] = [];
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (request.method() === 'GET') fetched.push(pathname + search);
      });
      page.on('console', (message) => {
        if (message.text().includes('preload')) faults.push(message.text());
      });
      await goTo(seat, address);
      await settled(seat);
      const left = await page.evaluate<string[]>('Object.keys(window.early)');
      const asked = fetched.filter((url) => url.startsWith('/api/'));
      const twice = asked.filter((url, i) => asked.indexOf(url) !== i);
      const isLate = fetched.indexOf(asked[0]!) > fetched.findIndex((url) => /Page-[\w-]+\.js$/.test(url));
      if (isLate) wrong.push(`${address}: asks nothing before its script`);
      for (const [what, list] of Object.entries({ 'asked ahead in vain': left, 'asked twice': twice, told: faults }))
        wrong.push(...list.map((one) => `${address}: ${what}: ${one}`));
      await seat.context.close();
    }
    expect(wrong).toEqual([]);
  });
