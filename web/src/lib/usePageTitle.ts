import { useEffect } from 'react';

/** A page about one thing bears its name: the frame writes the screen's title first, this puts the thing's in its place. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    if (!title) return;
    const [, brand] = document.title.split(' · ');
    document.title = brand ? `${title} · ${brand}` : title;
  }, [title]);
}
