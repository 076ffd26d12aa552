// Documents that the buyer submits for review: stamped contracts and payment vouchers (spec §3).
import { AuditStatus, auditFlow } from '@pavilion/protocol/contractStates.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ConsoleSubmission } from '@pavilion/protocol/orders.console.ts';
import { PaymentStatus, SignatureType, type Submission } from '@pavilion/protocol/orders.ts';
import type { Settlement } from '@pavilion/protocol/settlement.ts';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { JobCtx, Staff } from '../../../kit/ctx.ts';
import { secondPersonNeeded } from '../../../kit/secondPerson.ts';
import type { DB, Submissions } from '../../../kit/tables.ts';
import { type Owner, signedUrl } from '../../files/files.service.ts';
import { getSecondPersonLimits, takesTwoPeople } from '../../settings/settings.service.ts';
import { refused } from '../conditions.ts';
import { type Deal, type DealCtx, movePayment, writeEvent } from '../deals.service.ts';

/** Both kinds have one purpose, because the upload does not state which of them the scan is for. */
export const scanPurpose = 'voucher';

/** The scans must be the buyer’s own, uploaded for this purpose; another user’s file counts as missing. */
async function insistOnOwnScans(db: Kysely<DB>, userId: number, fileIds: readonly number[]) {
  const own = await db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', [...fileIds])
    .where('ownerUserId', '=', userId)
    .where('store', '=', 'private')
    .where('purpose', '=', scanPurpose)
    .execute();
  if (own.length !== fileIds.length) throw new AppError('fileMissing');
}

