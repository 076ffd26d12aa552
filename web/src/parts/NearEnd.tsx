import { limits } from '@pavilion/protocol/limits.ts';
import { useEffect, useRef } from 'react';

/** The end of an endless list: the next page comes 300 ms after its place is near (spec §9). `children` says so. */
export function NearEnd({ onNear, children }: { onNear: () => void; children: string }) {
  const mark = useRef<HTMLParagraphElement>(null);
  const tell = useRef(onNear);
  tell.current = onNear;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => tell.current(), limits.nextPageDelayMs);
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
