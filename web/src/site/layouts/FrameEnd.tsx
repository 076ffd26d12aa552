import { useRef } from 'react';
import { lazyPiece } from '../../lib/lazyPiece.tsx';
import { useNear } from '../../ui/useNear.ts';
import { withPageStyles } from '../pageStyles.ts';

// Its utilities are among those of all pages, which home and the page that is none begin without.
const Footer = lazyPiece(withPageStyles(() => import('./Footer.tsx').then((m) => m.Footer)));
const PanelStrip = lazyPiece(() => import('./PanelStrip.tsx').then((m) => m.PanelStrip));

/** The end of the page is fetched before the reader is there; whoever never scrolls gets it once the page is quiet. */
const ahead = { aheadPx: 800, quietMs: 4_000 };

/** The page's panel of banners and the footer: no part of the first download. Their room is kept, so nothing moves. */
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
