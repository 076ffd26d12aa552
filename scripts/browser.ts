// Finds a Chromium for the journeys, or installs one: an installed one, else Playwright's own, else Debian's package.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const known = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const there = () => [...known, chromium.executablePath()].find((path) => path && existsSync(path));
const attempt = (program: string, args: string[]) => {
  try {
    execFileSync(program, args, { stdio: 'inherit' });
    return true;
  } catch {
    return false; // the next way is tried; `findBrowser` reports if none worked
  }
};

/** Returns the path of a Chromium that runs here. Throws with the attempts made. */
export function findBrowser(): string {
  const found = there();
  if (found) return found;
  console.log('No Chromium found; installing one.');
  if (attempt(process.execPath, ['node_modules/playwright/cli.js', 'install', '--with-deps', 'chromium'])) {
    const own = there();
    if (own) return own;
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    attempt('apt-get', ['update']);
    attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk']);
  }
  const installed = there();
  if (installed) return installed;
  throw new Error(
    'No Chromium: Playwright’s download and Debian’s package both failed. Install one and set CHROMIUM to its path.',
  );
}

/** Runs Chromium without a display, sandbox or background requests. */
export const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
