import type { ReactNode } from 'react';
import { inNativeApp, openExternal } from '../../lib/nativeApp.ts';
import { useNarrow } from '../../lib/useNarrow.ts';

/**
 * A link to an external page: opened by the native app if there is one; else in a new tab, or in the same window on large screens if
 * requested (spec §2: the media resource library).
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
