// `npm run bench:home -- http://localhost:3000`: the home page in Lighthouse, mobile, with applied (devtools) throttling.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserFlags, findBrowser } from '../scripts/browser.ts';

const [url = 'http://localhost:3000', times = '3'] = process.argv.slice(2);
const chrome = await launch({ chromePath: findBrowser(), chromeFlags: browserFlags });
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
const rows: Record<string, number[]> = {};
for (let i = 0; i < Number(times); i++) {
  const result = await lighthouse(`${url}/`, {
    port: chrome.port,
    output: 'json',
    logLevel: 'error',
    throttlingMethod: 'devtools',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
  });
  const { categories, audits } = result!.lhr;
  const figures: Record<string, number> = {
    performance: Math.round((categories.performance?.score ?? 0) * 100),
    accessibility: Math.round((categories.accessibility?.score ?? 0) * 100),
    'best practices': Math.round((categories['best-practices']?.score ?? 0) * 100),
    'LCP, s': Number(((audits['largest-contentful-paint']?.numericValue ?? 0) / 1000).toFixed(2)),
    CLS: Number((audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)),
    'blocking, ms': Math.round(audits['total-blocking-time']?.numericValue ?? 0),
  };
  for (const [name, value] of Object.entries(figures)) rows[name] = [...(rows[name] ?? []), value];
  for (const audit of Object.values(audits))
    if (audit.score === 0 && audit.scoreDisplayMode === 'binary') console.log(`failed: ${audit.id} ${audit.title}`);
}
chrome.kill();
console.log('| figure | median | all |\n|---|---|---|');
for (const [name, values] of Object.entries(rows))
  console.log(`| ${name} | ${median(values)} | ${values.join(', ')} |`);
