// `npm run guide:pictures`: takes the pictures of the staff guide again, in both languages (e2e/guide).
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';

await import('../web/build/ensureBuilt.ts');
const { status, error } = spawnSync(
  process.execPath,
  ['node_modules/playwright/cli.js', 'test', '--config', 'e2e/guide.config.ts', ...process.argv.slice(2)],
  {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: findBrowser() },
  },
);
if (error) throw error;
process.exitCode = status ?? 1;
