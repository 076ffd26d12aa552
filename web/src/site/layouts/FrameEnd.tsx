import { lazy, Suspense, useRef } from 'react';
import { useNear } from '../../ui/useNear.ts';
import { withPageStyles } from '../pageStyles.ts';

// Its utilities are among those of all pages, which home and the page that is none begin without.
const Footer = lazy(withPageStyles(() => import('./Footer.tsx').then((m) => ({ default: m.Footer }))));
const PanelStrip = lazy(() => import('./PanelStrip.tsx').then((m) => ({ default: m.PanelStrip })));

/** The end of the page is fetched before the reader is there; whoever never scrolls gets it once the page is quiet. */
const ahead = { aheadPx: 800, quietMs: 4_000 };

/** The page's panel of banners and the footer: no part of the first download. Their room is kept, so nothing moves. */
export function FrameEnd({ path }: { path: string | undefined }) {
  const end = useRef<HTMLDivElement>(null);
  const near = useNear(end, ahead);
  return (
    <div ref={end}>
      {near && path && (
        <Suspense>
          <PanelStrip path={path} />
        </Suspense>
      )}
      <footer className="later mt-(--section) min-h-80 bg-ink-0 pt-9 pb-7 text-14 text-fg-3 wide:pt-16 wide:pb-10">
        {near && (
          <Suspense>
            <Footer />
          </Suspense>
        )}
      </footer>
    </div>
  );
}
