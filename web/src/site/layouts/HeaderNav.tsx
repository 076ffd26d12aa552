import { type RefObject, useEffect, useRef } from 'react';
import { UrlNavLink } from '../../lib/Link.tsx';
import { useLocale, useSay } from '../../lib/locale.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ExternalLink } from './ExternalLink.tsx';
import { text } from './frame.text.ts';
import { useFrameData } from './frameData.ts';
import { isShown } from './navigation.ts';

/**
 * Hides links without room. CSS wraps them out of view, so that the first paint needs no measurement. Hidden links are not focusable; the
 * side menu contains all.
 */
function useFit(nav: RefObject<HTMLElement | null>, of: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have other widths
  useEffect(() => {
    const box = nav.current;
    if (!box) return;
    const look = () => {
      const lines = [...box.querySelectorAll<HTMLElement>(':scope > *')];
      for (const line of lines) line.style.visibility = line.offsetTop > lines[0]!.offsetTop ? 'hidden' : '';
    };
    // The observer also reports once initially, after the page's own layout.
    const watcher = new ResizeObserver(look);
    watcher.observe(box);
    return () => watcher.disconnect();
  }, [nav, of]);
}

/** The header's links, in the order set by staff. */
export function HeaderNav() {
  const say = useSay();
  const zh = useLocale() === 'zh-CN';
  const { header } = useFrameData();
  const nav = useRef<HTMLElement>(null);
  const lines = header.filter(isShown);
  useFit(nav, `${zh} ${lines.map(({ id }) => id)}`);
  return (
    <nav ref={nav} className="nav" aria-label={say(text.main)}>
      {lines.map(({ id, zhTitle, enTitle, type, url }) => {
        const words = zh ? zhTitle : enTitle;
        return type === 99 ? (
          <ExternalLink key={id} href={url}>
            {words}
            <Icon name="out" />
          </ExternalLink>
        ) : (
          <UrlNavLink key={id} url={url}>
            {words}
          </UrlNavLink>
        );
      })}
    </nav>
  );
}
