import type { ActivityDetail, ActivityKindItem, ActivityQuery } from '@pavilion/protocol/activities.ts';
import type { ActivityCard } from '@pavilion/protocol/activityCards.ts';
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { Kysely } from 'kysely';
import type { Ctx, JobCtx } from '../../kit/ctx.ts';
import type { DB } from '../../kit/tables.ts';
import type { JobDefinition } from '../../platform/jobs.ts';
import { listContentCards } from '../content/classes.service.ts';
import { withPreview } from '../content/preview.service.ts';
import { activityKind } from './activities.content.service.ts';
import {
  countActivities,
  findDetail,
  findOnline,
  hasEdge,
  listCards,
  listKinds,
  notifyChanged,
} from './activities.queries.ts';

/** Lists activities for the home page: in progress, then upcoming; past ones fill the remaining places. The order is that of `now`. */
export const listForHome = (db: Kysely<DB>, now: Date, limit: number): Promise<ActivityCard[]> =>
  listCards(db, { keyword: '' }, now, { limit, offset: 0 });

/** Returns a page of activities. The total is cached if no filter depends on the clock. */
export async function listActivities(
  { db, counts, now }: Ctx,
  { pageNum, pageSize, ...filter }: ActivityQuery,
): Promise<{ rows: ActivityCard[]; total: number }> {
  const at = now();
  const count = () => countActivities(db, filter, at);
  const asksClock = filter.status !== undefined || filter.period !== undefined;
  const [rows, total] = await Promise.all([
    listCards(db, filter, at, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
    asksClock ? count() : counts.of(`activities:${JSON.stringify(filter)}`, ['activities'], count),
  ]);
  return { rows, total };
}

export const listActivityKinds = ({ db }: Ctx): Promise<ActivityKindItem[]> => listKinds(db);

export const getActivity = (ctx: Ctx, input: { id: number; preview?: string | undefined }): Promise<ActivityDetail> =>
  withPreview(ctx, activityKind, input, async ({ db }) => {
    const found = await findDetail(db, input.id);
    if (!found) throw new AppError('notFound');
    const { exhibitionId, ...detail } = found;
    const wanted = exhibitionId === null ? [] : [{ class: ContentClass.exhibition, id: exhibitionId }];
    const [exhibition] = await listContentCards(db, wanted);
    return { ...detail, exhibition: exhibition ?? null };
  });

export async function getOnline({ db, now }: Ctx, { id }: { id: number }): Promise<{ url: string | null }> {
  const found = await findOnline(db, id, now());
  if (!found) throw new AppError('notFound');
  return found;
}

export const getClock = async ({ now }: Ctx): Promise<{ now: string }> => ({ now: now().toISOString() });

/** The job runs every minute and looks back three: a run may be late, and a repeated notice costs little. */
const LOOK_BACK_MS = 3 * 60_000;
/**
 * Drops cached answers that show current activities (home) when one begins or ends: no row changes then, so no trigger sends a notice.
 */
export async function announceStatusChanges({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  const until = now();
  if (await hasEdge(db, new Date(until.getTime() - LOOK_BACK_MS), until)) await notifyChanged(db);
}
export const activityJobs = (ctx: () => JobCtx): Record<string, JobDefinition> => ({
  'activities.edges': { cron: '* * * * *', run: () => announceStatusChanges(ctx()) },
});