/** Submits scans for the locked deal; returns the submission’s id. */
export async function submitDocuments(
  ctx: DealCtx,
  deal: Deal,
  submission: Pick<
    Insertable<Submissions>,
    'signatureType' | 'payer' | 'amountMinor' | 'withheldMinor' | 'chargesMinor' | 'paidOn' | 'payMethod'
  >,
  files: readonly { id: number }[],
): Promise<number> {
  const fileIds = [...new Set(files.map((file) => file.id))];
  await insistOnOwnScans(ctx.db, deal.order.userId, fileIds);
  const { id } = await ctx.db
    .insertInto('submissions')
    .values({ ...submission, orderId: deal.order.id, createdAt: ctx.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await ctx.db
    .insertInto('submissionFiles')
    .values(fileIds.map((fileId, position) => ({ submissionId: id, fileId, position })))
    .execute();
  deal.inReview.push(submission.signatureType);
  return id;
}

export type SubmissionRecord = Selectable<Submissions>;
/** Returns the figures that staff entered when they approved a payment; undefined before. */
export const settledBefore = (row: SubmissionRecord): Settlement | undefined =>
  row.settledReceivedMinor === null
    ? undefined
    : {
        receivedMinor: row.settledReceivedMinor,
        withheldMinor: row.settledWithheldMinor!,
        chargesMinor: row.settledChargesMinor!,
      };
/** Returns the current submission; call it with the deal locked. */
export async function getSubmission(db: Kysely<DB>, id: number): Promise<SubmissionRecord> {
  const row = await db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('notFound');
  return row;
}

/** Decides a submission; throws if another reviewer has decided it. */
export async function reviewSubmission(
  ctx: DealCtx,
  deal: Deal,
  submission: SubmissionRecord,
  action: keyof typeof auditFlow.actions,
  reason: string | null = null,
): Promise<void> {
  const from = submission.auditStatus;
  const to = auditFlow.next(action, from);
  if (to === undefined) throw refused(auditFlow.actions[action], AuditStatus.label(from));
  await ctx.db
    .updateTable('submissions')
    .set({ auditStatus: to, reason, reviewedAt: ctx.now(), reviewedBy: ctx.staff?.id ?? null })
    .where('id', '=', submission.id)
    .execute();
  deal.inReview = deal.inReview.filter((type) => type !== submission.signatureType);
  // The payment's moves send the notice of a voucher's review.
  if (submission.signatureType === SignatureType.stampedContract)
    await writeEvent(ctx, deal.order.id, { subject: 'submission', action, from, to, reason });
}

/**
 * A payment above the limit, or any with `always`, is approved by one person and confirmed by another. Returns true while the second one
 * is missing; throws for the same person twice.
 */
export async function noteFirstApproval(
  ctx: DealCtx & { staff: Staff },
  deal: Deal,
  submission: SubmissionRecord,
  { always }: { always: boolean },
): Promise<boolean> {
  if (!always && !takesTwoPeople(await getSecondPersonLimits(ctx), deal.order)) return false;
  if (submission.firstApprovedBy !== null) {
    const obstacle = secondPersonNeeded(submission.firstApprovedBy, ctx.staff.id);
    if (obstacle) throw obstacle;
    return false;
  }
  await ctx.db
    .updateTable('submissions')
    .set({ firstApprovedBy: ctx.staff.id, firstApprovedAt: ctx.now() })
    .where('id', '=', submission.id)
    .execute();
  const status = deal.order.paymentStatus;
  await writeEvent(ctx, deal.order.id, { subject: 'payment', action: 'firstApproval', from: status, to: status });
  return true;
}

/** Adds the first of two approvals to submissions, for staff. */
export async function withFirstApproval<S extends { id: number }>(
  db: Kysely<DB>,
  submissions: readonly S[],
): Promise<(S & Pick<ConsoleSubmission, 'firstApproval'>)[]> {
  const rows = submissions.length
    ? await db
        .selectFrom('submissions as s')
        .innerJoin('staff', 'staff.id', 's.firstApprovedBy')
        .select(['s.id', 'staff.id as byId', 'staff.name as by', 's.firstApprovedAt as at'])
        .where(
          's.id',
          'in',
          submissions.map(({ id }) => id),
        )
        .execute()
    : [];
  const found = new Map(rows.map(({ id, by, byId, at }) => [id, { by, byId, at: at!.toISOString() }]));
  return submissions.map((submission) => ({ ...submission, firstApproval: found.get(submission.id) ?? null }));
}

/** Rejects the deal's open submissions with the reason, because the deal has ended. */
export async function rejectOpenSubmissions(ctx: DealCtx, deal: Deal, reason: string): Promise<void> {
  const open = await ctx.db
    .selectFrom('submissions')
    .selectAll()
    .where('orderId', '=', deal.order.id)
    .where('auditStatus', '=', AuditStatus.pending)
    .execute();
  for (const submission of open) await reviewSubmission(ctx, deal, submission, 'reject', reason);
  if (deal.order.paymentStatus === PaymentStatus.voucherUploaded) await movePayment(ctx, deal, 'reject', { reason });
}

export const orderIdOfSubmission = async (db: Kysely<DB>, id: number): Promise<number> =>
  (await getSubmission(db, id)).orderId;

export async function filesOfSubmissions(
  ctx: Pick<JobCtx, 'db' | 'signer' | 'now'>,
  ids: readonly number[],
  reader: Owner,
) {
  const rows = ids.length
    ? await ctx.db
        .selectFrom('submissionFiles')
        .innerJoin('files', 'files.id', 'submissionFiles.fileId')
        .select(['submissionFiles.submissionId', 'files.id', 'files.name'])
        .where('submissionFiles.submissionId', 'in', [...ids])
        .orderBy('submissionFiles.position')
        .execute()
    : [];
  return (id: number) =>
    rows
      .filter((row) => row.submissionId === id)
      .map((row) => ({ id: row.id, name: row.name, url: signedUrl(ctx, row.id, reader) }));
}

/** Returns a submission for pages. */
export const showSubmission = (
  row: SubmissionRecord,
  filesOf: Awaited<ReturnType<typeof filesOfSubmissions>>,
): Submission => ({
  id: row.id,
  signatureType: row.signatureType,
  auditStatus: row.auditStatus,
  payer: row.payer,
  amountMinor: row.amountMinor,
  withheldMinor: row.withheldMinor,
  chargesMinor: row.chargesMinor,
  settlement: settledBefore(row) ?? null,
  shortfallReason: row.shortfallReason,
  paidOn: row.paidOn,
  payMethod: row.payMethod,
  reason: row.reason,
  createdAt: row.createdAt.toISOString(),
  reviewedAt: row.reviewedAt?.toISOString() ?? null,
  files: filesOf(row.id),
});
export const listSubmissions = (db: Kysely<DB>, orderId: number): Promise<SubmissionRecord[]> =>
  db.selectFrom('submissions').selectAll().where('orderId', '=', orderId).orderBy('id', 'desc').execute();
