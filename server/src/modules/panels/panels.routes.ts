import { appPagePanel, consoleBanner } from '@pavilion/protocol/panels.ts';
import { cached, implement } from '../../kit/implement.ts';
import { deskOf } from '../content/desk.service.ts';
import { bannerKind } from './panels.content.service.ts';
import { bannerTables, getPagePanelBanner } from './panels.service.ts';

export const panelSlice = implement(appPagePanel, {
  // Kept for a minute at most, so a banner comes and goes within a minute of its hour.
  getPagePanelBanner: cached(bannerTables, getPagePanelBanner),
});
export const consoleBannerSlice = implement(consoleBanner, deskOf(bannerKind));
