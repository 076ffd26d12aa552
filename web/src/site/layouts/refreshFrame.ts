import { navigation } from '@pavilion/protocol/navigation.ts';
import { settings } from '@pavilion/protocol/settings.ts';
import { request } from '../../lib/api.ts';
import { frameStore } from './frameData.ts';

/** Where the page did not come with it (a page kept offline, the dev server), the header's lines are asked for. */
export async function refreshFrame(): Promise<void> {
  const [header, { mediaLibraryUrl, androidUrl, iosUrl }] = await Promise.all([
    request(navigation.list, { place: 'header' }),
    request(settings.site),
  ]);
  frameStore.set({ header, mediaLibraryUrl, app: Boolean(androidUrl || iosUrl) });
}
