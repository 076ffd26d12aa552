import type { Competition, EntryDetail, EntryQuery } from '@pavilion/protocol/competition.ts';
import type { EntryCard } from '@pavilion/protocol/entryCards.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import type { Kysely } from 'kysely';
import type { Ctx, JobCtx } from '../../kit/ctx.ts';
import { addressKey, consumeWithin } from '../../kit/limit.ts';
import type { DB } from '../../kit/tables.ts';
import type { JobDefinition } from '../../platform/jobs.ts';
import { withPreview } from '../content/preview.service.ts';
import { entryKind } from './competition.content.service.ts';
import { countView, forgetViews, hasChanged, notifyChanged } from './counts.queries.ts';
import { countEntries, findCompetition, findEntry, findNeighbours, listCards } from './entries.queries.ts';

export { putCounts } from './counts.queries.ts';
export { entrySource } from './source.service.ts';

/** Lists the leading entries. Cached responses that show them depend on `competition_entries`, `competition_counts` and `pictures`. */
export const listForHome = (db: Kysely<DB>, limit: number): Promise<EntryCard[]> =>
  listCards(db, { competitionId: limits.competitionId, keyword: '' }, 'votes', { limit, offset: 0 });

export async function listEntries(
  { db, counts }: Ctx,
  { competitionId, keyword, sort, pageNum, pageSize }: EntryQuery,
): Promise<{ rows: EntryCard[]; total: number }> {
  const filter = { competitionId, keyword };
  const [rows, total] = await Promise.all([
    listCards(db, filter, sort, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
    counts.of(`entries:${JSON.stringify(filter)}`, ['competitionEntries'], () => countEntries(db, filter)),
  ]);
  return { rows, total };
}

export const getEntry = (ctx: Ctx, input: { id: number; preview?: string | undefined }): Promise<EntryDetail> =>
  withPreview(ctx, entryKind, input, async ({ db }) => {
    const found = await findEntry(db, limits.competitionId, input.id);
    if (!found) throw new AppError('notFound');
    return { ...found, ...(await findNeighbours(db, limits.competitionId, found.number)) };
  });

export async function getCompetition({ db }: Ctx, { competitionId }: { competitionId: number }): Promise<Competition> {
  const found = await findCompetition(db, competitionId);
  if (!found) throw new AppError('notFound');
  return found;
}

const viewMs = 30 * 60_000;
/** More than anyone watches in a minute. A script that changes its user agent for each call is limited by its IP address. */
const viewsPerMinute = 60;
/** Counts a view. A visitor is the user, or IP address and browser; only a keyed hash of it is stored, for the half hour. */
export async function addView(ctx: Ctx, { id }: { id: number }): Promise<{ views: number }> {
  const who = ctx.user ? `user:${ctx.user.id}` : `visitor:${ctx.ip}:${ctx.userAgent}`;
  await consumeWithin(ctx, `entryView:${ctx.signer.sign(`address:${addressKey(ctx.ip)}`)}`, viewsPerMinute, 60);
  const now = ctx.now();
  const views = await countView(ctx.db, {
    entryId: id,
    visitor: ctx.signer.sign(`entryView:${who}`),
    now,
    since: new Date(now.getTime() - viewMs),
  });
  if (views === undefined) throw new AppError('notFound');
  return { views };
}

/** The job runs every minute and looks back three: a run may be late, and a repeated notice costs little. */
const lookBackMs = 3 * 60_000;
/** Publishes counts to cached responses, which are at most a minute old, and deletes viewers' hashes once they are out of use. */
export async function publishCounts({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  const at = now().getTime();
  if (await hasChanged(db, new Date(at - lookBackMs))) await notifyChanged(db);
  await forgetViews(db, new Date(at - viewMs));
}
export const competitionJobs = (ctx: () => JobCtx): Record<string, JobDefinition> => ({
  'competition.counts': { cron: '* * * * *', run: () => publishCounts(ctx()) },
});
