import { useEffect, useState } from 'react';

/** Returns true once the page is scrolled further than `px`. */
export function useScrolled(px: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > px);
    // Measured in the next frame: an immediate read would force a layout.
    const frame = requestAnimationFrame(look);
    addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', look);
    };
  }, [px]);
  return scrolled;
}
