// Scheduled publications.
import type { JobCtx } from '../../kit/ctx.ts';
import type { JobDefinition } from '../../platform/jobs.ts';
import { listDue } from './content.queries.ts';
import { type AnyKind, checkFit, lockOrThrow, publishDraft, recordContentEvent, shaped } from './content.service.ts';

/** Publishes what is due, each in a transaction of its own. */
async function publishDue(ctx: JobCtx, kinds: readonly AnyKind[]): Promise<void> {
  const failures: unknown[] = [];
  for (const { kind: name, recordId } of await listDue(ctx.db, ctx.now())) {
    const kind = kinds.find((k) => k.kind === name);
    if (!kind) throw new Error(`no kind of content is called ${name}`);
    try {
      await ctx.db.transaction().execute(async (db) => {
        const own = { ...ctx, db };
        const record = await lockOrThrow(own, kind, recordId);
        if (!record.dueAt || record.dueAt > ctx.now()) return;
        checkFit(kind, shaped(kind, record.draft), record.dueLanguages);
        await publishDraft(own, kind, record, record.dueLanguages, record.dueAt);
        await recordContentEvent(own, kind, record, 'publish', record.dueLanguages, null);
      });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length) throw new AggregateError(failures, `${failures.length} scheduled publications failed`);
}
export const contentJobs = (ctx: () => JobCtx, kinds: readonly AnyKind[]): Record<string, JobDefinition> => ({
  'content.due': { cron: '* * * * *', run: () => publishDue(ctx(), kinds) },
});
