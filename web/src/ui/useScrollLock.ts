import { useEffect } from 'react';

let holders = 0;
/**
 * The page behind a popup does not scroll. Ours instead of Radix's, which writes a <style> element that the CSP refuses:
 * so Dialog draws its own scrim and Menu is not modal.
 */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    const { style, clientWidth } = document.documentElement;
    const scrollbar = window.innerWidth - clientWidth;
    holders += 1;
    if (holders === 1) {
      style.overflow = 'hidden';
      if (scrollbar > 0) style.paddingInlineEnd = `${scrollbar}px`;
    }
    return () => {
      holders -= 1;
      if (holders > 0) return;
      style.overflow = '';
      style.paddingInlineEnd = '';
    };
  }, [locked]);
}
