import type { accounts } from '@pavilion/protocol/accounts.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { type Ctx, inTransaction } from '../../kit/ctx.ts';
import { addressKey, consumeWithin } from '../../kit/limit.ts';
import { agreementToConsent, consent } from '../agreement/agreement.service.ts';
import { findUserByEmail, isUsernameTaken } from './accounts.queries.ts';
import { askerOf, markAsker } from './asker.service.ts';
import { checkEmailCode, sendEmailCode, spendEmailCode } from './emailCodes.service.ts';
import { hashPassword } from './passwords.service.ts';
import { refuseWeakPassword } from './strength.service.ts';

const registrationsPerIpAndHour = 200;

/** Only the mailbox learns it: the response is the same for every e-mail address (product §2). */
const alreadyRegistered = {
  subject: { zh: '该邮箱已注册', en: 'You already have an account' },
  paragraphs: [
    {
      zh: '有人（可能是您本人）正用此邮箱注册云上节展。该邮箱已有账号，请直接登录；如忘记密码，可在登录页找回。',
      en: 'Someone, perhaps you, is registering at Festival Pavilion with this address. It already has an account: please log in, or use “forgot password” on the login page.',
    },
    { zh: '如非本人操作，请忽略本邮件。', en: 'If this was not you, ignore this email.' },
  ],
};

export async function getEmailCode(ctx: Ctx, { email }: ParsedOf<typeof accounts.getEmailCode>) {
  const known = await findUserByEmail(ctx.db, email);
  const demo = await sendEmailCode(
    ctx,
    {
      email,
      purpose: 'register',
      asker: markAsker(ctx),
      what: { zh: '注册云上节展账号', en: 'register at Festival Pavilion' },
    },
    known && alreadyRegistered,
  );
  return { ...(demo && { demo }) };
}

/** Creates the account and records the agreed version of the user agreement with the time of consent. */
export async function register(ctx: Ctx, input: ParsedOf<typeof accounts.register>) {
  const { username, email } = input;
  await consumeWithin(ctx, `register:ip:${addressKey(ctx.ip)}`, registrationsPerIpAndHour, 3600);
  const version = await agreementToConsent(ctx, input.agreementVersion);
  await refuseWeakPassword(input.password, input);
  const codeId = await checkEmailCode(ctx, {
    email,
    purpose: 'register',
    asker: askerOf(ctx),
    code: input.emailCode,
  });
  const passwordHash = await hashPassword(input.password);
  await inTransaction(ctx, async (ctx) => {
    const user = await ctx.db
      .insertInto('users')
      .values({
        username,
        email,
        passwordHash,
        locale: ctx.locale,
        createdAt: ctx.now(),
      })
      .onConflict((c) => c.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!user) throw new AppError((await isUsernameTaken(ctx.db, username)) ? 'usernameTaken' : 'emailTaken');
    await spendEmailCode(ctx, codeId);
    await consent(ctx, user.id, version);
  });
  return {};
}
