import { navigation } from '@pavilion/protocol/navigation.ts';
import { settings } from '@pavilion/protocol/settings.ts';
import { request } from '../../lib/api.ts';
import { frameStore } from './frameData.ts';

/** Loads the header's data if it did not come with the page (an offline page, the dev server). */
export async function refreshFrame(): Promise<void> {
  const [header, { mediaLibraryUrl, androidUrl, iosUrl }] = await Promise.all([
    request(navigation.list, { place: 'header' }),
    request(settings.site),
  ]);
  frameStore.set({ header, mediaLibraryUrl, app: Boolean(androidUrl || iosUrl) });
}
