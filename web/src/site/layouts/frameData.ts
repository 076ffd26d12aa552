import type { FrameData } from '@pavilion/protocol/siteRenderer.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { text } from './frame.text.ts';

const line = (words: { zh: string; en: string }, url: string, i: number) => ({
  id: -i,
  zhTitle: words.zh,
  enTitle: words.en,
  type: url ? (2 as const) : (1 as const),
  url,
});
/** The navigation of a new installation (0016_site.sql), shown until the response arrives. */
const builtIn: FrameData = {
  header: [
    line(text.home, '/home', 1),
    line(text.programmes, '/program', 2),
    line(text.festivals, '/exhibition', 3),
    line(text.activities, '/activityForum', 4),
    line(text.news, '/information', 5),
    line(text.competition, '/competition', 6),
    line(text.exhibitors, '/domesticExhibitor', 7),
    line(text.buyers, '/overseasCustomers', 8),
    line(text.about, '/about', 9),
    line(text.language, '', 10),
  ],
  mediaLibraryUrl: '',
  app: false,
};

/**
 * Sent with the page, so that nothing moves when the app takes over (rendering/document.ts). Our own server wrote it, so no schema is
 * needed.
 */
function sent(): FrameData | undefined {
  const words = globalThis.document?.getElementById('frame-data')?.textContent;
  return words ? (JSON.parse(words) as FrameData) : undefined;
}
const first = sent();
export const cameWithPage = first !== undefined;
export const frameStore = createStore<FrameData>(first ?? builtIn);
export const useFrameData = (): FrameData => useStore(frameStore);
