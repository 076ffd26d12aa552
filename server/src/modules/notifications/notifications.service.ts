import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { notification } from '@pavilion/protocol/notifications.ts';
import type { Ctx, User } from '../../kit/ctx.ts';

export { type Notice, notify } from './notify.service.ts';

/** Returns the number of unread notices. */
export async function countUnread(ctx: Pick<Ctx, 'db'>, userId: number): Promise<number> {
  const { unread } = await ctx.db
    .selectFrom('notifications')
    .select((e) => e.fn.countAll<number>().as('unread'))
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

export async function listNotifications(ctx: Ctx<User, null>, input: ParsedOf<typeof notification.list>) {
  const { pageNum, pageSize, unread } = input;
  const mine = ctx.db
    .selectFrom('notifications')
    .where('userId', '=', ctx.user.id)
    .$if(unread !== undefined, (q) => q.where('readAt', unread ? 'is' : 'is not', null));
  const [rows, { total }, unreadCount] = await Promise.all([
    mine
      .select(['id', 'kind', 'zhTitle', 'enTitle', 'zhBody', 'enBody', 'link', 'readAt', 'createdAt'])
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    mine.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    countUnread(ctx, ctx.user.id),
  ]);
  return {
    rows: rows.map((row) => ({
      ...row,
      readAt: row.readAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
    })),
    total,
    unreadCount,
  };
}

/** Marks notices as read; without ids, all of them. Notices of other users are left out. */
export async function markRead(ctx: Ctx<User, null>, { ids }: ParsedOf<typeof notification.markRead>) {
  if (ids?.length === 0) return {};
  await ctx.db
    .updateTable('notifications')
    .set({ readAt: ctx.now() })
    .where('userId', '=', ctx.user.id)
    .where('readAt', 'is', null)
    .$if(ids !== undefined, (q) => q.where('id', 'in', ids!))
    .execute();
  return {};
}
