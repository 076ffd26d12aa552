import type { FrameData } from '@pavilion/protocol/siteRenderer.ts';
import type { BaseCtx } from '../../kit/ctx.ts';
import type { ResponseCache } from '../../kit/responseCache.ts';
import { listNavigation } from '../navigation/navigation.service.ts';
import { getSiteSettings } from '../settings/settings.service.ts';

export const frameTables = ['navigationItems', 'siteSettings'] as const;

async function readFrame(ctx: BaseCtx): Promise<FrameData> {
  const [lines, { mediaLibraryUrl, androidUrl, iosUrl }] = await Promise.all([
    listNavigation(ctx, { place: 'header' }),
    getSiteSettings(ctx),
  ]);
  const header = lines.map(({ id, zhTitle, enTitle, type, url }) => ({ id, zhTitle, enTitle, type, url }));
  return { header, mediaLibraryUrl, app: Boolean(androidUrl || iosUrl) };
}

/** Returns what the header shows. It is read once and kept until the navigation or the settings change. */
export function createFrame(ctx: BaseCtx, cache: Pick<ResponseCache, 'stateOf'>): () => Promise<FrameData> {
  let known: { state: string; frame: Promise<FrameData> } | undefined;
  return () => {
    const state = cache.stateOf(frameTables);
    if (known?.state === state) return known.frame;
    const frame = readFrame(ctx);
    known = { state, frame };
    frame.catch(() => {
      known = undefined; // the next request reads again; this one fails
    });
    return frame;
  };
}
