import type { ReactNode } from 'react';
import { inNativeApp, openExternal } from '../../lib/nativeApp.ts';
import { useNarrow } from '../../lib/useNarrow.ts';

/**
 * A page that is not ours: the native app takes it where there is one; else a new tab, and the same window on large
 * screens where that is wished (spec §2: the media resource library).
 */
export function ExternalLink({
  href,
  sameWindowWhenWide = false,
  className,
  children,
}: {
  href: string;
  sameWindowWhenWide?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const narrow = useNarrow();
  const here = sameWindowWhenWide && !narrow;
  return (
    <a
      href={href}
      target={here ? undefined : '_blank'}
      rel="noopener noreferrer"
      className={className}
      onClick={(e) => {
        if (!inNativeApp()) return;
        e.preventDefault();
        openExternal(href, here ? 'sameWindow' : 'newTab');
      }}
    >
      {children}
    </a>
  );
}
