// The attendees of a sign-up (spec §3): type 1 for an exhibition, type 2 for a meeting, with the names of the specification on the wire.
import { z } from 'zod';
import { AircraftClass, FoodPreference, HotelPreference, IdType, Sex, TrafficType, YesNo } from './enumerations.ts';
import { email, fax, instant, labelled, line, optionalLine, phone, validators, whenRight } from './fields.ts';
import { isIdNumber } from './identity.ts';
import { type CodeOf, codes, labelledEnum } from './kit/codes.ts';
import { DAY_MS } from './kit/days.ts';
import { id } from './kit/endpoint.ts';
import { isCalendarDate } from './kit/zones.ts';
import { limits } from './limits.ts';

/** The kind of an attendee, and of the event that the sign-up is for. */
export const AttendeeType = codes({
  exhibition: { code: 1, zh: '节展', en: 'Exhibition' },
  meeting: { code: 2, zh: '活动', en: 'Activity' },
});
export type AttendeeType = CodeOf<typeof AttendeeType>;

/** Whether an attendee of a sign-up has a place. A place counts against the capacity when it is `placed` or `offered`. */
export const AttendeePlace = labelledEnum({
  none: { zh: '未提交', en: 'Not sent' },
  placed: { zh: '有名额', en: 'Has a place' },
  waiting: { zh: '候补中', en: 'Waiting' },
  offered: { zh: '名额待确认', en: 'Place offered' },
});
export type AttendeePlace = CodeOf<typeof AttendeePlace>;

/** How an ID number is shown to its owner: `****241X`. A form that sends it back keeps the number. */
export const isMaskedIdNumber = (value: string): boolean => /^\*{4}[^*]{1,4}$/u.test(value);

const earliestBirth = '1900-01-01';
const birthDate = labelled(
  z
    .string()
    .trim()
    .min(1)
    .refine(
      (v) => v === '' || (isCalendarDate(v) && v >= earliestBirth && Date.parse(v) <= Date.now() + DAY_MS),
      'badDate',
    ),
  '出生日期',
  'Date of birth',
);
const idType = labelled(IdType.schema, '证件类型', 'ID type');
const idNumber = labelled(z.string().trim().min(1).max(limits.idNumberMaxLength), '证件号码', 'ID number');
const sex = labelled(Sex.schema, '性别', 'Sex');
/** A photo for the badge: `data.id` of a private upload. */
const photo = labelled(z.int().min(1).nullable().default(null), '照片', 'Photo');
const nativePlace = line('籍贯', 'Native place', 100);
const nation = line('民族', 'Ethnic group or nationality', 60);

export const exhibitionAttendeeFields = {
  name: line('姓名', 'Name', 100),
  pinying: line('英文姓名', 'English name', 100),
  sex,
  nativePlace,
  nation,
  birthDate,
  sfType: idType,
  sfNum: idNumber,
  jobZh: line('职务', 'Position', 100),
  phone,
  email,
  photo,
};

const tel = labelled(
  z
    .string()
    .trim()
    .min(1)
    .refine((v) => validators.landline(v) || validators.phone(v), 'badLandline'),
  '办公电话',
  'Work telephone',
);
const remark = (zh: string, en: string) => optionalLine(zh, en, 200);
const choice = <T extends z.ZodType>(schema: T, zh: string, en: string) =>
  labelled(schema.nullable().default(null), zh, en);
const yesNo = (zh: string, en: string) => labelled(YesNo.schema.default(YesNo.no), zh, en);

/** What the organisers arrange for an attendee of a meeting; all of it may stay empty. */
const meetingExtraFields = {
  hotelPre: choice(HotelPreference.schema, '住宿', 'Hotel'),
  hotelPreRemark: remark('住宿备注', 'Hotel remark'),
  trafficPre: choice(TrafficType.schema, '交通', 'Travel'),
  trafficPreRemark: remark('交通备注', 'Travel remark'),
  aircraftPre: choice(AircraftClass.schema, '舱位', 'Flight class'),
  aircraftPreRemark: remark('舱位备注', 'Flight remark'),
  transferService: choice(TrafficType.schema, '接送', 'Transfer'),
  transferServiceRemark: remark('接送备注', 'Transfer remark'),
  foodPre: choice(FoodPreference.schema, '餐饮', 'Food'),
  foodPreRemark: remark('餐饮备注', 'Food remark'),
  isTranslate: yesNo('需要翻译', 'Needs an interpreter'),
  officialCar: yesNo('需要公务用车', 'Needs an official car'),
  other: optionalLine('其他需求', 'Other needs', 500),
};

