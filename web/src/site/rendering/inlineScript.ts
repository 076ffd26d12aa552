// The inline script of the page at `/`. It runs before any other script has loaded: the hash of the URL, which the server never sees,
// tells which page the visitor opens. It shows the home page's HTML or the header, requests the page's files, its first reads and its
// first screen, and shows that screen as soon as it and its styles have arrived. React then replaces it in one step.
import { limits } from '@pavilion/protocol/limits.ts';
import type { Prefetches } from '@pavilion/protocol/siteRenderer.ts';
import { readUrls as urlsOfReads } from './readUrls.ts';

const settings = {
  narrow: `(max-width: ${limits.narrowMaxPx}px)`,
  language: String(limits.languageHeader),
  tenantId: String(limits.tenantId),
  timeoutMs: limits.requestTimeoutMs,
};

/** The script's text: the functions below as they are written, called with the settings. */
export const inlineScript = (): string => `(${startPage})(${urlsOfReads},${JSON.stringify(settings)})`;

function startPage(readUrls: typeof urlsOfReads, config: typeof settings): void {
  const page = document.documentElement;
  const root = document.getElementById('root')!;
  /** A browser may refuse storage; it then reads as empty. */
  function stored(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  // In the native app the page is marked as lib/nativeApp.ts marks it, so that nothing moves when that runs.
  const app = /\bPavilionApp\/\S+(?: \(([\w; ]*)\))?/.exec(navigator.userAgent);
  if (app) {
    page.dataset.app = (app[1] ?? '').replaceAll(';', ' ');
    const statusBarPx = Number(stored('statusBarHeight'));
    if (statusBarPx > 0 && statusBarPx <= 120) page.style.setProperty('--status-bar', `${statusBarPx}px`);
  }
  const locale = page.lang;
  const chosen = stored('locale');
  if (chosen && chosen !== locale) return; // the app draws the page in the reader's language

  const token = stored('isAuthenticated') === 'true' ? stored('token') : null;
  /** Shows server-rendered HTML. The Content-Security-Policy allows styles that a script sets, but no `style` attribute. */
  function show(content: DocumentFragment): void {
    if (root.querySelector('main:not(.static)')) return; // React has drawn the page
    for (const element of content.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset.style!;
      element.removeAttribute('data-style');
    }
    if (token) for (const element of content.querySelectorAll('[data-visitor]')) element.remove();
    content.querySelector('main')?.classList.add('static');
    root.replaceChildren(content);
  }
  const showTemplate = (id: string) =>
    show(document.importNode((document.getElementById(id) as HTMLTemplateElement).content, true));

  const url = location.hash.slice(1);
  const [path = '', search = ''] = url.split('?');
  const isHome = ['', '/', '/home'].includes(path);
  showTemplate(isHome ? 'home-screen' : 'frame-screen');
  if (isHome) return;

  const prefetches = JSON.parse(document.getElementById('prefetch')!.textContent!) as Prefetches;
  const prefetch = prefetches[path];
  if (!prefetch) return;
  const addLink = (attributes: Partial<HTMLLinkElement>) =>
    document.head.appendChild(Object.assign(document.createElement('link'), attributes));
  const isNarrow = matchMedia(config.narrow).matches;
  const common = { 'Accept-Language': locale, language: config.language, 'tenant-id': config.tenantId };
  const get = (from: string, headers: Record<string, string>) =>
    fetch(from, { headers: { ...common, ...headers }, signal: AbortSignal.timeout(config.timeoutMs) });

  window.prefetched = {};
  const urls = readUrls(prefetch.reads, search, isNarrow);
  for (const read of urls) {
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (token) headers.Authorization = `Bearer ${token}`;
    const response: Promise<Response> & { said?: unknown } = get(read, headers);
    window.prefetched[[locale, token ?? '', read].join(' ')] = response;
    response
      .then((arrived) => (arrived.ok ? arrived.clone().json() : undefined))
      .then((body: unknown) => {
        response.said = body;
      })
      .catch(() => undefined); // the page sends the request again, and shows what fails
  }
  const styled = Promise.all(
    prefetch.files.map((file) => {
      if (!file.endsWith('.css')) return void addLink({ rel: 'modulepreload', href: `/${file}` });
      const sheet = addLink({ rel: 'stylesheet', crossOrigin: '', href: `/${file}` });
      return new Promise<void>((loaded) => {
        sheet.onload = () => loaded();
        sheet.onerror = () => sheet.remove(); // the page fetches it again, and shows what fails
      });
    }),
  );
  if (urls.length === 0) return;
  /** Requests the screen in a task of its own: a phone takes long to look up its time zone. */
  const requestScreen = () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const params = new URLSearchParams({ path: url, narrow: isNarrow ? '1' : '0', zone: timeZone });
    return get(`/first-screen?${params}`, { Accept: 'text/html' });
  };
  const screen = new Promise((next) => setTimeout(next)).then(requestScreen);
  Promise.all([screen, styled])
    .then(async ([response]) => {
      if (!response.ok) return; // the page draws itself
      const template = document.createElement('template');
      template.innerHTML = await response.text();
      show(document.importNode(template.content, true));
    })
    .catch(() => undefined); // the page draws itself
}
