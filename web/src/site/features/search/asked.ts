// What is being searched for. It outlives the page: whoever leaves /search and comes back finds it as it was (spec §2).
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { useEffect } from 'react';
import { codeOf, number, type Said, useAddress, words } from '../../../lib/address.ts';
import { useGo } from '../../../lib/Link.tsx';
import { createStore, useStore } from '../../../lib/store.ts';

const address = {
  q: words(),
  class: codeOf(ContentClass.options.map(({ code }) => code)),
  pageNum: number(1, 1000),
};
export type Asked = Said<typeof address>;

const asked = createStore<Asked>({});
const isBare = ({ q, class: of, pageNum }: Asked) => !q && of === undefined && pageNum === undefined;

/** The question, and how to ask another: the address follows. A bare address brings the last question back. */
export function useAsked(isOpen: boolean) {
  const now = useStore(asked);
  const said = useAddress(address);
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
    // The first drawing has the address's question already, not none.
    asked: isOpen && !isBare(said) ? { q, class: of, pageNum } : now,
    ask(next: Asked, options: { replace?: boolean } = {}) {
      asked.set(next);
      go('/search', { ...next }, options);
    },
  };
}
