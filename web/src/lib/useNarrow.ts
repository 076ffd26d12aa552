import { limits } from '@pavilion/protocol/limits.ts';
import { useSyncExternalStore } from 'react';

const query = `(max-width: ${limits.narrowMaxPx}px)`;
export const isNarrow = (): boolean => matchMedia(query).matches;

/** For structure that differs on phones; what only looks different is CSS (`wide:`, `narrow:`). */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    isNarrow,
    () => false,
  );
