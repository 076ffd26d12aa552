import { useEffect, useSyncExternalStore } from 'react';
import { cx } from './cx.ts';
import { type IconName, paths, solid } from './iconPaths.ts';

export type { IconName };

const firstPaths: Partial<Record<IconName, string>> = paths;
let more: Partial<Record<IconName, string>> | undefined;
const waiting = new Set<() => void>();
const subscribe = (draw: () => void) => {
  waiting.add(draw);
  return () => waiting.delete(draw);
};
/** Loads the second set of strokes and shows it in the icons that wait for it. */
export async function loadMoreIcons(): Promise<void> {
  more = (await import('./moreIconPaths.ts')).morePaths;
  for (const draw of waiting) draw();
}
let asked = false;
/** The strokes of an icon; undefined until the second set has come. */
function usePath(name: IconName): string | undefined {
  const known = firstPaths[name];
  useEffect(() => {
    if (known || asked) return;
    asked = true;
    loadMoreIcons().catch(() => {
      asked = false; // failed to load: the next icon without strokes tries again
    });
  }, [known]);
  const read = () => known ?? more?.[name];
  return useSyncExternalStore(subscribe, read, read);
}

/** An icon, decorative by default because text is next to it. The font size (`text-24`) sets its size. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  const path = usePath(name);
  return (
    <svg className={cx('ic', className)} viewBox="0 0 24 24" aria-hidden="true">
      {path && <path d={path} {...(solid.has(name) && { fill: 'currentColor' })} />}
    </svg>
  );
}

/** The pavilion: three arcs with a projector's throw inside. `lamp` off is the 404. */
export function Mark({ lamp = true, className }: { lamp?: boolean; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round">
        <path d="M4 33C4 17 11 6 20 6s16 11 16 27" />
        <path d="M11 33c0-10 3.6-18 9-18s9 8 9 18" opacity=".62" />
      </g>
      {lamp && <path d="M20 22.5 25.2 33H14.800z" fill="var(--amber)" />}
    </svg>
  );
}
