import { HomePage, home } from '@pavilion/protocol/home.ts';
import { useEffect } from 'react';
import { useApi } from '../../../lib/api.ts';
import { readJson, writeJson } from '../../../lib/storage.ts';

/** The shell's JSON is as fresh as the page; what was kept under `homePage` only bridges the wait. */
function sent(): HomePage | undefined {
  const words = document.getElementById('home-data')?.textContent;
  if (!words) return undefined;
  const parsed = HomePage.safeParse(JSON.parse(words));
  return parsed.success ? parsed.data : undefined;
}
const shellSentAt = Date.now();
let fromShell: HomePage | undefined | null = null;

function first(): { data: HomePage | undefined; at: number } {
  if (fromShell === null) fromShell = sent();
  if (fromShell) return { data: fromShell, at: shellSentAt };
  const kept = HomePage.safeParse(readJson('homePage'));
  return { data: kept.success ? kept.data : undefined, at: 0 };
}
export function useHomePage() {
  const start = first();
  const page = useApi(home.getIndexPage, undefined, { initial: start.data, initialAt: start.at, staleMs: 60_000 });
  useEffect(() => {
    if (!page.data) return;
    // Writing 70 KB blocks a phone for a moment, and nothing waits for it.
    const timer = setTimeout(() => writeJson('homePage', page.data), 3_000);
    return () => clearTimeout(timer);
  }, [page.data]);
  return page;
}
