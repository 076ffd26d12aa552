import { z } from 'zod';
import { contentConsole, maybe } from './content.console.ts';
import { instant, labelled, whenRight } from './fields.ts';
import { id } from './kit/endpoint.ts';
import { isTimeZone } from './kit/zones.ts';

const moment = (zh: string, en: string) => labelled(instant.nullable().default(null), zh, en);
const isWebUrl = (value: string) => {
  try {
    return /^https?:$/.test(new URL(value).protocol);
  } catch {
    return false;
  }
};
const address = (zh: string, en: string) =>
  labelled(
    z
      .string()
      .trim()
      .max(500)
      .nullable()
      .default(null)
      .transform((v) => v || null)
      .refine((v) => v === null || isWebUrl(v), 'badWebAddress'),
    zh,
    en,
  );
const isAfter = (later: string | null, earlier: string | null) =>
  !later || !earlier || Date.parse(later) > Date.parse(earlier);

const Item = z.object({
  startsAt: labelled(instant, '开始', 'From'),
  endsAt: labelled(instant.nullable().default(null), '结束', 'Until'),
  zh: maybe('议程（中文）', 'Item (Chinese)', 200),
  en: maybe('议程（英文）', 'Item (English)', 200),
  zhSpeaker: maybe('主讲（中文）', 'Speaker (Chinese)', 200),
  enSpeaker: maybe('主讲（英文）', 'Speaker (English)', 200),
});
const GuestRow = z.object({
  zhName: maybe('姓名（中文）', 'Name (Chinese)', 60),
  enName: maybe('姓名（英文）', 'Name (English)', 100),
  zhPost: maybe('职务（中文）', 'Position (Chinese)', 120),
  enPost: maybe('职务（英文）', 'Position (English)', 160),
});

export const ActivityForm = z
  .object({
    kind: labelled(z.coerce.number<number>().int().min(1).max(32_767).default(1), '类型', 'Kind'),
    zhTitle: maybe('中文标题', 'Chinese title', 120),
    enTitle: maybe('英文标题', 'English title', 200),
    zhSummary: maybe('摘要（中文）', 'Summary (Chinese)', 300),
    enSummary: maybe('摘要（英文）', 'Summary (English)', 500),
    zhBody: maybe('介绍（中文）', 'About (Chinese)', 60_000),
    enBody: maybe('介绍（英文）', 'About (English)', 60_000),
    zhPlace: maybe('地点（中文）', 'Place (Chinese)', 160),
    enPlace: maybe('地点（英文）', 'Place (English)', 200),
    zhCity: maybe('城市（中文）', 'City (Chinese)', 60),
    enCity: maybe('城市（英文）', 'City (English)', 60),
    onlineUrl: address('线上会场链接', 'Online meeting link'),
    /** The place's own zone (IANA): its clock is what the page shows first. */
    timeZone: labelled(
      z.string().max(60).refine(isTimeZone, 'badTimeZone').default('Asia/Shanghai'),
      '时区',
      'Time zone',
    ),
    startsAt: moment('开始时间', 'Starts'),
    endsAt: moment('结束时间', 'Ends'),
    signupOpensAt: moment('报名开始', 'Sign-up opens'),
    signupClosesAt: moment('报名截止', 'Sign-up closes'),
    capacity: labelled(z.int().min(1).max(1_000_000).nullable().default(null), '名额', 'Capacity'),
    coverId: labelled(id.nullable().default(null), '封面', 'Cover'),
    exhibitionId: labelled(id.nullable().default(null), '所属节展', 'Part of the exhibition'),
    agenda: labelled(z.array(Item).max(60).default([]), '议程', 'Agenda'),
    guests: labelled(z.array(GuestRow).max(40).default([]), '嘉宾', 'Guests'),
    replayId: labelled(id.nullable().default(null), '回放视频', 'Replay video'),
    replayUrl: address('站外回放链接', 'External replay link'),
  })
  .refine((f) => isAfter(f.endsAt, f.startsAt), {
    path: ['endsAt'],
    message: 'endsBeforeStart',
    when: whenRight('startsAt', 'endsAt'),
  })
  .refine((f) => isAfter(f.signupClosesAt, f.signupOpensAt), {
    path: ['signupClosesAt'],
    message: 'endsBeforeStart',
    when: whenRight('signupOpensAt', 'signupClosesAt'),
  })
  .refine((f) => !f.signupClosesAt || !f.endsAt || Date.parse(f.signupClosesAt) <= Date.parse(f.endsAt), {
    path: ['signupClosesAt'],
    message: 'signupAfterEnd',
    when: whenRight('endsAt', 'signupClosesAt'),
  });
export type ActivityForm = z.output<typeof ActivityForm>;

export const consoleActivity = contentConsole('activity', {
  form: ActivityForm,
  row: {
    kind: z.int(),
    startsAt: z.string().nullable(),
    endsAt: z.string().nullable(),
    signupOpensAt: z.string().nullable(),
    signupClosesAt: z.string().nullable(),
    timeZone: z.string(),
    zhCity: z.string().nullable(),
    enCity: z.string().nullable(),
  },
  filters: { kind: z.coerce.number<number>().int().optional() },
});
