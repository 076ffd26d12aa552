import {
  type CertificationDetail,
  type CertificationRow,
  CertStatus,
  certFlow,
  type consoleCertification,
  photoFields,
} from '@pavilion/protocol/certification.ts';
import { IdType } from '@pavilion/protocol/enumerations.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { type Locale, say, type Text } from '@pavilion/protocol/kit/text.ts';
import { propertiesOf } from '@pavilion/protocol/kit/unknown.ts';
import { countryLabel } from '@pavilion/protocol/territories.ts';
import { type Ctx, inTransaction, type Staff } from '../../kit/ctx.ts';
import { record } from '../audit/audit.service.ts';
import { linkCompanyAccount } from '../companies/companies.service.ts';
import { type Notice, notify } from '../notifications/notifications.service.ts';
import {
  type ApplicationRow,
  findApplication,
  listApplications,
  listEarlier,
  settleApplication,
  setUserStatus,
} from './certification.queries.ts';
import { type Answers, photosOf, readAnswers } from './certification.service.ts';

type StaffCtx = Ctx<null, Staff>;

const onWire = (row: ApplicationRow): CertificationRow => ({
  id: row.id,
  userId: row.userId,
  username: row.username,
  kind: row.kind,
  name: row.name,
  status: row.status,
  submittedAt: row.submittedAt.toISOString(),
  reviewedAt: row.reviewedAt?.toISOString() ?? null,
  reviewedBy: row.reviewedBy,
  attempt: row.attempt ?? 1,
});

export async function listQueue(ctx: StaffCtx, input: ParsedOf<typeof consoleCertification.list>) {
  const { pageNum, pageSize, ...wanted } = input;
  const { rows, total } = await listApplications(ctx.db, {
    ...wanted,
    limit: pageSize,
    offset: (pageNum - 1) * pageSize,
  });
  return { rows: rows.map(onWire), total };
}

const spoken = (field: string, value: unknown, locale: Locale): string => {
  const idType = field === 'idType' ? IdType.options.find(({ code }) => code === value) : undefined;
  if (idType) return say(idType, locale);
  if (field === 'country' && typeof value === 'string') return say(countryLabel(value), locale);
  return String(value ?? '');
};

/** Lists what differs from the previous application; for a photo only that it changed. An application of another kind is not compared. */
function changesBetween(before: Answers | undefined, after: Answers, locale: Locale): CertificationDetail['changes'] {
  if (before?.kind !== after.kind) return [];
  const photos: readonly string[] = photoFields[after.kind];
  const old: Readonly<Record<string, unknown>> = before.answers;
  return Object.entries(after.answers)
    .filter(([field, value]) => value !== old[field])
    .map(([field, value]) =>
      photos.includes(field)
        ? { field, before: '', after: '' }
        : { field, before: spoken(field, old[field], locale), after: spoken(field, value, locale) },
    );
}

export async function reviewDetail(ctx: StaffCtx, { id }: ParsedOf<typeof consoleCertification.detail>) {
  const row = await findApplication(ctx.db, id);
  if (!row) throw new AppError('notFound');
  const given = readAnswers(ctx, row);
  const earlier = await listEarlier(ctx.db, row.userId, id);
  return {
    ...onWire(row),
    userEmail: row.userEmail,
    reason: row.reason,
    person: given.kind === 'person' ? given.answers : null,
    enterprise: given.kind === 'enterprise' ? given.answers : null,
    photos: await photosOf(ctx, given, { staffId: ctx.staff.id }),
    contractDetailsAt: row.contractDetailsAt?.toISOString() ?? null,
    changes: changesBetween(
      earlier[0] && readAnswers(ctx, earlier[0]),
      readAnswers(ctx, { userId: row.userId, kind: row.kind, answers: row.answers }),
      ctx.locale,
    ),
    history: earlier.map((e) => ({
      id: e.id,
      status: e.status,
      reason: e.reason,
      submittedAt: e.submittedAt.toISOString(),
      reviewedAt: e.reviewedAt?.toISOString() ?? null,
    })),
  };
}

const approved: Pick<Notice, 'title' | 'body' | 'link'> = {
  title: { zh: '您已通过认证', en: 'You are certified' },
  body: {
    zh: '恭喜！您的身份认证已通过，现在可以购买节目授权。',
    en: 'Your identity has been verified. You can now buy programme licences.',
  },
  link: '/personal/userAuthe',
};
const rejected = (reason: string): Pick<Notice, 'title' | 'body' | 'link'> => ({
  title: { zh: '认证未通过', en: 'Your certification was not approved' },
  body: {
    zh: `原因：${reason}\n您可以修改后重新提交。`,
    en: `Reason: ${reason}\nPlease correct your application and submit it again.`,
  },
  link: '/personal/userAuthe',
});

/** Throws the reason why the move did not find its row: deleted, or moved by another reviewer first. */
async function refuse(ctx: StaffCtx, id: number, what: Text): Promise<never> {
  const row = await findApplication(ctx.db, id);
  if (!row) throw new AppError('notFound');
  throw new AppError('moveRefused', { what, state: CertStatus.label(row.status) });
}

/** Links a certified enterprise to the company at the fair with the same registration number. */
async function linkOwnCompany(ctx: StaffCtx, id: number, userId: number) {
  const row = await findApplication(ctx.db, id);
  const given = row && readAnswers(ctx, row);
  if (given?.kind !== 'enterprise') return;
  const { country, uscc, registrationNo } = given.answers;
  await linkCompanyAccount(ctx, { userId, country, registrationNo: country === 'CN' ? uscc : registrationNo });
}

async function settle(ctx: StaffCtx, id: number, action: 'approve' | 'reject', reason: string | null) {
  const { from, to, zh, en } = certFlow.actions[action];
  await inTransaction(ctx, async (ctx) => {
    const { staff } = ctx;
    const settled = await settleApplication(ctx.db, id, from, {
      status: to,
      reason,
      reviewedAt: ctx.now(),
      reviewedBy: staff.id,
    });
    if (!settled) return refuse(ctx, id, { zh, en });
    await setUserStatus(ctx.db, settled.userId, to, settled.kind);
    if (action === 'approve') await linkOwnCompany(ctx, id, settled.userId);
    await record(ctx, `certification.${action}`, 'certification', id, { userId: settled.userId, to });
    await notify(ctx, {
      userId: settled.userId,
      kind: 'certification',
      ...(reason === null ? approved : rejected(reason)),
    });
  });
  return {};
}

export async function approve(ctx: StaffCtx, { id }: ParsedOf<typeof consoleCertification.approve>) {
  try {
    return await settle(ctx, id, 'approve', null);
  } catch (error) {
    // Two accounts with one document are in review: the database accepts the first one.
    if (propertiesOf(error).constraint === 'certifications_one_identity') throw new AppError('identityTaken');
    throw error;
  }
}

export const reject = (ctx: StaffCtx, { id, reason }: ParsedOf<typeof consoleCertification.reject>) =>
  settle(ctx, id, 'reject', reason);
