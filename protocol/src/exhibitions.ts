import { z } from 'zod';
import { ProgrammeCard } from './cards.ts';
import { previewKey } from './content.console.ts';
import { ExhibitionCard, ExhibitionStatus } from './exhibitionCards.ts';
import { flag, instant, keyword, labelled } from './fields.ts';
import { type CodeOf, labelledEnum } from './kit/codes.ts';
import { get, id, pageOf, pageQuery } from './kit/endpoint.ts';
import { Picture } from './pictures.ts';

/** What one can sign up for (product §7): as a visitor, or with a booth. */
export const SignupKind = labelledEnum({
  attendee: { zh: '参展人员', en: 'Attendees' },
  booth: { zh: '展位', en: 'Booths' },
});
export type SignupKind = CodeOf<typeof SignupKind>;
/** The state of the sign-up by the server's clock; `none`: this exhibition takes no sign-ups here. */
export const SignupState = labelledEnum({
  none: { zh: '不在本平台报名', en: 'No sign-up here' },
  soon: { zh: '报名未开始', en: 'Sign-up not open yet' },
  open: { zh: '报名中', en: 'Sign-up open' },
  closed: { zh: '报名已截止', en: 'Sign-up closed' },
});
export type SignupState = CodeOf<typeof SignupState>;

export const RegionType = z.object({
  id: z.int(),
  regionTypeId: z.int(),
  name: z.string(),
  englishName: z.string(),
  /** Published exhibitions of the region. */
  count: z.int(),
});
export type RegionType = z.output<typeof RegionType>;

/** One line of the programme: hours are those of the city. */
export const ShownSession = z.object({
  date: z.string(),
  from: z.string(),
  to: z.string().nullable(),
  zhTitle: z.string().nullable(),
  enTitle: z.string().nullable(),
  zhPlace: z.string().nullable(),
  enPlace: z.string().nullable(),
});
export const StagePhoto = z.object({
  picture: Picture,
  zhCaption: z.string().nullable(),
  enCaption: z.string().nullable(),
});
export type StagePhoto = z.output<typeof StagePhoto>;
export const FestivalFilm = z.object({
  zhSection: z.string().nullable(),
  enSection: z.string().nullable(),
  programme: ProgrammeCard,
});
export type FestivalFilm = z.output<typeof FestivalFilm>;

export const ExhibitionBanner = ExhibitionCard.extend({ bannerWide: Picture.nullable() });
export type ExhibitionBanner = z.output<typeof ExhibitionBanner>;

export const ExhibitionDetail = ExhibitionBanner.extend({
  zhOrganiser: z.string().nullable(),
  enOrganiser: z.string().nullable(),
  zhBody: z.string().nullable(),
  enBody: z.string().nullable(),
  officialUrl: z.string().nullable(),
  timeZone: z.string(),
  signup: z.object({
    state: SignupState.schema,
    kinds: z.array(SignupKind.schema),
    opensAt: instant.nullable(),
    closesAt: instant.nullable(),
  }),
  timetable: z.array(ShownSession),
  photos: z.array(StagePhoto),
  films: z.array(FestivalFilm),
  /** The next ones in the calendar. */
  others: z.array(ExhibitionCard),
});
export type ExhibitionDetail = z.output<typeof ExhibitionDetail>;

export const ExhibitionQuery = pageQuery.extend({
  regionTypeId: labelled(z.coerce.number<number>().int().min(1).max(32_767), '地区', 'Region').optional(),
  status: labelled(ExhibitionStatus.schema, '状态', 'Status').optional(),
  year: labelled(z.coerce.number<number>().int().min(1900).max(2200), '年份', 'Year').optional(),
  keyword,
  /** Those that the sidebar names, in its order. */
  inSidebar: flag.optional(),
});
export type ExhibitionQuery = z.output<typeof ExhibitionQuery>;

export const exhibitionOnline = {
  regionTypeList: get('/api/exhibitionOnline/regionTypeList', {
    summary: 'Regions of the exhibitions',
    access: 'public',
    output: z.array(RegionType),
  }),
  list: get('/api/exhibitionOnline/list', {
    summary: 'Exhibitions: those that are on, then those to come, then those past',
    access: 'public',
    reply: 'flat',
    input: ExhibitionQuery,
    /** `years`: the years that any published exhibition falls in, the newest first. */
    output: pageOf(ExhibitionCard).extend({ years: z.array(z.int()) }),
  }),
  detail: get('/api/exhibitionOnline/detail', {
    summary: 'One exhibition with its photos, films and programme',
    access: 'public',
    input: z.object({ id, preview: previewKey }),
    output: ExhibitionDetail,
  }),
  banner: get('/api/exhibitionOnline/banner', {
    summary: 'What the top of the exhibition page shows',
    access: 'public',
    output: z.array(ExhibitionBanner),
  }),
};
