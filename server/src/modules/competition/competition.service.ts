import type { Competition, EntryDetail, EntryQuery } from '@pavilion/protocol/competition.ts';
import type { EntryCard } from '@pavilion/protocol/entryCards.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import type { Kysely } from 'kysely';
import type { Ctx, JobCtx } from '../../kit/ctx.ts';
import { addressKey, limit } from '../../kit/limit.ts';
import type { DB } from '../../kit/tables.ts';
import type { JobDefinition } from '../../platform/jobs.ts';
import { withPreview } from '../content/preview.service.ts';
import { entryKind } from './competition.content.service.ts';
import { countView, forgetViews, hasChanged, tellChanged } from './counts.queries.ts';
import { countEntries, findCompetition, findEntry, findNeighbours, listCards } from './entries.queries.ts';

/** The leading entries. Kept answers that show them hold on `competition_entries`, `competition_counts` and `pictures`. */
export const listForHome = (db: Kysely<DB>, limit: number): Promise<EntryCard[]> =>
  listCards(db, { competitionId: limits.competitionId, keyword: '' }, 'votes', { limit, offset: 0 });

export async function listEntries(
  { db, counts }: Ctx,
  { competitionId, keyword, sort, pageNum, pageSize }: EntryQuery,
): Promise<{ rows: EntryCard[]; total: number }> {
  const filter = { competitionId, keyword };
  const [rows, total] = await Promise.all([
    listCards(db, filter, sort, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
    counts.of(`entries:${JSON.stringify(filter)}`, ['competition_entries'], () => countEntries(db, filter)),
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
/** More than anyone watches in a minute; a script that changes its name for each call is slowed by its address. */
const viewsPerMinute = 60;
/** A visitor is the user, or address and browser; only a keyed hash of it is kept, and no longer than the half hour. */
export async function addView(ctx: Ctx, { id }: { id: number }): Promise<{ views: number }> {
  const who = ctx.user ? `user:${ctx.user.id}` : `visitor:${ctx.ip}:${ctx.userAgent}`;
  await limit(ctx, `entryView:${ctx.signer.sign(`address:${addressKey(ctx.ip)}`)}`, viewsPerMinute, 60);
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

/** A minute's job looks back further than a minute: a round may come late, and telling twice costs little. */
const lookBackMs = 3 * 60_000;
/** Counts in kept answers are at most a minute old; who watched is forgotten as soon as it no longer decides anything. */
export async function tellCounts({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  const at = now().getTime();
  if (await hasChanged(db, new Date(at - lookBackMs))) await tellChanged(db);
  await forgetViews(db, new Date(at - viewMs));
}
export const competitionJobs = (ctx: () => JobCtx): Record<string, JobDefinition> => ({
  'competition.counts': { cron: '* * * * *', run: () => tellCounts(ctx()) },
});
