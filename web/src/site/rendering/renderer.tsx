// Renders the site's first screens on the server, with the pages' own components (decision 0051). It is built into `web/dist/ssr` and
// runs in Node without a document.
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { home as homeApi } from '@pavilion/protocol/home.ts';
import { defaultTimeZone } from '@pavilion/protocol/kit/businessDay.ts';
import { urlOf } from '@pavilion/protocol/kit/client.ts';
import type { Locale } from '@pavilion/protocol/kit/text.ts';
import type { FrameData, PrefetchedPages, ScreenInput, SiteRenderer } from '@pavilion/protocol/siteRenderer.ts';
import { createMemoryHistory, RouterContextProvider, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { setRenderedLocale } from '../../lib/locale.ts';
import { Providers } from '../../lib/Providers.tsx';
import { setRenderedResponses } from '../../lib/prefetch.ts';
import { createQueryClient } from '../../lib/queryClient.ts';
import { setRenderedTimeZone } from '../../lib/timeZone.ts';
import { setRenderedNarrow } from '../../lib/useNarrow.ts';
import { loadMoreIcons } from '../../ui/Icon.tsx';
import { heroPlaceholders } from '../features/home/heroPlaceholders.ts';
import { heroArt } from '../features/home/heroWords.ts';
import { frameStore } from '../layouts/frameData.ts';
import { Header } from '../layouts/Header.tsx';
import { createSiteRouter } from '../router.tsx';
import { routes } from '../routes.ts';
import { fillDocument } from './document.ts';
import { readUrls } from './readUrls.ts';

interface Settings {
  locale: Locale;
  isNarrow: boolean;
  timeZone: string;
  frame: FrameData;
  responses: Record<string, unknown>;
}
/** Links are written as in the browser: `#/details?id=7`. */
async function routerAt(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createSiteRouter(Object.assign(history, { createHref: (to: string) => `#${to}` }));
  await router.load();
  return router;
}
/** The time (ms) within which a screen is rendered; a usual one takes 5. */
const RENDER_TIMEOUT_MS = 2_000;

/** Renders a tree. It fails if a component fails, where a browser would show the rest of the page. */
function toHtml(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady() {
        clearTimeout(timer);
        const out = new PassThrough();
        text(out).then(resolve, reject);
        pipe(out);
      },
    });
    // A screen that waits holds up the next one.
    const timer = setTimeout(() => abort(new Error('The screen was not rendered in time')), RENDER_TIMEOUT_MS);
  });
}
/** What React adds for a browser that takes over this markup. Ours is replaced instead: it needs no preloads, comments and scripts. */
const forHydration = /^(?:<link rel="preload"[^>]*>)+|<!--.*?-->|<script.*?<\/script>/g;

let lastRender: Promise<unknown> = loadMoreIcons();
/** Renders one tree after the other, because the stores that a render reads are shared. */
function render({ locale, isNarrow, timeZone, frame, responses }: Settings, tree: ReactNode): Promise<string> {
  const html = lastRender.then(() => {
    setRenderedLocale(locale);
    setRenderedNarrow(isNarrow);
    setRenderedTimeZone(timeZone);
    setRenderedResponses(responses);
    frameStore.set(frame);
    return toHtml(<Providers client={createQueryClient()}>{tree}</Providers>);
  });
  lastRender = html.catch(() => undefined); // the caller gets the error
  // The inline script applies the styles.
  return html.then((markup) => markup.replace(forHydration, '').replaceAll(' style="', ' data-style="'));
}
async function renderScreen({ path, ...settings }: ScreenInput): Promise<string> {
  const router = await routerAt(path);
  return render(settings, <RouterProvider router={router} />);
}

/** The file of a page is the one whose default export its route loads. */
async function prefetchedPages(): Promise<PrefetchedPages> {
  const modules = await Promise.all(
    Object.entries(import.meta.glob('../features/**/*Page.tsx')).map(
      async ([file, load]) => [file, await load()] as const,
    ),
  );
  const found: PrefetchedPages = {};
  for (const { path, prefetch, page } of routes) {
    if (!prefetch) continue;
    const { default: Page } = await page();
    const file = modules.find(([, module]) => (module as { default?: unknown }).default === Page)?.[0];
    if (!file) throw new Error(`No file features/…/…Page.tsx has the page of ${path}`);
    found[path] = { file: file.replace('../', 'src/site/'), reads: prefetch };
  }
  return found;
}

export const renderer: SiteRenderer = {
  async renderHome({ locale, frame, home, placeholders }) {
    const responses = { [urlOf(homeApi.getIndexPage, undefined)]: { code: 200, msg: '', data: home } };
    const settings = { locale, frame, responses, isNarrow: true, timeZone: defaultTimeZone };
    const router = await routerAt('/home');
    heroPlaceholders.set(placeholders);
    const homeScreen = await render(settings, <RouterProvider router={router} />);
    const header = await render(
      settings,
      <RouterContextProvider router={router}>
        <Header record={undefined} />
      </RouterContextProvider>,
    );
    return { home: homeScreen, header };
  },
  fillDocument,
  renderScreen,
  readsOf(path, isNarrow) {
    const [pathname, search = ''] = path.split('?');
    const reads = routes.find((record) => record.path === pathname)?.prefetch;
    const urls = reads ? readUrls(reads, search, isNarrow) : [];
    return urls.length > 0 ? urls : undefined;
  },
  heroPictures: ({ hero: [first] }) => {
    const { wide, tall } = first ? heroArt(first) : { wide: null, tall: null };
    return { wide, tall };
  },
  prefetchedPages,
};
