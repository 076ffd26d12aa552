// `npm run bench:pages -- http://localhost:3000[,http://localhost:3001] [times]`: the most visited pages in Lighthouse, mobile, with
// applied (devtools) throttling; the download of a first visit; and the time of a page change with warm data.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { browserFlags, findBrowser } from '../scripts/browser.ts';

const [urls = 'http://localhost:3000', times = '3'] = process.argv.slice(2);
/** Two servers are visited alternately, for a comparison in one run. */
const bases = urls.split(',');
const base = bases[0]!;
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

const indices: number[] = [];
/** Lighthouse's network for phones. */
const network = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
};
/**
 * Returns how much slower Lighthouse's phone is than this machine, by the machine's benchmark index, ±0.75: its default factor of four is
 * right at 1533 (lighthouse-cpu-throttling-calculator by Patrick Hulce).
 */
const slowdownAt = (index: number) =>
  index >= 1300
    ? 3 + (index - 1300) / 233
    : index >= 800
      ? 2 + (index - 800) / 500
      : 1 + Math.max(0, index - 150) / 650;

async function look(port: number, url: string, cpuSlowdownMultiplier: number) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    throttlingMethod: 'devtools',
    throttling: { ...network, cpuSlowdownMultiplier },
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
  });
  const { categories, audits, environment } = result!.lhr;
  indices.push(environment.benchmarkIndex);
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

/** Measures from the click to the frame in which the new page is shown without a skeleton, with all responses cached. */
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
  // A string, because this file is compiled as server TypeScript without browser types.
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
await look(chrome.port, base, 4); // the very first visit finds cold caches
const calibrated = Number(slowdownAt(indices[0]!).toFixed(1));
console.log(`Benchmark index ${indices[0]}: Lighthouse's phone is ${calibrated} times slower than this machine.\n`);
console.log(
  '| page | processor | performance | accessibility | best practices | LCP, s | CLS | blocking, ms |\n|---|---|---|---|---|---|---|---|',
);
for (const [name, path] of Object.entries(pages)) {
  for (const slowdown of [4, calibrated]) {
    const runs = bases.map((): number[][] => []);
    for (let i = 0; i < Number(times); i++)
      for (const [arm, server] of bases.entries()) runs[arm]!.push(await look(chrome.port, server + path, slowdown));
    for (const [arm, server] of bases.entries()) {
      const medians = runs[arm]![0]!.map((_, i) => median(runs[arm]!.map((run) => run[i]!)));
      console.log(`| ${name}${bases.length > 1 ? ` ${server}` : ''} | ×${slowdown} | ${medians.join(' | ')} |`);
    }
  }
}
chrome.kill();
console.log('\n| change to | median, ms | slowest |\n|---|---|---|');
for (const [path, all] of await routeChanges()) console.log(`| ${path} | ${median(all)} | ${Math.max(...all)} |`);
