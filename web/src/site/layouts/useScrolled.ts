import { useEffect, useState } from 'react';

/** True once the page is scrolled further than so many px. */
export function useScrolled(px: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > px);
    // With the next frame: asked at once, the browser would have to lay the page out for the answer.
    const frame = requestAnimationFrame(look);
    addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', look);
    };
  }, [px]);
  return scrolled;
}
