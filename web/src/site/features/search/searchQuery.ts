// The current query. It outlives the page, so that a reader who returns to /search finds the same results (spec §2).

import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { useEffect } from 'react';
import { useGo } from '../../../lib/Link.tsx';
import { codeOf, number, type SearchParams, text, useSearchParams } from '../../../lib/searchParams.ts';
import { createStore, useStore } from '../../../lib/store.ts';

const address = {
  q: text(),
  class: codeOf(ContentClass.options.map(({ code }) => code)),
  pageNum: number(1, 1000),
};
export type SearchQuery = SearchParams<typeof address>;

const asked = createStore<SearchQuery>({});
const isBare = ({ q, class: of, pageNum }: SearchQuery) => !q && of === undefined && pageNum === undefined;

/** Returns the query and a function to change it; the URL follows. A URL without a query restores the last one. */
export function useSearchQuery(isOpen: boolean) {
  const now = useStore(asked);
  const said = useSearchParams('/search', address);
  const go = useGo();
  const { q, class: of, pageNum } = said;
  const key = JSON.stringify([q, of, pageNum]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds the address; `go` is made anew each time
  useEffect(() => {
    if (!isOpen) return;
    if (!isBare(said)) asked.set({ q, class: of, pageNum });
    else if (!isBare(asked.get())) go('/search', { ...asked.get() }, { replace: true });
  }, [isOpen, key]);
  return {
    // The first render uses the query of the URL.
    asked: isOpen && !isBare(said) ? { q, class: of, pageNum } : now,
    ask(next: SearchQuery, options: { replace?: boolean } = {}) {
      asked.set(next);
      go('/search', { ...next }, options);
    },
  };
}
