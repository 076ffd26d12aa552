import type { Ctx, Staff } from '../../kit/ctx.ts';

/** Writes down what a member of staff did, in the transaction of the deed. `details` hold ids and states, never personal data. */
export async function record(
  ctx: Ctx<null, Staff>,
  action: string,
  subject: string,
  subjectId: number | string | null,
  details: Record<string, string | number | boolean | null> = {},
): Promise<void> {
  await ctx.db
    .insertInto('auditLog')
    .values({
      staffId: ctx.staff.id,
      action,
      subject,
      subjectId: subjectId === null ? null : String(subjectId),
      details,
      at: ctx.now(),
    })
    .execute();
}
