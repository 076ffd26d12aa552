import { limits } from '@pavilion/protocol/limits.ts';
import { useSay } from '../../lib/locale.ts';
import { useNarrow } from '../../lib/useNarrow.ts';
import { IconButton } from '../../ui/Button.tsx';
import { text } from './frame.text.ts';
import { useScrolled } from './useScrolled.ts';

/** Appears after 100 px of scrolling, 50 on large screens (spec §9). */
export function BackToTop() {
  const say = useSay();
  const shown = useScrolled(useNarrow() ? limits.backToTopPx : limits.backToTopWidePx);
  if (!shown) return null;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <IconButton
      icon="up"
      label={say(text.backToTop)}
      onClick={() => window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })}
      className="fixed right-4 bottom-[calc(76px+env(safe-area-inset-bottom))] z-40 animate-fade border border-line-2/60 bg-ink-3/90 text-fg wide:right-8 wide:bottom-8"
    />
  );
}