export const meetingAttendeeFields = {
  userName: line('姓名', 'Name', 100),
  userNameEn: line('英文姓名', 'English name', 100),
  age: labelled(z.coerce.number<number>().int().min(1).max(120), '年龄', 'Age'),
  sex,
  nation,
  birthDate,
  nativePlace,
  education: line('学历', 'Education', 60),
  politicalOutlook: line('政治面貌', 'Political affiliation', 60),
  job: line('职务', 'Position', 100),
  sfType: idType,
  idNo: idNumber,
  workTel: tel,
  mobile: labelled(phone, '手机号码', 'Mobile number'),
  mail: labelled(email, '邮箱', 'Email'),
  fax,
  photo,
  ...meetingExtraFields,
};

const fits = (type: IdType, number: string) => isMaskedIdNumber(number) || isIdNumber(type, number);
const exhibitionAttendee = z.object(exhibitionAttendeeFields);
const meetingAttendee = z.object(meetingAttendeeFields);
export type ExhibitionAttendee = z.output<typeof exhibitionAttendee>;
export type MeetingAttendee = z.output<typeof meetingAttendee>;

export const ExParticipantForm = z
  .object({ exhibitionId: id, id: id.optional(), ...exhibitionAttendeeFields })
  .refine((v) => fits(v.sfType, v.sfNum), {
    path: ['sfNum'],
    error: 'badIdNumber',
    when: whenRight('sfType', 'sfNum'),
  });
export const MeetingParticipantForm = z
  .object({ meetingId: id, id: id.optional(), ...meetingAttendeeFields })
  .refine((v) => fits(v.sfType, v.idNo), { path: ['idNo'], error: 'badIdNumber', when: whenRight('sfType', 'idNo') });

const state = {
  id: z.int(),
  sexName: z.string(),
  sfTypeName: z.string(),
  photo: z.int().nullable(),
  /** Everything required is filled in. A person who was taken over from another kind of event may lack something. */
  complete: z.boolean(),
  place: AttendeePlace.schema,
  /** A reviewer has seen this attendee and passed the sign-up. */
  reviewed: z.boolean(),
  /** The attendee may come: has a place in a sign-up that passed its review. */
  accepted: z.boolean(),
  updatedAt: instant,
};
const text = z.string();
/** An attendee as it is read. The ID number is masked to its last four characters. */
export const ExParticipant = z.object({
  name: text,
  pinying: text,
  sex: Sex.schema.nullable(),
  nativePlace: text,
  nation: text,
  birthDate: text,
  sfType: IdType.schema.nullable(),
  sfNum: text,
  jobZh: text,
  phone: text,
  email: text,
  ...state,
});
export type ExParticipant = z.output<typeof ExParticipant>;
export const MeetingParticipant = z.object({
  userName: text,
  userNameEn: text,
  age: z.int().nullable(),
  sex: Sex.schema.nullable(),
  nation: text,
  birthDate: text,
  nativePlace: text,
  education: text,
  politicalOutlook: text,
  job: text,
  sfType: IdType.schema.nullable(),
  idNo: text,
  workTel: text,
  mobile: text,
  mail: text,
  fax: text,
  hotelPre: HotelPreference.schema.nullable(),
  hotelPreRemark: text,
  trafficPre: TrafficType.schema.nullable(),
  trafficPreRemark: text,
  aircraftPre: AircraftClass.schema.nullable(),
  aircraftPreRemark: text,
  transferService: TrafficType.schema.nullable(),
  transferServiceRemark: text,
  foodPre: FoodPreference.schema.nullable(),
  foodPreRemark: text,
  isTranslate: YesNo.schema,
  officialCar: YesNo.schema,
  other: text,
  ...state,
});
export type MeetingParticipant = z.output<typeof MeetingParticipant>;
