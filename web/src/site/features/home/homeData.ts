import { type HomePage, home } from '@pavilion/protocol/home.ts';
import { useEffect } from 'react';
import { useApi } from '../../../lib/api.ts';
import { readKept, writeKept } from '../../../lib/storage.ts';

/** The shell's JSON is as fresh as the page and written by the same version; data stored under `homePage` is only shown while waiting. */
function sent(): HomePage | undefined {
  const words = globalThis.document?.getElementById('home-data')?.textContent;
  return words ? (JSON.parse(words) as HomePage) : undefined;
}
const shellSentAt = Date.now();
let fromShell: HomePage | undefined | null = null;

function first(): { data: HomePage | undefined; at: number } {
  if (fromShell === null) fromShell = sent();
  return fromShell
    ? { data: fromShell, at: shellSentAt }
    : { data: readKept<{ page: HomePage }>('homePage', import.meta.url).page, at: 0 };
}
export function useHomePage() {
  const start = first();
  const page = useApi(home.getIndexPage, undefined, { initial: start.data, initialAt: start.at, staleMs: 60_000 });
  useEffect(() => {
    if (!page.data) return;
    // Writing 70 KB blocks a phone for a moment, and nothing waits for it.
    const timer = setTimeout(() => writeKept('homePage', import.meta.url, { page: page.data }), 3_000);
    return () => clearTimeout(timer);
  }, [page.data]);
  return page;
}
