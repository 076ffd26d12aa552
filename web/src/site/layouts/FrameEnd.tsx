import { useRef } from 'react';
import { lazyWithRetry } from '../../lib/lazyWithRetry.tsx';
import { useNear } from '../../ui/useNear.ts';
import { withPageStyles } from '../pageStyles.ts';

// Its styles are among those of all pages, which the home page and the 404 page load later.
const Footer = lazyWithRetry(withPageStyles(() => import('./Footer.tsx').then((m) => m.Footer)));
const PanelStrip = lazyWithRetry(() => import('./PanelStrip.tsx').then((m) => m.PanelStrip));

/** The end of the page is loaded before the reader reaches it, and without scrolling once the page is idle. */
const ahead = { aheadPx: 800, quietMs: 4_000 };

/**
 * The page's panel of banners and the footer, which are not part of the first download. Their space is reserved, so that nothing moves.
 */
export function FrameEnd({ path }: { path: string | undefined }) {
  const end = useRef<HTMLDivElement>(null);
  const near = useNear(end, ahead);
  return (
    <div ref={end}>
      {near && path && <PanelStrip path={path} />}
      <footer className="later mt-(--section) min-h-80 bg-ink-0 pt-9 pb-7 text-14 text-fg-3 wide:pt-16 wide:pb-10">
        {near && <Footer />}
      </footer>
    </div>
  );
}
