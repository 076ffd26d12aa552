import type { BaseCtx } from '../../kit/ctx.ts';
import { insertVersion } from './content.queries.ts';
import { type AnyKind, missingEnglish, type PublishedAt, partOf } from './content.service.ts';

/**
 * Creates the console record for a row of a slice's own table that was written outside the console (an import, a certification), as if
 * the published content had been published from it. A row that has a record stays unchanged.
 */
export async function createRecordForExistingRow(
  ctx: Pick<BaseCtx, 'db' | 'now'>,
  { kind }: AnyKind,
  recordId: number,
  form: Record<string, unknown>,
  at: PublishedAt,
): Promise<void> {
  const now = ctx.now();
  const live = (language: 'zh' | 'en') => at[language] && JSON.stringify(partOf(form, language));
  const adopted = await ctx.db
    .insertInto('contentRecords')
    .values({
      kind,
      recordId,
      draft: JSON.stringify(form),
      changed: false,
      zhLive: live('zh'),
      enLive: live('en'),
      zhPublishedAt: at.zh,
      enPublishedAt: at.en,
      missingEnglish: missingEnglish(form),
      editedAt: now,
      createdAt: now,
    })
    .onConflict((c) => c.doNothing())
    .returning('recordId')
    .executeTakeFirst();
  if (!adopted) return;
  const version = { kind, recordId, revision: 1, form: JSON.stringify(form), staffId: null, at: now };
  await insertVersion(ctx.db, version);
}
