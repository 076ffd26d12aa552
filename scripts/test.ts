// The test commands. `npm test` is for every change: types, lint, unused code, build, every test on the embedded database, and the
// journeys in Chromium. `npm run test:all` adds the exhaustive ones: large property tests in full size, the slices on a second cluster
// that is reached by URL only, and the walks through every page, link and button. `npm test -- types lint` runs only those steps.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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
/** Repeats failures at the end, for readers who see only the end of the log (CI). */
function reportFailures({ testResults }: Report) {
  for (const { name, status, message, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    for (const { fullName, failureMessages } of failed)
      failures.push(`${relative(root, name)} › ${fullName}\n  ${failureMessages.join('\n').slice(0, 1500)}`);
    if (status === 'failed' && !failed.length) failures.push(`${relative(root, name)}: ${message.slice(0, 1500)}`);
  }
}

/** Returns the test files that use `testSize` (server/src/testing/testSize.ts). */
const sizedTests = () =>
  ['server/src', 'architecture-tests']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith('.test.ts') && readFileSync(join(root, file), 'utf8').includes('testSize('));

/** Not `spawnSync`: the second cluster writes its log to this process, and blocks if nobody reads it. */
async function run(step: string, command: string, args: string[], env: Record<string, string> = {}) {
  const started = Date.now();
  console.log(`\n── ${step}`);
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  let output = '';
  child.stdout?.on('data', (words: Buffer) => {
    process.stdout.write(words);
    output = (output + words).slice(-200_000);
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
  const stray = output.indexOf('Unhandled Errors');
  if (status !== 0 && stray >= 0) failures.push(output.slice(stray, stray + 3000));
}

async function vitest(step: string, projects: string[], env: Record<string, string> = {}, files: string[] = []) {
  const report = join(scratch, `${step.replace(/\W+/g, '-')}.json`);
  await run(
    step,
    'vitest',
    [
      'run',
      ...files,
      ...projects.flatMap((p) => ['--project', p]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env,
  );
  try {
    const outcome = JSON.parse(readFileSync(report, 'utf8')) as Report;
    totals.passed += outcome.numPassedTests;
    totals.failed += outcome.numFailedTests;
    totals.skipped += outcome.numPendingTests;
    if (!outcome.numPassedTests) failures.push(`${step}: ran no test`);
    reportFailures(outcome);
  } catch (error) {
    failures.push(`${step}: no report (${(error as Error).message})`);
  }
}

async function external() {
  // Reached by URL only, like one on another machine.
  const cluster = await startEmbedded(join(scratch, 'second'), { fsync: false, settings: { max_connections: '300' } });
  // It has a process group of its own: Ctrl-C reaches only this process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void cluster.stop().finally(() => process.exit(130)));
  try {
    // With one connection each: code that takes a second one inside a transaction would wait for ever.
    await vitest('slices on an external PostgreSQL', ['slices', 'mocks'], {
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
/** Lists the journeys that failed, each with its error. */
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
/** Runs the tests in Chromium: those marked `@walk`, or all others. */
async function browserTests(step: 'journeys' | 'walks') {
  const report = join(scratch, `${step}.json`);
  const chosen = [step === 'walks' ? '--grep' : '--grep-invert', '@walk'];
  await run(step, 'playwright', ['test', '--config', 'e2e/playwright.config.ts', ...chosen], {
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
    if (!stats.expected) failures.push(`${step}: ran no test`);
    failures.push(...suites.flatMap(failedJourneys));
  } catch (error) {
    failures.push(`${step}: no report (${(error as Error).message})`);
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
  tests: () =>
    vitest('rules, architecture, slices and screens', ['rules', 'architecture', 'slices', 'mocks', 'screens']),
  journeys: () => browserTests('journeys'),
};
/** The additional steps of `npm run test:all`. */
const exhaustiveSteps: Record<string, () => unknown> = {
  sizes: () => vitest('property tests in full size', ['slices', 'architecture'], { TEST_FULL: '1' }, sizedTests()),
  external,
  walks: () => browserTests('walks'),
};

const [first, ...rest] = process.argv.slice(2);
const isAll = first === 'all';
const known: Record<string, () => unknown> = isAll ? { ...steps, ...exhaustiveSteps } : steps;
const wanted = isAll || !first ? rest : [first, ...rest];
for (const name of wanted) if (!known[name]) failures.push(`there is no step ${name}`);
for (const [name, step] of Object.entries(known)) if (!wanted.length || wanted.includes(name)) await step();
rmSync(scratch, { recursive: true, force: true });
for (const failure of failures) console.log(`FAILED: ${failure}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(failures.length ? 1 : 0);
