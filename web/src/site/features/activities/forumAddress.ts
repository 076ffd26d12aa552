// The list's filters as the address carries them, so that a list can be shared, bookmarked and gone back to.
import { ActivityPeriod } from '@pavilion/protocol/activities.ts';
import { ActivityStatus } from '@pavilion/protocol/activityStatus.ts';
import { useLocation } from '@tanstack/react-router';
import { categoryId, id, oneOf, page, type Said, useAddress, words } from '../../../lib/address.ts';
import { type SearchValues, useGo } from '../../../lib/Link.tsx';

const address = {
  status: oneOf(ActivityStatus.names),
  kind: categoryId,
  period: oneOf(ActivityPeriod.names),
  keyword: words(),
  exhibitionId: id,
  pageNum: page,
};
export type ForumFilter = Said<typeof address>;

export const isFiltered = ({ pageNum: _, ...filter }: ForumFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined && value !== '');

const path = '/activityForum';
/** The filter in the address, and how to change it: any change begins at the first page again. */
export function useForumFilter() {
  const filter = useAddress(address);
  const here = useLocation({ select: (at) => at.pathname });
  const go = useGo();
  const set = (change: Partial<Record<keyof ForumFilter, string | number | undefined>>, replace = true) => {
    // Words whose typing had not come to rest when the reader went on must not change the next page's address.
    if (here === path) go(path, { ...filter, pageNum: undefined, ...change } as SearchValues, { replace });
  };
  const clear = () => go(path, {});
  return { filter, set, clear };
}
export type Forum = ReturnType<typeof useForumFilter>;
