// The list's filters as the address carries them, so that a list can be shared, bookmarked and gone back to.
import { ActivityPeriod } from '@pavilion/protocol/activities.ts';
import { ActivityStatus } from '@pavilion/protocol/activityStatus.ts';
import { useLocation } from '@tanstack/react-router';
import { z } from 'zod';
import { type SearchValues, useAddress, useGo } from '../../../lib/Link.tsx';

/** A value that does not fit is dropped, not the whole address. */
const mild = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);
const ForumAddress = z.object({
  status: mild(ActivityStatus.schema),
  kind: mild(z.coerce.number().int().min(1).max(32_767)),
  period: mild(ActivityPeriod.schema),
  keyword: mild(z.string().trim().max(100)),
  exhibitionId: mild(z.coerce.number().int().min(1).max(2_147_483_647)),
  pageNum: mild(z.coerce.number().int().min(1).max(100_000)),
});
export type ForumFilter = z.output<typeof ForumAddress>;

export const isFiltered = ({ pageNum: _, ...filter }: ForumFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined && value !== '');

const path = '/activityForum';
/** The filter in the address, and how to change it: any change begins at the first page again. */
export function useForumFilter() {
  const filter: ForumFilter = useAddress(ForumAddress) ?? {};
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
