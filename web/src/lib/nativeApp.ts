// The site inside the native app's webview: how it is detected, and the messages of the two (docs/native-app.md).
import { readText, writeText } from './storage.ts';

/** The messages that the site sends to the app. */
type AppMessage =
  | { type: 'ready' }
  | { type: 'openExternal'; url: string }
  | { type: 'share'; url: string; title: string };

/** Android: an object of the page that takes text. iOS: a message handler of WebKit that takes values. */
declare global {
  interface Window {
    PavilionApp?: { postMessage(text: string): void };
    webkit?: { messageHandlers?: { pavilion?: { postMessage(message: AppMessage): void } } };
  }
  interface WindowEventMap {
    pavilionapp: CustomEvent<{ statusBarHeight?: unknown } | null>;
  }
}
const bridges = () => {
  const { PavilionApp, webkit } = window;
  return { android: PavilionApp, ios: webkit?.messageHandlers?.pavilion };
};

/** `PavilionApp/1.4 (ownHeader; ownTabs)`: the mark is there before any script, the bars it names are drawn by the app. */
const mark = () => /\bPavilionApp\/\S+(?: \(([\w; ]*)\))?/.exec(navigator.userAgent);
export const inNativeApp = (): boolean => Boolean(mark() || bridges().android || bridges().ios);

/** Posts a message to the app. Returns false if there is no app. */
export function postToApp(message: AppMessage): boolean {
  const { android, ios } = bridges();
  if (android) android.postMessage(JSON.stringify(message));
  else if (ios) ios.postMessage(message);
  else return false;
  return true;
}

const highestBarPx = 120;
function showStatusBar(px: unknown): px is number {
  const fits = typeof px === 'number' && px >= 0 && px <= highestBarPx;
  if (fits) document.documentElement.style.setProperty('--status-bar', `${px}px`);
  return fits;
}

/** First thing of all: marks the page for its CSS, applies the height kept from the last visit, and greets the app. */
export function connectNativeApp(): void {
  if (!inNativeApp()) return;
  document.documentElement.dataset.app = (mark()?.[1] ?? '').replaceAll(';', ' ');
  const kept = readText('statusBarHeight');
  if (kept) showStatusBar(Number(kept));
  addEventListener('pavilionapp', (event) => {
    const height = event.detail?.statusBarHeight;
    if (showStatusBar(height)) writeText('statusBarHeight', String(height));
  });
  postToApp({ type: 'ready' });
}

/**
 * Opens a page that is not ours: the app takes it where there is one; else a new tab, or the same window where that is
 * wished (spec §2: the media library on large screens).
 */
export function openExternal(url: string, target: 'newTab' | 'sameWindow' = 'newTab'): void {
  if (postToApp({ type: 'openExternal', url })) return;
  if (target === 'sameWindow') location.assign(url);
  else window.open(url, '_blank', 'noopener');
}
