// What is being searched for. It outlives the page: whoever leaves /search and comes back finds it as it was (spec §2).
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { useEffect } from 'react';
import { z } from 'zod';
import { useAddress, useGo } from '../../../lib/Link.tsx';
import { createStore, useStore } from '../../../lib/store.ts';

const Address = z.object({
  q: z.string().trim().max(100).optional().catch(undefined),
  class: ContentClass.schema.optional().catch(undefined),
  pageNum: z.coerce.number<number>().int().min(1).max(1000).optional().catch(undefined),
});
export type Asked = z.output<typeof Address>;

const asked = createStore<Asked>({});
const isBare = ({ q, class: of, pageNum }: Asked) => !q && of === undefined && pageNum === undefined;

/** The question, and how to ask another: the address follows. A bare address brings the last question back. */
export function useAsked(isOpen: boolean) {
  const now = useStore(asked);
  const address = useAddress(Address) ?? {};
  const go = useGo();
  const { q, class: of, pageNum } = address;
  const key = JSON.stringify([q, of, pageNum]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds the address; `go` is made anew each time
  useEffect(() => {
    if (!isOpen) return;
    if (!isBare(address)) asked.set({ q, class: of, pageNum });
    else if (!isBare(asked.get())) go('/search', { ...asked.get() }, { replace: true });
  }, [isOpen, key]);
  return {
    asked: now,
    ask(next: Asked, options: { replace?: boolean } = {}) {
      asked.set(next);
      go('/search', { ...next }, options);
    },
  };
}
