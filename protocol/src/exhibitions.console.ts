import { z } from 'zod';
import { contentConsole, maybe } from './content.console.ts';
import { SignupKind } from './exhibitions.ts';
import { countryCode, date, flag, instant, labelled, whenRight } from './fields.ts';
import { id } from './kit/endpoint.ts';
import { isTimeZone } from './kit/zones.ts';

const picture = (zh: string, en: string) => labelled(id.nullable().default(null), zh, en);
const moment = (zh: string, en: string) => labelled(instant.nullable().default(null), zh, en);
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'badTime');
/** Bare offsets are refused: PostgreSQL reads their sign the other way round. */
const isPlace = (name: string) => /^[A-Z]/i.test(name) && isTimeZone(name);
const isWebUrl = (value: string) => {
  const url = URL.parse(value);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
};

const Session = z.object({
  date: labelled(date, '日期', 'Date'),
  from: labelled(hour, '开始', 'From'),
  to: labelled(hour.nullable().default(null), '结束', 'Until'),
  zhTitle: maybe('议程（中文）', 'Item (Chinese)', 200),
  enTitle: maybe('议程（英文）', 'Item (English)', 200),
  zhPlace: maybe('地点（中文）', 'Place (Chinese)', 100),
  enPlace: maybe('地点（英文）', 'Place (English)', 100),
});
const Photo = z.object({
  pictureId: labelled(id, '图片', 'Picture'),
  zhCaption: maybe('说明（中文）', 'Caption (Chinese)', 200),
  enCaption: maybe('说明（英文）', 'Caption (English)', 200),
});
const Film = z.object({
  programmeId: labelled(id, '节目', 'Programme'),
  zhSection: maybe('单元（中文）', 'Section (Chinese)', 60),
  enSection: maybe('单元（英文）', 'Section (English)', 60),
});

export const ExhibitionForm = z
  .object({
    zhTitle: maybe('中文名称', 'Chinese name', 100),
    enTitle: maybe('英文名称', 'English name', 150),
    zhIntro: maybe('一句话介绍（中文）', 'One line (Chinese)', 200),
    enIntro: maybe('一句话介绍（英文）', 'One line (English)', 300),
    zhCity: maybe('城市（中文）', 'City (Chinese)', 60),
    enCity: maybe('城市（英文）', 'City (English)', 60),
    zhVenue: maybe('场馆（中文）', 'Venue (Chinese)', 120),
    enVenue: maybe('场馆（英文）', 'Venue (English)', 160),
    zhOrganiser: maybe('主办方（中文）', 'Organiser (Chinese)', 200),
    enOrganiser: maybe('主办方（英文）', 'Organiser (English)', 200),
    zhBody: maybe('介绍（中文）', 'About (Chinese)', 60_000),
    enBody: maybe('介绍（英文）', 'About (English)', 60_000),
    country: labelled(countryCode.default('CN'), '国家/地区', 'Country or region'),
    regionTypeId: labelled(z.coerce.number<number>().int().min(1).max(32_767).default(1), '地区', 'Region'),
    /** Days and hours of the timetable are those of this place (IANA). */
    timeZone: labelled(z.string().max(60).refine(isPlace, 'badTimeZone').default('Asia/Shanghai'), '时区', 'Time zone'),
    startsOn: labelled(date.nullable().default(null), '开幕日', 'First day'),
    endsOn: labelled(date.nullable().default(null), '闭幕日', 'Last day'),
    officialUrl: labelled(
      z
        .string()
        .trim()
        .max(500)
        .nullable()
        .default(null)
        .transform((v) => v || null)
        .refine((v) => v === null || isWebUrl(v), 'badWebAddress'),
      '官方网站',
      'Official site',
    ),
    coverId: picture('封面', 'Cover'),
    bannerWideId: picture('横版主视觉 1920×1080', 'Key art, wide 1920×1080'),
    bannerTallId: picture('竖版主视觉 900×1296', 'Key art, tall 900×1296'),
    signupKinds: labelled(z.array(SignupKind.schema).max(2).default([]), '报名类型', 'Sign-up kinds'),
    signupOpensAt: moment('报名开始', 'Sign-up opens'),
    signupClosesAt: moment('报名截止', 'Sign-up closes'),
    inSidebar: labelled(z.boolean().default(false), '在侧栏列出', 'Named in the sidebar'),
    featured: labelled(z.boolean().default(false), '在节展页顶部展示', 'On top of the exhibition page'),
    position: labelled(z.coerce.number<number>().int().min(0).max(9999).default(100), '排序', 'Order'),
    timetable: labelled(z.array(Session).max(80).default([]), '日程', 'Programme'),
    photos: labelled(z.array(Photo).max(60).default([]), '现场照片', 'Stage photos'),
    films: labelled(z.array(Film).max(60).default([]), '展映节目', 'Festival films'),
  })
  .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn, {
    path: ['endsOn'],
    message: 'endsBeforeStart',
    when: whenRight('startsOn', 'endsOn'),
  })
  .refine(
    ({ signupOpensAt, signupClosesAt }) =>
      !signupOpensAt || !signupClosesAt || new Date(signupOpensAt) < new Date(signupClosesAt),
    { path: ['signupClosesAt'], message: 'endsBeforeStart', when: whenRight('signupOpensAt', 'signupClosesAt') },
  );
export type ExhibitionForm = z.output<typeof ExhibitionForm>;

export const consoleExhibition = contentConsole('exhibition', {
  form: ExhibitionForm,
  row: {
    startsOn: z.string().nullable(),
    endsOn: z.string().nullable(),
    country: z.string(),
    regionTypeId: z.int(),
    zhCity: z.string().nullable(),
    enCity: z.string().nullable(),
    inSidebar: z.boolean(),
    featured: z.boolean(),
  },
  filters: {
    regionTypeId: z.coerce.number<number>().int().optional(),
    inSidebar: flag.optional(),
    featured: flag.optional(),
  },
});
