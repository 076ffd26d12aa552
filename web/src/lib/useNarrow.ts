import { limits } from '@pavilion/protocol/limits.ts';
import { useSyncExternalStore } from 'react';

const query = `(max-width: ${limits.narrowMaxPx}px)`;
/** The width of a render on the server, which has no screen. */
let rendered = false;
export const setRenderedNarrow = (narrow: boolean): void => {
  rendered = narrow;
};
export const isNarrow = (): boolean => ('matchMedia' in globalThis ? matchMedia(query).matches : rendered);

/** Whether the screen is narrow, for a different structure on phones. Use CSS (`wide:`, `narrow:`) if only the look differs. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    isNarrow,
    isNarrow,
  );
