// Sends letters of users to companies. Neither side's e-mail address is shown: the reply comes back through the Platform, unless the
// sender agreed to show theirs (decision 0024).

import type { ContactDetail, ContactRow, consoleContact } from '@pavilion/protocol/companies.console.ts';
import { ContactTopic, type companyContact } from '@pavilion/protocol/companies.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { Locale, Text } from '@pavilion/protocol/kit/text.ts';
import { type Ctx, inTransaction, type Staff, type User } from '../../kit/ctx.ts';
import { invalid } from '../../kit/invalid.ts';
import { consumeWithin } from '../../kit/limit.ts';
import { record } from '../audit/audit.service.ts';
import { sendMail } from '../mail/mail.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import {
  findContact,
  findProgrammeTitles,
  findReceiver,
  findSenderName,
  insertContact,
  listContactRows,
  setHandled,
} from './contacts.queries.ts';

/** Enough for work at the fair; too little for a mailing. */
const perDay = { user: 20, company: 3 };
const chineseSpeaking = ['CN', 'HK', 'MO', 'TW'];

type Input = ParsedOf<(typeof companyContact)['send']>;
type Receiver = NonNullable<Awaited<ReturnType<typeof findReceiver>>>;
type Titles = { zhTitle: string | null; enTitle: string | null } | undefined;

/** A company with an account reads its account's language; any other that of its country. */
const localeOf = ({ userLocale, country }: Receiver): Locale =>
  userLocale ?? (chineseSpeaking.includes(country) ? 'zh-CN' : 'en-US');
const titleIn = (titles: Titles): Text | undefined =>
  titles && {
    zh: titles.zhTitle ?? titles.enTitle ?? '',
    en: titles.enTitle ?? titles.zhTitle ?? '',
  };

function letterOf(id: number, sender: string, email: string, input: Input, titles: Titles) {
  const topic = ContactTopic.label(input.topic);
  const title = titleIn(titles);
  const about: Text = {
    zh: title ? `${topic.zh}：《${title.zh}》` : topic.zh,
    en: title ? `${topic.en}: ${title.en}` : topic.en,
  };
  return {
    subject: { zh: `${sender}来信：${about.zh}`, en: `Letter from ${sender}: ${about.en}` },
    paragraphs: [
      {
        zh: `${sender}通过云上节展给您写信，事由：${about.zh}。`,
        en: `${sender} has sent you a letter through Festival Pavilion. Subject: ${about.en}.`,
      },
      ...input.message.split(/\n+/).map((words) => ({ zh: words, en: words })),
      input.showsAddress
        ? {
            zh: `对方公开了邮箱，您可直接回复：${email}`,
            en: `The sender has shared an email address, so you can reply directly: ${email}`,
          }
        : {
            zh: `双方的邮箱均未公开。您可直接回复本邮件，由平台工作人员转交；请在回复中保留编号 C${id}。`,
            en: `Neither email address is disclosed. Reply to this email and our staff will forward your answer; please keep the number C${id} in it.`,
          },
    ] satisfies Text[],
  };
}

export async function sendContact(ctx: Ctx<User, null>, input: Input): Promise<{ id: number }> {
  const receiver = await findReceiver(ctx.db, input.companyId);
  if (!receiver) throw new AppError('notFound');
  const titles = input.programmeId === undefined ? undefined : await findProgrammeTitles(ctx.db, input.programmeId);
  if (input.programmeId !== undefined && !titles) throw invalid('programmeId', 'programmeUnknown');
  await consumeWithin(ctx, `contact:${ctx.user.id}`, perDay.user, 86_400);
  await consumeWithin(ctx, `contact:${ctx.user.id}:${receiver.id}`, perDay.company, 86_400);
  return inTransaction(ctx, async (ctx) => {
    const locale = localeOf(receiver);
    const senderName = await findSenderName(ctx.db, ctx.user.id, locale === 'zh-CN' ? 'zh' : 'en');
    const to = receiver.email ?? receiver.userEmail;
    const { id } = await insertContact(ctx.db, {
      companyId: receiver.id,
      userId: ctx.user.id,
      programmeId: input.programmeId ?? null,
      topic: input.topic,
      message: input.message,
      showsAddress: input.showsAddress,
      senderName,
      sent: to !== null,
      createdAt: ctx.now(),
    });
    const letter = letterOf(id, senderName, ctx.user.email, input, titles);
    if (receiver.email) await sendMail(ctx, { to: receiver.email, locale, ...letter });
    else if (receiver.userId) await tellAccount(ctx, receiver.userId, letter);
    return { id };
  });
}

/** Notifies a company without an e-mail address through its account, also on the site. */
const tellAccount = (ctx: Ctx<User, null>, userId: number, { subject, paragraphs }: ReturnType<typeof letterOf>) =>
  notify(ctx, {
    userId,
    kind: 'contact',
    title: subject,
    body: {
      zh: paragraphs.map((p) => p.zh).join('\n'),
      en: paragraphs.map((p) => p.en).join('\n'),
    },
  });

type StaffCtx = Ctx<null, Staff>;
export const listContacts = (
  { db }: StaffCtx,
  query: ParsedOf<(typeof consoleContact)['list']>,
): Promise<{ rows: ContactRow[]; total: number }> => listContactRows(db, query);

export async function getContact(ctx: StaffCtx, { id }: { id: number }): Promise<ContactDetail> {
  const found = await findContact(ctx.db, id);
  if (!found) throw new AppError('notFound');
  return found;
}

export const handleContact = (
  ctx: StaffCtx,
  { id, handled, note }: ParsedOf<(typeof consoleContact)['handle']>,
): Promise<Record<string, never>> =>
  inTransaction(ctx, async (ctx) => {
    const row = { handledAt: handled ? ctx.now() : null, handledBy: handled ? ctx.staff.id : null, note: note || null };
    if (!(await setHandled(ctx.db, id, row))) throw new AppError('notFound');
    await record(ctx, handled ? 'contact.handle' : 'contact.reopen', 'contact', id);
    return {};
  });
