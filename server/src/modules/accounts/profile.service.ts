import type { accounts, UserInfo } from '@pavilion/protocol/accounts.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { type Ctx, inTransaction, type User } from '../../kit/ctx.ts';
import { isAgreementPending } from '../agreement/agreement.service.ts';
import { certificationSummary } from '../certification/certification.service.ts';
import { erasePicture, isPictureOfUser, urlOfPicture } from '../files/files.service.ts';
import { countUnread } from '../notifications/notifications.service.ts';
import { getUser } from './accounts.queries.ts';

export async function getUserInfo(ctx: Ctx<User, null>): Promise<UserInfo> {
  const user = await getUser(ctx.db, ctx.user.id);
  const [summary, unreadCount, agreementPending] = await Promise.all([
    certificationSummary(ctx, user.id, user.certStatus),
    countUnread(ctx, user.id),
    isAgreementPending(ctx, user.id),
  ]);
  return {
    id: user.id,
    username: user.username,
    nickname: user.nickname ?? '',
    portrait: urlOfPicture(user.portraitSources),
    homepageStatus: user.homepageStatus,
    email: user.email,
    phone: user.phone ?? '',
    locale: user.locale,
    certStatus: user.certStatus,
    certKind: user.certKind,
    ...summary,
    unreadCount,
    agreementPending,
    createdAt: user.createdAt.toISOString(),
  };
}

/** Changes the fields that were sent. A replaced portrait is deleted from disk. */
export async function editUserInfo(ctx: Ctx<User, null>, input: ParsedOf<typeof accounts.editUserInfo>) {
  const { nickname, phone, locale, portraitId } = input;
  if (portraitId && !(await isPictureOfUser(ctx, ctx.user.id, portraitId))) throw new AppError('fileMissing');
  const replaced = await inTransaction(ctx, async (ctx) => {
    const before = await ctx.db
      .selectFrom('users')
      .select('portraitId')
      .where('id', '=', ctx.user.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const changes = {
      ...(nickname !== undefined && { nickname: nickname || null }),
      ...(phone !== undefined && { phone: phone || null }),
      ...(locale !== undefined && { locale }),
      ...(portraitId !== undefined && { portraitId }),
    };
    if (Object.keys(changes).length)
      await ctx.db.updateTable('users').set(changes).where('id', '=', ctx.user.id).execute();
    return portraitId !== undefined && before.portraitId !== portraitId ? before.portraitId : null;
  });
  if (replaced !== null) await erasePicture(ctx, replaced);
  return {};
}
