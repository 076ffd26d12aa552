import { type RefObject, useEffect, useState } from 'react';

interface Ahead {
  /** How far before it is seen. */
  aheadPx?: number;
  /** Loads after this time without scrolling; left out, never. */
  quietMs?: number;
}
/** False until the box comes near the screen, then true for good: what is drawn there can wait. */
export function useNear(box: RefObject<Element | null>, { aheadPx = 0, quietMs }: Ahead): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !box.current) return;
    const come = () => setNear(true);
    const watcher = new IntersectionObserver((seen) => seen.some((e) => e.isIntersecting) && come(), {
      rootMargin: `${aheadPx}px 0px`,
    });
    watcher.observe(box.current);
    const timer = quietMs === undefined ? undefined : setTimeout(come, quietMs);
    return () => {
      watcher.disconnect();
      clearTimeout(timer);
    };
  }, [near, box, aheadPx, quietMs]);
  return near;
}
