import type { NavigationItem } from '@pavilion/protocol/navigation.ts';

/** What the header shows of the settings and the navigation desk; the server sends it with the page (shell.ts). */
export interface FrameData {
  header: readonly Pick<NavigationItem, 'id' | 'zhTitle' | 'enTitle' | 'type' | 'url'>[];
  mediaLibraryUrl: string;
  /** There is an app to download. */
  app: boolean;
}
