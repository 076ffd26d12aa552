// Sign-in by mailed code, for a device that is not known while attempts of strangers slow the account down (decision 0044).
import type { accounts } from '@pavilion/protocol/accounts.ts';
import type { DemoMail } from '@pavilion/protocol/demoMail.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { Ctx, JobCtx } from '../../kit/ctx.ts';
import { MailSecret } from '../../kit/mailSecret.ts';
import { demoMailOf, showsSecrets } from '../mail/mail.service.ts';
import { mailboxOfStaff } from '../staff/mailbox.service.ts';
import { findUserByName } from './accounts.queries.ts';
import { askerOf, markAsker } from './asker.service.ts';
import type { AccountKind, DeviceAccount } from './devices.service.ts';
import { checkEmailCode, issueEmailCode, newDigits, spendEmailCode } from './emailCodes.service.ts';
import { limitMails } from './mailLimits.service.ts';

const subjectOf = (kind: AccountKind, id: number) => `${kind} ${id}`;
const what = { zh: '登录云上节展', en: 'sign in to Festival Pavilion' };
interface Wanted {
  kind: AccountKind;
  username: string;
  asker: string;
}

/** Does the same work and returns the same response for every name. A job looks up the account afterwards. */
export const getSignInCode =
  (kind: AccountKind) =>
  async (ctx: Ctx, { username }: ParsedOf<typeof accounts.getSignInCode>) => {
    const wanted = { kind, username, asker: markAsker(ctx).toString('base64url') };
    await limitMails(ctx, `signInCode:${kind}`, ctx.signer.sign(username.toLowerCase()), wanted.asker);
    if (showsSecrets(ctx)) {
      const demo = await mailSignInCode(ctx, wanted);
      return { ...(demo && { demo }) };
    }
    await ctx.jobs.add(ctx.db, 'accounts.signInCode', { ...wanted });
    return {};
  };

/** Mails the code to the mailbox of the account. For an unknown name the demo shows a code that does not work. */
export async function mailSignInCode(ctx: JobCtx, { kind, username, asker }: Wanted): Promise<DemoMail | undefined> {
  const owner = kind === 'user' ? await findUserByName(ctx.db, username) : await mailboxOfStaff(ctx, username);
  if (!owner) return demoMailOf(ctx, new MailSecret('code', newDigits()));
  return issueEmailCode(ctx, {
    email: owner.email,
    locale: owner.locale,
    purpose: 'signIn',
    subject: subjectOf(kind, owner.id),
    asker: Buffer.from(asker, 'base64url'),
    what,
    ...(kind === 'user' && { userId: owner.id }),
  });
}

/** Throws `emailCodeWrong`, also for an unknown name. */
export async function spendSignInCode<A extends DeviceAccount & { email: string }>(
  ctx: Ctx,
  kind: AccountKind,
  account: A | undefined,
  code: string,
): Promise<A> {
  const codeId = await checkEmailCode(ctx, {
    email: account?.email ?? '',
    purpose: 'signIn',
    subject: subjectOf(kind, account?.id ?? 0),
    asker: askerOf(ctx),
    code,
  });
  if (!account) throw new AppError('emailCodeWrong');
  await spendEmailCode(ctx, codeId);
  return account;
}
