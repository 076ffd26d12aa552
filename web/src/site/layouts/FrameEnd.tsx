import { lazy, Suspense, useEffect, useRef, useState } from 'react';

const Footer = lazy(() => import('./Footer.tsx').then((m) => ({ default: m.Footer })));
const PanelStrip = lazy(() => import('./PanelStrip.tsx').then((m) => ({ default: m.PanelStrip })));

/** How far ahead of the reader the end of the page is fetched; whoever never scrolls gets it once the page is quiet. */
const aheadPx = 800;
const quietMs = 4_000;

function useNear(box: React.RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !box.current) return;
    const come = () => setNear(true);
    const watcher = new IntersectionObserver((seen) => seen.some((e) => e.isIntersecting) && come(), {
      rootMargin: `${aheadPx}px`,
    });
    watcher.observe(box.current);
    const timer = setTimeout(come, quietMs);
    return () => {
      watcher.disconnect();
      clearTimeout(timer);
    };
  }, [near, box]);
  return near;
}

/** The page's panel of banners and the footer: no part of the first download. Their room is kept, so nothing moves. */
export function FrameEnd({ path }: { path: string | undefined }) {
  const end = useRef<HTMLDivElement>(null);
  const near = useNear(end);
  return (
    <div ref={end}>
      {near && path && (
        <Suspense>
          <PanelStrip path={path} />
        </Suspense>
      )}
      <footer className="mt-(--section) min-h-80 bg-ink-0 pt-9 pb-7 text-14 text-fg-3 wide:pt-16 wide:pb-10">
        {near && (
          <Suspense>
            <Footer />
          </Suspense>
        )}
      </footer>
    </div>
  );
}
