import type { accounts } from '@pavilion/protocol/accounts.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { OrderStatus } from '@pavilion/protocol/orders.ts';
import { sql } from 'kysely';
import { type Ctx, inTransaction, type User } from '../../kit/ctx.ts';
import { forgetCertifications } from '../certification/certification.service.ts';
import { forgetFavourites } from '../favourites/favourites.service.ts';
import { eraseBytes, erasePicture, forgetFiles } from '../files/files.service.ts';
import { sendMail } from '../mail/mail.service.ts';
import { forgetSignups } from '../signup/signup.service.ts';
import { provePassword } from './passwordChange.service.ts';

/** Documents of certification, exports and trailers in review are deleted; contracts, vouchers and invoices stay as the law requires. */
const personalPurposes = ['idCard', 'attendee', 'licence', 'logo', 'display', 'export', 'trailer'];

async function hasOpenOrders(ctx: Ctx<User, null>): Promise<boolean> {
  const open = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('userId', '=', ctx.user.id)
    .where('status', 'in', [OrderStatus.pending, OrderStatus.processing, OrderStatus.shipped])
    .limit(1)
    .executeTakeFirst();
  return Boolean(open);
}

const farewell = (to: string, locale: Ctx['locale']) => ({
  to,
  locale,
  subject: { zh: '账号已注销', en: 'Your account is closed' },
  paragraphs: [
    {
      zh: '您的云上节展账号已注销，个人资料已删除。依法需要保存的合同与付款记录将继续保存至法定期限届满。',
      en: 'Your Festival Pavilion account is closed and your personal details are erased. Contracts and payment records are kept for as long as the law requires.',
    },
  ],
});

async function eraseRows(ctx: Ctx<User, null>) {
  const { id, email } = ctx.user;
  for (const table of [
    'sessions',
    'addresses',
    'notifications',
    'resetTokens',
    'idempotencyKeys',
    'mails',
    'companyContacts',
  ] as const)
    await ctx.db.deleteFrom(table).where('userId', '=', id).execute();
  await ctx.db.deleteFrom('emailCodes').where(sql`lower(email)`, '=', email.toLowerCase()).execute();
  await forgetCertifications(ctx, id);
  await forgetFavourites(ctx);
  await forgetSignups(ctx);
  await ctx.db
    .updateTable('users')
    .set({
      // Nobody can register these names: a user name has no blank, and `.invalid` receives no mail.
      username: `closed ${id}`,
      email: `closed-${id}@account.invalid`,
      passwordHash: '',
      nickname: null,
      phone: null,
      portraitId: null,
      certStatus: 0,
      certKind: null,
      homepageStatus: 0,
      closedAt: ctx.now(),
    })
    .where('id', '=', id)
    .execute();
}

/** Closes the account for good. It is refused while an order is open, because the other party relies on the order. */
export async function closeMyAccount(ctx: Ctx<User, null>, { password }: ParsedOf<typeof accounts.closeMyAccount>) {
  await provePassword(ctx, password);
  const pictures = await ctx.db.selectFrom('pictures').select('id').where('ownerUserId', '=', ctx.user.id).execute();
  const paths = await inTransaction(ctx, async (ctx) => {
    // Locks the user, so that no order is placed between the check and the closing.
    const row = await ctx.db
      .selectFrom('users')
      .select('locale')
      .where('id', '=', ctx.user.id)
      .where('closedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new AppError('accountClosed');
    if (await hasOpenOrders(ctx)) throw new AppError('accountHasOpenOrders');
    await eraseRows(ctx);
    await sendMail(ctx, farewell(ctx.user.email, row.locale));
    return forgetFiles(ctx, { ownerUserId: ctx.user.id, purposes: personalPurposes });
  });
  await eraseBytes(ctx, paths);
  for (const { id } of pictures) await erasePicture(ctx, id);
  return {};
}
