import { limits } from '@pavilion/protocol/limits.ts';
import { useEffect, useRef } from 'react';

/** The end of an endless list: the next page loads 300 ms after it is near the viewport (spec §9). `children` is its text. */
export function NearEnd({ onNear, children }: { onNear: () => void; children: string }) {
  const mark = useRef<HTMLParagraphElement>(null);
  const latestOnNear = useRef(onNear);
  latestOnNear.current = onNear;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => latestOnNear.current(), limits.nextPageDelayMs);
      },
      { rootMargin: '0px 0px 500px' },
    );
    if (mark.current) watch.observe(mark.current);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, []);
  return (
    <p ref={mark} role="status" className="py-8 text-center text-13 text-fg-3">
      {children}
    </p>
  );
}
