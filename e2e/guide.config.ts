// Takes the pictures of the staff guide (docs/staff-guide.md): its own Pavilion with the demo fair, one worker, one role after another.
import { defineConfig } from 'playwright/test';
import journeys from './playwright.config.ts';

const port = 3191;

export default defineConfig({
  ...journeys,
  testMatch: 'guide/*.pictures.ts',
  workers: 1,
  reporter: 'list',
  use: { ...journeys.use, baseURL: `http://127.0.0.1:${port}` },
  webServer: {
    command: 'node e2e/serve.ts',
    cwd: '..',
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
