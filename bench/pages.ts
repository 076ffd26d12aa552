// `npm run bench:pages -- http://localhost:3000 [times]`: the pages that most visits see in Lighthouse, mobile, with applied
// (devtools) throttling; what a first visit downloads; and how long a change of page takes when its data is warm.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { browserFlags, findBrowser } from '../scripts/browser.ts';

const [base = 'http://localhost:3000', times = '3'] = process.argv.slice(2);
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
const idOf = async (list: string): Promise<number> => {
  const answer = (await (await fetch(`${base}/api/${list}`)).json()) as { rows: { id: number }[] };
  return answer.rows[0]!.id;
};
const programme = await idOf('programSale/list?pageSize=1');
const exhibition = await idOf('exhibitionOnline/list?pageSize=1');
const pages = {
  home: '/',
  list: '/#/program',
  details: `/#/details?id=${programme}`,
  exhibition: `/#/exhibitionDetails?id=${exhibition}`,
  search: '/#/search?q=%E9%95%BF%E5%AE%89',
};

async function look(port: number, url: string) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    throttlingMethod: 'devtools',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
  });
  const { categories, audits } = result!.lhr;
  for (const audit of Object.values(audits))
    if (audit.score === 0 && audit.scoreDisplayMode === 'binary')
      console.log(`failed: ${url} ${audit.id} ${audit.title}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? 0;
  return [
    score('performance'),
    score('accessibility'),
    score('best-practices'),
    Number((value('largest-contentful-paint') / 1000).toFixed(2)),
    Number(value('cumulative-layout-shift').toFixed(3)),
    Math.round(value('total-blocking-time')),
  ];
}

/** From the click to the frame in which the new page stands without a skeleton, every answer already kept. */
async function routeChanges() {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  await page.goto(base);
  const paths = [
    ...Object.values(pages).map((url) => url.slice(2) || '/home'),
    '/activityForum',
    '/information',
    '/about',
  ];
  // As words, because this file is the server's kind of TypeScript, which knows no browser.
  const go = (path: string) =>
    page.evaluate<number>(`(async () => {
      const started = performance.now();
      const title = document.title;
      location.hash = ${JSON.stringify(path)};
      for (let i = 0; i < 600; i++) {
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        const stands = document.title !== title && document.querySelector('main h1, main h2') !== null;
        if (stands && document.querySelector('[aria-busy="true"]') === null) break;
      }
      return performance.now() - started;
    })()`);
  for (const path of [...paths, ...paths]) {
    await go(path);
    await page.waitForTimeout(700);
  }
  const rows: [string, number[]][] = paths.map((path) => [path.split('?')[0]!, []]);
  for (let i = 0; i < 5; i++)
    for (const [at, path] of paths.entries()) {
      rows[at]![1].push(Math.round(await go(path)));
      await page.waitForTimeout(200);
    }
  await browser.close();
  return rows;
}

const chrome = await launch({ chromePath: findBrowser(), chromeFlags: browserFlags });
console.log(
  '| page | performance | accessibility | best practices | LCP, s | CLS | blocking, ms |\n|---|---|---|---|---|---|---|',
);
for (const [name, path] of Object.entries(pages)) {
  const runs: number[][] = [];
  for (let i = 0; i < Number(times); i++) runs.push(await look(chrome.port, base + path));
  console.log(`| ${name} | ${runs[0]!.map((_, i) => median(runs.map((run) => run[i]!))).join(' | ')} |`);
}
chrome.kill();
console.log('\n| change to | median, ms | slowest |\n|---|---|---|');
for (const [path, all] of await routeChanges()) console.log(`| ${path} | ${median(all)} | ${Math.max(...all)} |`);
