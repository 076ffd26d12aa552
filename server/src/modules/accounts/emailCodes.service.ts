import { randomInt } from 'node:crypto';
import type { DemoMail } from '@pavilion/protocol/demoMail.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { Locale, Text } from '@pavilion/protocol/kit/text.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { sql } from 'kysely';
import { type Ctx, inTransaction, type JobCtx } from '../../kit/ctx.ts';
import { MailSecret } from '../../kit/mailSecret.ts';
import { demoMailOf, sendMail } from '../mail/mail.service.ts';
import { limitMails } from './mailLimits.service.ts';

type CodeCtx = Pick<Ctx, 'db' | 'now' | 'signer'>;
/** A code works for one purpose only: a code mailed for registering does not sign a contract. */
export type CodePurpose = 'register' | 'sign' | 'signIn';

/**
 * Describes what a code may be used for. `subject` names the one thing it confirms, for instance a contract and the hash of its document;
 * a code for one subject does not confirm another. A code without a subject proves the e-mail address only.
 */
interface CodeUse {
  email: string;
  purpose: CodePurpose;
  subject?: string;
  /** The browser that requested the code, if nobody is signed in. The code works in that browser only. */
  asker?: Buffer;
}

const seal = (ctx: CodeCtx, { email, purpose, subject }: CodeUse, code: string) =>
  Buffer.from(ctx.signer.sign(JSON.stringify(['code', purpose, email.toLowerCase(), subject ?? null, code])));

const codeLetter = (code: MailSecret, what: Text, until: Date) => ({
  // The subject line does not contain the code, because mail programs list subjects without opening the letter.
  subject: { zh: '验证码', en: 'Your code' },
  paragraphs: [
    { zh: `您正在${what.zh}，验证码为：${code}`, en: `Your code to ${what.en}: ${code}` },
    {
      zh: `验证码 ${limits.emailCodeMinutes} 分钟内有效。如非本人操作，请忽略本邮件，切勿将验证码告诉他人。`,
      en: `It is valid for ${limits.emailCodeMinutes} minutes. If you did not ask for it, please ignore this email. Never share the code.`,
    },
  ],
  secrets: { values: [code], until },
});

interface Wanted extends CodeUse {
  what: Text;
  locale: Locale;
  userId?: number;
}

/**
 * Mails a six-digit code. A browser gets one code a minute for an e-mail address; more throw `tooManyRequests`. `instead` replaces the
 * letter where the code must not be revealed; response and timing stay the same (product §2).
 */
export async function sendEmailCode(
  ctx: Ctx,
  wanted: Omit<Wanted, 'locale'>,
  instead?: { subject: Text; paragraphs: Text[] },
): Promise<DemoMail | undefined> {
  const asker = wanted.asker?.toString('base64url') ?? 'owner';
  await limitMails(ctx, `code:${wanted.purpose}`, wanted.email, asker);
  return issueEmailCode(ctx, { ...wanted, locale: ctx.locale }, instead);
}

export const newDigits = () => String(randomInt(10 ** limits.emailCodeLength)).padStart(limits.emailCodeLength, '0');

/** Makes a code and mails it. The caller applies the rate limits. */
export async function issueEmailCode(
  ctx: JobCtx,
  wanted: Wanted,
  instead?: { subject: Text; paragraphs: Text[] },
): Promise<DemoMail | undefined> {
  const { email, purpose, locale, userId } = wanted;
  const code = new MailSecret('code', newDigits());
  const expiresAt = new Date(ctx.now().getTime() + limits.emailCodeMinutes * 60_000);
  await inTransaction(ctx, async (ctx) => {
    await ctx.db
      .insertInto('emailCodes')
      .values({
        email,
        purpose,
        subject: wanted.subject ?? null,
        asker: wanted.asker ?? null,
        codeHash: seal(ctx, wanted, code.reveal()),
        createdAt: ctx.now(),
        expiresAt,
      })
      .execute();
    await sendMail(ctx, {
      to: email,
      locale,
      ...(userId && { userId }),
      ...(instead ?? codeLetter(code, wanted.what, expiresAt)),
    });
  });
  // This is returned with `instead` too: the response is the same for every e-mail address.
  return demoMailOf(ctx, code);
}

/**
 * Compares a code with the last one mailed for this use, counts the attempt, and returns the id for `spendEmailCode`. Call it before the
 * transaction of the action: a rollback would undo the count.
 */
export async function checkEmailCode(ctx: CodeCtx, given: CodeUse & { code: string }): Promise<number> {
  const { email, purpose, subject, asker, code } = given;
  const row = await ctx.db
    .updateTable('emailCodes')
    .set((e) => ({ tries: e('tries', '+', 1) }))
    .where('id', '=', (e) =>
      e
        .selectFrom('emailCodes')
        .select('id')
        .where(sql`lower(email)`, '=', email.toLowerCase())
        .where('purpose', '=', purpose)
        .where('subject', 'is not distinct from', subject ?? null)
        .where('asker', 'is not distinct from', asker ?? null)
        .orderBy('id', 'desc')
        .limit(1),
    )
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', ctx.now())
    .where('tries', '<', limits.emailCodeTries)
    .returning(['id', 'codeHash'])
    .executeTakeFirst();
  if (!row?.codeHash.equals(seal(ctx, given, code))) throw new AppError('emailCodeWrong');
  return row.id;
}

/** Spends a checked code in the transaction of the action. Of two concurrent uses one succeeds. */
export async function spendEmailCode(ctx: CodeCtx, id: number): Promise<void> {
  const spent = await ctx.db
    .updateTable('emailCodes')
    .set({ usedAt: ctx.now() })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!spent) throw new AppError('emailCodeWrong');
}
