import { z } from 'zod';
import { ActivityCard } from './activityCards.ts';
import { ActivityStatus } from './activityStatus.ts';
import { previewKey } from './content.console.ts';
import { ContentCard } from './contentCards.ts';
import { instant, keyword, labelled } from './fields.ts';
import { type CodeOf, labelledEnum } from './kit/codes.ts';
import { get, id, pageOf, pageQuery } from './kit/endpoint.ts';

/** The periods of the list's filter, by the server's clock. */
export const ActivityPeriod = labelledEnum({
  upcoming: { zh: '未结束', en: 'Still to come' },
  week: { zh: '七天内', en: 'Within 7 days' },
  month: { zh: '三十天内', en: 'Within 30 days' },
  past: { zh: '往期', en: 'Past' },
});
export type ActivityPeriod = CodeOf<typeof ActivityPeriod>;

export const ActivityKindItem = z.object({
  kind: z.int(),
  name: z.string(),
  englishName: z.string(),
  /** Published activities of the kind. */
  count: z.int(),
});
export type ActivityKindItem = z.output<typeof ActivityKindItem>;

export const AgendaItem = z.object({
  startsAt: z.string(),
  endsAt: z.string().nullable(),
  zh: z.string().nullable(),
  en: z.string().nullable(),
  zhSpeaker: z.string().nullable(),
  enSpeaker: z.string().nullable(),
});
export type AgendaItem = z.output<typeof AgendaItem>;
export const Guest = z.object({
  zhName: z.string().nullable(),
  enName: z.string().nullable(),
  zhPost: z.string().nullable(),
  enPost: z.string().nullable(),
});
export type Guest = z.output<typeof Guest>;

export const ActivityDetail = ActivityCard.extend({
  zhBody: z.string().nullable(),
  enBody: z.string().nullable(),
  agenda: z.array(AgendaItem),
  guests: z.array(Guest),
  /** A recording of ours, or the address of one elsewhere. */
  replay: z.object({ url: z.string(), type: z.string() }).nullable(),
  replayUrl: z.string().nullable(),
  exhibition: ContentCard.nullable(),
});
export type ActivityDetail = z.output<typeof ActivityDetail>;

const kind = labelled(z.coerce.number<number>().int().min(1).max(32_767), '类型', 'Kind');
export const ActivityQuery = pageQuery.extend({
  kind: kind.optional(),
  status: labelled(ActivityStatus.schema, '状态', 'Status').optional(),
  period: labelled(ActivityPeriod.schema, '时间', 'When').optional(),
  exhibitionId: id.optional(),
  keyword,
});
export type ActivityQuery = z.output<typeof ActivityQuery>;

export const meetingInfo = {
  list: get('/api/meetingInfo/list', {
    summary: 'Activities and forums: what is on, then what comes next, then what is past',
    access: 'public',
    reply: 'flat',
    input: ActivityQuery,
    output: pageOf(ActivityCard),
  }),
  detail: get('/api/meetingInfo/detail', {
    summary: 'One activity with its agenda, guests and replay',
    access: 'public',
    input: z.object({ id, preview: previewKey }),
    output: ActivityDetail,
  }),
  kindList: get('/api/meetingInfo/kindList', {
    summary: 'Kinds of activities',
    access: 'public',
    output: z.array(ActivityKindItem),
  }),
  online: get('/api/meetingInfo/online', {
    summary: 'Where to follow an activity online: told from 15 minutes before its start until its end, null otherwise',
    access: 'public',
    input: z.object({ id }),
    output: z.object({ url: z.string().nullable() }),
  }),
  clock: get('/api/meetingInfo/clock', {
    summary: 'The server’s clock, for countdowns on devices whose own is wrong',
    access: 'public',
    output: z.object({ now: instant }),
  }),
};
