// What the server and the built site agree on: the site renders its first screen itself, the server sends the result
// (decision 0051). `web/src/site/rendering/renderer.tsx` is the implementation, built into `web/dist/ssr`.
import type { HomePage } from './home.ts';
import type { Locale } from './kit/text.ts';
import type { NavigationItem } from './navigation.ts';
import type { Picture } from './pictures.ts';

/** What the header shows of the settings and the navigation. The page at `/` carries it. */
export interface FrameData {
  header: readonly Pick<NavigationItem, 'id' | 'zhTitle' | 'enTitle' | 'type' | 'url'>[];
  mediaLibraryUrl: string;
  /** True if there is an app to download. */
  app: boolean;
}
/** The pictures of the first hero slide in a few kilobytes, as `data:` URLs; empty where there are none. */
export interface HeroPlaceholders {
  wide: string;
  tall: string;
}
/** By path: the first reads of a page (`lib/route.ts`, `prefetch`) and its built files. Written to `web/dist/prefetch.json` by the build. */
export type Prefetches = Record<string, { reads: readonly string[]; files: readonly string[] }>;

export interface DocumentInput {
  /** `web/dist/index.html` as it was built. */
  template: string;
  locale: Locale;
  frame: FrameData;
  /** The output of index.getIndexPage. */
  home: HomePage;
  prefetches: Prefetches;
  /** What `renderHome` has returned. Empty texts leave the drawing to the browser. */
  screens: HomeScreens;
}
export interface HomeInput {
  locale: Locale;
  frame: FrameData;
  home: HomePage;
  placeholders: HeroPlaceholders;
}
/** HTML of the home page, and of the header that all other pages begin with. */
export interface HomeScreens {
  home: string;
  header: string;
}
export interface ScreenInput {
  /** Path and search params of a page: `/details?id=7`. */
  path: string;
  locale: Locale;
  isNarrow: boolean;
  /** The reader's time zone: `Europe/Paris`. */
  timeZone: string;
  frame: FrameData;
  /** The responses to the page's reads, by URL. */
  responses: Record<string, unknown>;
}
/** Source file and first reads of a page, by path. */
export type PrefetchedPages = Record<string, { file: string; reads: readonly string[] }>;
export interface SiteRenderer {
  renderHome: (input: HomeInput) => Promise<HomeScreens>;
  /** Returns the whole page at `/` in one language. Its inline script is the same text for all visitors. */
  fillDocument: (input: DocumentInput) => string;
  /** Returns the HTML of one page as a visitor sees it who is not signed in: header, content, tab bar. */
  renderScreen: (input: ScreenInput) => Promise<string>;
  /** Returns the URLs of the first reads of a page. Undefined if the page has none, or if its URL has params that they do not cover. */
  readsOf: (path: string, isNarrow: boolean) => string[] | undefined;
  /** Returns the pictures of the first hero slide. */
  heroPictures: (home: HomePage) => { wide: Picture | null; tall: Picture | null };
  /** Returns the source file and the first reads of each page that has some, by path. For the build. */
  prefetchedPages: () => Promise<PrefetchedPages>;
}
