// The list's filters as search params, so that a list can be shared, bookmarked and navigated back to.

import { ActivityPeriod } from '@pavilion/protocol/activities.ts';
import { ActivityStatus } from '@pavilion/protocol/activityStatus.ts';
import { useLocation } from '@tanstack/react-router';
import { useGo } from '../../../lib/Link.tsx';
import {
  categoryId,
  id,
  oneOf,
  page,
  readSearchParams,
  type SearchParams,
  text,
  useSearchParams,
} from '../../../lib/searchParams.ts';

const address = {
  status: oneOf(ActivityStatus.names),
  kind: categoryId,
  period: oneOf(ActivityPeriod.names),
  keyword: text(),
  exhibitionId: id,
  pageNum: page,
};
export type ForumFilter = SearchParams<typeof address>;

export const isFiltered = ({ pageNum: _, ...filter }: ForumFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined && value !== '');

const path = '/activityForum';
/** Returns the filter of the search params, and a function to change it; every change returns to the first page. */
export function useForumFilter() {
  const filter = useSearchParams(path, address);
  const here = useLocation({ select: (at) => at.pathname });
  const go = useGo();
  const set = (change: Partial<Record<keyof ForumFilter, string | number | undefined>>, replace = true) => {
    // Ignores a debounced keyword after the reader has left: it must not change the next page's URL.
    if (here === path) go(path, readSearchParams(address, { ...filter, pageNum: undefined, ...change }), { replace });
  };
  const clear = () => go(path, {});
  return { filter, set, clear };
}
export type Forum = ReturnType<typeof useForumFilter>;
