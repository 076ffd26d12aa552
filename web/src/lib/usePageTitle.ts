import { useEffect } from 'react';
import { useLocale } from './locale.ts';

/** Sets the document title to an item's name, in place of the screen's title that the frame sets. */
export function usePageTitle(title: string): void {
  const locale = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame writes its own again with each change of language
  useEffect(() => {
    let isHere = Boolean(title);
    // Where both are drawn at once, the frame's effect comes after this one.
    queueMicrotask(() => {
      if (!isHere) return;
      const [, brand] = document.title.split(' · ');
      document.title = brand ? `${title} · ${brand}` : title;
    });
    return () => {
      isHere = false;
    };
  }, [title, locale]);
}
