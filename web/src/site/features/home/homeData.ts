import type { HomePage, home } from '@pavilion/protocol/home.ts';
import { useEffect } from 'react';
import { type LateEndpoint, useApi } from '../../../lib/api.ts';
import { readJson, writeJson } from '../../../lib/storage.ts';

const getIndexPage: LateEndpoint<typeof home.getIndexPage> = {
  path: '/api/index/getIndexPage',
  access: 'public',
  load: () => import('@pavilion/protocol/home.ts').then((protocol) => protocol.home.getIndexPage),
};

/** The shell's JSON is as fresh as the page and written by the same version; what was kept under `homePage` only bridges the wait. */
function sent(): HomePage | undefined {
  const words = document.getElementById('home-data')?.textContent;
  return words ? (JSON.parse(words) as HomePage) : undefined;
}
/** Another build may give the page another shape. This file's address carries a fingerprint of its build. */
const build = import.meta.url;
function kept(): HomePage | undefined {
  const found = readJson('homePage') as { build?: unknown; page?: HomePage } | null | undefined;
  return found?.build === build ? found.page : undefined;
}
const shellSentAt = Date.now();
let fromShell: HomePage | undefined | null = null;

function first(): { data: HomePage | undefined; at: number } {
  if (fromShell === null) fromShell = sent();
  return fromShell ? { data: fromShell, at: shellSentAt } : { data: kept(), at: 0 };
}
export function useHomePage() {
  const start = first();
  const page = useApi(getIndexPage, undefined, { initial: start.data, initialAt: start.at, staleMs: 60_000 });
  useEffect(() => {
    if (!page.data) return;
    // Writing 70 KB blocks a phone for a moment, and nothing waits for it.
    const timer = setTimeout(() => writeJson('homePage', { build, page: page.data }), 3_000);
    return () => clearTimeout(timer);
  }, [page.data]);
  return page;
}
