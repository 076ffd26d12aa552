import { appPagePanel, consoleBanner } from '@pavilion/protocol/panels.ts';
import { cached, implement } from '../../kit/implement.ts';
import { consoleHandlersOf } from '../content/content.console.service.ts';
import { bannerKind } from './panels.content.service.ts';
import { bannerTables, getPagePanelBanner } from './panels.service.ts';

export const panelSlice = implement(appPagePanel, {
  // Cached for a minute at most, so a banner appears and disappears within a minute of its time.
  getPagePanelBanner: cached(bannerTables, getPagePanelBanner),
});
export const consoleBannerSlice = implement(consoleBanner, consoleHandlersOf(bannerKind));
