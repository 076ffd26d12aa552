import { type RefObject, useEffect, useRef } from 'react';
import { NavLink } from '../../lib/Link.tsx';
import { useLocale, useSay } from '../../lib/locale.ts';
import { Icon } from '../../ui/Icon.tsx';
import { hasScreen } from '../routes.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { text } from './frame.text.ts';
import { useFrameData } from './frameData.ts';
import { target } from './navigation.ts';

/**
 * The lines that have room: CSS wraps the others out of sight, so that the first paint needs no measuring. What is out of
 * sight must not be walked to with the keyboard either; the side menu has everything.
 */
function useFit(nav: RefObject<HTMLElement | null>, of: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have other widths
  useEffect(() => {
    const box = nav.current;
    if (!box) return;
    const look = () => {
      const lines = [...box.children] as HTMLElement[];
      for (const line of lines) line.style.visibility = line.offsetTop > lines[0]!.offsetTop ? 'hidden' : '';
    };
    // It looks once by itself, when the page is laid out anyway.
    const watcher = new ResizeObserver(look);
    watcher.observe(box);
    return () => watcher.disconnect();
  }, [nav, of]);
}

/** The header's own lines, in the order of the navigation desk. */
export function HeaderNav() {
  const say = useSay();
  const zh = useLocale() === 'zh-CN';
  const { header } = useFrameData();
  const nav = useRef<HTMLElement>(null);
  const lines = header.filter(({ type, url }) => type === 99 || (type === 2 && hasScreen(target(url).to)));
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
          <NavLink key={id} {...target(url)}>
            {words}
          </NavLink>
        );
      })}
    </nav>
  );
}
