import { useEffect, useSyncExternalStore } from 'react';
import { cx } from './cx.ts';
import { type IconName, paths, solid } from './iconPaths.ts';

export type { IconName };

let more: Partial<Record<IconName, string>> | undefined;
const waiting = new Set<() => void>();
const subscribe = (draw: () => void) => {
  waiting.add(draw);
  return () => waiting.delete(draw);
};
let asked = false;
/** The strokes of an icon; undefined until the second set has come. */
function usePath(name: IconName): string | undefined {
  const known = (paths as Partial<Record<IconName, string>>)[name];
  useEffect(() => {
    if (known || asked) return;
    asked = true;
    import('./moreIconPaths.ts').then(
      ({ morePaths }) => {
        more = morePaths;
        for (const draw of waiting) draw();
      },
      () => {
        asked = false; // lost on the way: the next icon without strokes asks again
      },
    );
  }, [known]);
  return useSyncExternalStore(subscribe, () => known ?? more?.[name]);
}

/** Decorative by default: the words beside it speak. Sized by the font (`text-24`). */
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
