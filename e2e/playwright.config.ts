import { defineConfig } from 'playwright/test';
import { browserFlags } from '../scripts/browser.ts';

const port = 3190;

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  timeout: 240_000,
  expect: { timeout: 10_000 },
  // A file runs in one worker from start to end.
  workers: 2,
  fullyParallel: false,
  reporter: [['list'], ['json']],
  outputDir: '../test-results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    // Recording slows every step down: set TRACE=1 to analyse a failure.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      // A busy machine may lose the frame that waits for a pre-rendered tile (docs/decisions/0031).
      args: [...browserFlags, '--disable-best-effort-tasks'],
    },
  },
  webServer: {
    command: 'node e2e/serve.ts',
    cwd: '..',
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
