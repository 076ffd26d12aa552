// The notices and mails that a user gets about a sign-up.
import { AttendeeType } from '@pavilion/protocol/attendees.ts';
import { plural, type Text } from '@pavilion/protocol/kit/text.ts';
import { type Notice, notify } from '../notifications/notifications.service.ts';
import type { EventRow } from './events.queries.ts';

type NotifyCtx = Parameters<typeof notify>[0];

export const titleOf = ({ zhTitle, enTitle }: Pick<EventRow, 'zhTitle' | 'enTitle'>): Text => ({
  zh: zhTitle ?? enTitle ?? '',
  en: enTitle ?? zhTitle ?? '',
});
export const linkTo = ({ type, eventId }: Pick<EventRow, 'type' | 'eventId'>): string =>
  `/signup?type=${type}&id=${eventId}`;

const moment = (at: Date, timeZone: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at);

export function notifyOfOffer(ctx: NotifyCtx, userId: number, event: EventRow, places: number, until: Date) {
  const title = titleOf(event);
  return notify(ctx, {
    userId,
    kind: 'signup',
    title: { zh: `候补名额：${title.zh}`, en: `Places for you: ${title.en}` },
    body: {
      zh: `现有 ${places} 个名额留给您，请在 ${moment(until, event.timeZone, 'zh-CN')}（${event.timeZone}）前确认，逾期将顺延给下一组。`,
      en: `${places} ${plural(places, 'place is', 'places are')} kept for you. Please answer by ${moment(until, event.timeZone, 'en-GB')} (${event.timeZone}); after that the next group gets ${plural(places, 'it', 'them')}.`,
    },
    link: linkTo(event),
  });
}

export function notifyOfReview(
  ctx: NotifyCtx,
  userId: number,
  event: EventRow,
  { reason, calendar }: { reason: string | null; calendar?: string | undefined },
) {
  const title = titleOf(event);
  const passed: Pick<Notice, 'title' | 'body'> = {
    title: { zh: `报名已通过：${title.zh}`, en: `Your sign-up is accepted: ${title.en}` },
    body: {
      zh: event.type === AttendeeType.meeting ? '报名已通过，活动日程见附件。' : '报名已通过，期待与您见面。',
      en:
        event.type === AttendeeType.meeting
          ? 'Your sign-up is accepted. The calendar entry is attached.'
          : 'Your sign-up is accepted. We look forward to meeting you.',
    },
  };
  const failed: Pick<Notice, 'title' | 'body'> = {
    title: { zh: `报名未通过：${title.zh}`, en: `Your sign-up was not accepted: ${title.en}` },
    body: {
      zh: `原因：${reason}\n您可以修改后重新提交。`,
      en: `Reason: ${reason}\nPlease correct your sign-up and send it again.`,
    },
  };
  return notify(ctx, {
    userId,
    kind: 'signup',
    ...(reason === null ? passed : failed),
    link: linkTo(event),
    ...(calendar && { calendar }),
  });
}

/** Notifies that an activity moved, or that the entry is taken out of the calendar. */
export function notifyOfCalendar(
  ctx: NotifyCtx,
  userId: number,
  event: Pick<EventRow, 'zhTitle' | 'enTitle' | 'type' | 'eventId'>,
  calendar: string,
  what: 'moved' | 'calledOff' | 'removed',
) {
  const title = titleOf(event);
  const words: Record<typeof what, { title: Text; body: Text }> = {
    moved: {
      title: { zh: `活动安排有变：${title.zh}`, en: `The activity has changed: ${title.en}` },
      body: {
        zh: '时间或地点有变，新的日程见附件。',
        en: 'Its time or place has changed. The new calendar entry is attached.',
      },
    },
    calledOff: {
      title: { zh: `活动取消：${title.zh}`, en: `The activity is cancelled: ${title.en}` },
      body: {
        zh: '活动已取消，附件会将其从您的日历中移除。',
        en: 'The activity is cancelled. The attachment takes it out of your calendar.',
      },
    },
    removed: {
      title: { zh: `日程已移除：${title.zh}`, en: `Taken out of your calendar: ${title.en}` },
      body: {
        zh: '您不再参加此活动，附件会将其从您的日历中移除。',
        en: 'You no longer take part. The attachment takes the activity out of your calendar.',
      },
    },
  };
  return notify(ctx, { userId, kind: 'signup', ...words[what], link: linkTo(event), calendar });
}
