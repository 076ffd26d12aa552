// The test command: types, lint, unused code, then every test on the embedded database, the slices again on a second
// cluster that is reached by URL only, and the journeys in Chromium. `npm test -- types lint` runs only those steps.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { startEmbedded } from '../server/src/platform/database/embedded.ts';
import { findBrowser } from './browser.ts';

const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'pavilion-run-'));
const totals = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}
/** Whoever sees only the end of the log (CI) still learns what failed, and why. */
function tellFailed({ testResults }: Report) {
  for (const { name, status, message, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    for (const { fullName, failureMessages } of failed)
      failures.push(`${relative(root, name)} › ${fullName}\n  ${failureMessages.join('\n').slice(0, 1500)}`);
    if (status === 'failed' && !failed.length) failures.push(`${relative(root, name)}: ${message.slice(0, 1500)}`);
  }
}

/** Not `spawnSync`: the second cluster writes its log to us, and stands still when nobody reads it. */
async function run(step: string, command: string, args: string[], env: Record<string, string> = {}) {
  const started = Date.now();
  console.log(`\n── ${step}`);
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  let said = '';
  child.stdout?.on('data', (words: Buffer) => {
    process.stdout.write(words);
    said = (said + words).slice(-200_000);
  });
  const status = await new Promise<number | null>((done) => {
    child.once('error', (error) => {
      console.log(error.message);
      done(null);
    });
    child.once('close', done);
  });
  console.log(`── ${step}: ${status === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  if (status !== 0) failures.push(step);
  // Errors outside of any test are in no report.
  const stray = said.indexOf('Unhandled Errors');
  if (status !== 0 && stray >= 0) failures.push(said.slice(stray, stray + 3000));
}

async function vitest(step: string, projects: string[], env: Record<string, string> = {}) {
  const report = join(scratch, `${step.replace(/\W+/g, '-')}.json`);
  await run(
    step,
    'vitest',
    [
      'run',
      ...projects.flatMap((p) => ['--project', p]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env,
  );
  try {
    const told = JSON.parse(readFileSync(report, 'utf8')) as Report;
    totals.passed += told.numPassedTests;
    totals.failed += told.numFailedTests;
    totals.skipped += told.numPendingTests;
    if (!told.numPassedTests) failures.push(`${step}: ran no test`);
    tellFailed(told);
  } catch (error) {
    failures.push(`${step}: no report (${(error as Error).message})`);
  }
}

async function external() {
  // Reached by URL alone, as another machine's would be.
  const cluster = await startEmbedded(join(scratch, 'second'), { fsync: false, settings: { max_connections: '300' } });
  // It has a process group of its own: Ctrl-C reaches only us.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void cluster.stop().finally(() => process.exit(130)));
  try {
    // On one connection each: whoever took a second one inside of a transaction would wait for ever.
    await vitest('slices on an external PostgreSQL', ['slices'], {
      TEST_DATABASE_URL: cluster.url,
      TEST_CONNECTIONS: '1',
    });
  } finally {
    await cluster.stop();
  }
}

interface Suite {
  file: string;
  specs: { title: string; tests: { status: string; results: { errors: { message?: string }[] }[] }[] }[];
  suites?: Suite[];
}
/** The journeys that failed, each with what went wrong. */
const failedJourneys = ({ file, specs, suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      const words = errors.map((error) => stripVTControlCharacters(error.message ?? '')).join('\n');
      return `e2e/${file} › ${title}\n  ${words.slice(0, 1500)}`;
    }),
  ...suites.flatMap(failedJourneys),
];
async function journeys() {
  const report = join(scratch, 'journeys.json');
  await run('journeys', 'playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    CHROMIUM: findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  try {
    const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as {
      stats: { expected: number; unexpected: number; skipped: number; flaky: number };
      suites: Suite[];
    };
    totals.passed += stats.expected + stats.flaky;
    totals.failed += stats.unexpected;
    totals.skipped += stats.skipped;
    if (!stats.expected) failures.push('journeys: ran no test');
    failures.push(...suites.flatMap(failedJourneys));
  } catch (error) {
    failures.push(`journeys: no report (${(error as Error).message})`);
  }
}

const steps: Record<string, () => unknown> = {
  types: async () => {
    await run('types of server and protocol', 'tsc', ['-p', 'tsconfig.json']);
    await run('types of the web', 'tsc', ['-p', 'web/tsconfig.json']);
    await run('types of the journeys', 'tsc', ['-p', 'e2e/tsconfig.json']);
  },
  lint: () => run('lint', 'biome', ['ci', '--error-on-warnings', '.']),
  unused: () => run('unused code', 'knip', []),
  build: async () => {
    await run('build', 'node', ['web/build/build.ts']);
    await run('weight of the first pages', 'node', ['web/build/size.ts']);
  },
  tests: () => vitest('rules, laws, slices and screens', ['rules', 'laws', 'slices', 'screens']),
  external,
  journeys,
};

const wanted = process.argv.slice(2);
for (const [name, step] of Object.entries(steps)) if (!wanted.length || wanted.includes(name)) await step();
rmSync(scratch, { recursive: true, force: true });
for (const failure of failures) console.log(`FAILED: ${failure}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(failures.length ? 1 : 0);
