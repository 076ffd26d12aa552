// Attendees between the wire and the database. Stored answers have one set of names for both types, so that a person who came to an
// exhibition can be taken over to a meeting.
import {
  type AttendeePlace,
  AttendeeType,
  type ExhibitionAttendee,
  type ExParticipant,
  exhibitionAttendeeFields,
  isMaskedIdNumber,
  type MeetingAttendee,
  type MeetingParticipant,
  meetingAttendeeFields,
} from '@pavilion/protocol/attendees.ts';
import {
  AircraftClass,
  FoodPreference,
  HotelPreference,
  IdType,
  Sex,
  TrafficType,
  YesNo,
} from '@pavilion/protocol/enumerations.ts';
import { isIdNumber } from '@pavilion/protocol/identity.ts';
import { type Locale, say } from '@pavilion/protocol/kit/text.ts';
import { z } from 'zod';
import type { Ctx } from '../../kit/ctx.ts';
import { maskedIdNumber } from '../../kit/masks.ts';
import { openIdNumber, sealIdNumber } from '../../kit/sealedFields.ts';

const text = z.string().default('');
const choice = <T extends z.ZodType>(schema: T) => schema.nullable().default(null);
/** The answers of a person as they are stored; what only the other type has is empty. */
export const PersonAnswers = z.object({
  name: text,
  englishName: text,
  sex: choice(Sex.schema),
  nativePlace: text,
  nation: text,
  birthDate: text,
  idType: choice(IdType.schema),
  idNumber: text,
  job: text,
  phone: text,
  email: text,
  age: z.int().nullable().default(null),
  education: text,
  politicalOutlook: text,
  workTel: text,
  fax: text,
  hotelPre: choice(HotelPreference.schema),
  hotelPreRemark: text,
  trafficPre: choice(TrafficType.schema),
  trafficPreRemark: text,
  aircraftPre: choice(AircraftClass.schema),
  aircraftPreRemark: text,
  transferService: choice(TrafficType.schema),
  transferServiceRemark: text,
  foodPre: choice(FoodPreference.schema),
  foodPreRemark: text,
  isTranslate: YesNo.schema.default(YesNo.no),
  officialCar: YesNo.schema.default(YesNo.no),
  other: text,
});
export type PersonAnswers = z.output<typeof PersonAnswers>;
type Sealing = Pick<Ctx, 'vault'>;

export const readPerson = (ctx: Sealing, userId: number, stored: object): PersonAnswers =>
  PersonAnswers.parse(openIdNumber(ctx, userId, stored));
export const sealPerson = (ctx: Sealing, userId: number, person: Partial<PersonAnswers>) => ({
  ...sealIdNumber(ctx, userId, person),
});

export const fromExhibition = (form: ExhibitionAttendee): Partial<PersonAnswers> => {
  const { pinying, sfType, sfNum, jobZh, photo: _, ...rest } = form;
  return { ...rest, englishName: pinying, idType: sfType, idNumber: sfNum, job: jobZh };
};
export const fromMeeting = (form: MeetingAttendee): Partial<PersonAnswers> => {
  const { userName, userNameEn, sfType, idNo, mobile, mail, photo: _, ...rest } = form;
  return {
    ...rest,
    name: userName,
    englishName: userNameEn,
    idType: sfType,
    idNumber: idNo,
    phone: mobile,
    email: mail,
  };
};

/** The fields of both types that identify a person and travel from one sign-up to the next; needs of one journey do not. */
export const travelling = (person: PersonAnswers): Partial<PersonAnswers> => {
  const { name, englishName, sex, nativePlace, nation, birthDate, idType, idNumber, job, phone, email } = person;
  const { age, education, politicalOutlook, workTel, fax } = person;
  return {
    name,
    englishName,
    sex,
    nativePlace,
    nation,
    birthDate,
    idType,
    idNumber,
    job,
    phone,
    email,
    age,
    education,
    politicalOutlook,
    workTel,
    fax,
  };
};

/** The form of a person for an exhibition, before it is checked. */
export const toExhibition = (p: PersonAnswers) => ({
  name: p.name,
  pinying: p.englishName,
  sex: p.sex,
  nativePlace: p.nativePlace,
  nation: p.nation,
  birthDate: p.birthDate,
  sfType: p.idType,
  sfNum: p.idNumber,
  jobZh: p.job,
  phone: p.phone,
  email: p.email,
});
/** The form of a person for a meeting, before it is checked. */
export const toMeeting = (p: PersonAnswers) => {
  const { name, englishName, idType, idNumber, phone, email, ...rest } = p;
  return {
    ...rest,
    userName: name,
    userNameEn: englishName,
    sfType: idType,
    idNo: idNumber,
    mobile: phone,
    mail: email,
  };
};

/** The key of a person by document. */
export const personKeyOf = (
  { signer }: Pick<Ctx, 'signer'>,
  { idType, idNumber }: { idType?: number | null | undefined; idNumber?: string | undefined },
): string => signer.sign(`attendee:${idType}:${(idNumber ?? '').toUpperCase()}`);

/** Replaces a masked ID number that a form sent back by the stored one. */
export function keepIdNumber(
  person: Partial<PersonAnswers>,
  stored: PersonAnswers | undefined,
): Partial<PersonAnswers> | undefined {
  const sent = person.idNumber ?? '';
  if (!isMaskedIdNumber(sent)) return { ...person, idNumber: sent.toUpperCase() };
  if (!stored || maskedIdNumber(stored.idNumber) !== sent || stored.idType !== person.idType) return undefined;
  return { ...person, idNumber: stored.idNumber };
}

export interface AttendeeRow {
  id: number;
  answers: object;
  photoId: number | null;
  place: AttendeePlace;
  reviewedAt: Date | null;
  updatedAt: Date;
}
/** Whether the sign-up of an attendee is sent and passed. */
type Passed = { passed: boolean };

const forms = {
  [AttendeeType.exhibition]: z.object(exhibitionAttendeeFields),
  [AttendeeType.meeting]: z.object(meetingAttendeeFields),
};
/** Whether everything that this type of event requires is filled in and valid. */
export const isComplete = (type: AttendeeType, person: PersonAnswers): boolean =>
  forms[type].safeParse(type === AttendeeType.exhibition ? toExhibition(person) : toMeeting(person)).success &&
  person.idType !== null &&
  isIdNumber(person.idType, person.idNumber);

const stateOf = (type: AttendeeType, row: AttendeeRow, person: PersonAnswers, locale: Locale, { passed }: Passed) => ({
  id: row.id,
  photo: row.photoId,
  sexName: person.sex === null ? '' : say(Sex.label(person.sex), locale),
  sfTypeName: person.idType === null ? '' : say(IdType.label(person.idType), locale),
  complete: isComplete(type, person),
  place: row.place,
  reviewed: row.reviewedAt !== null,
  accepted: passed && row.place === 'placed' && row.reviewedAt !== null,
  updatedAt: row.updatedAt.toISOString(),
});
const masked = (person: PersonAnswers): PersonAnswers => ({ ...person, idNumber: maskedIdNumber(person.idNumber) });
type ReadCtx = Sealing & { locale: Locale };

/** An attendee of an exhibition on the wire. */
export function exParticipantOf(ctx: ReadCtx, userId: number, row: AttendeeRow, of: Passed): ExParticipant {
  const person = readPerson(ctx, userId, row.answers);
  return {
    ...toExhibition(masked(person)),
    ...stateOf(AttendeeType.exhibition, row, person, ctx.locale, of),
  };
}
/** An attendee of a meeting on the wire. */
export function meetingParticipantOf(ctx: ReadCtx, userId: number, row: AttendeeRow, of: Passed): MeetingParticipant {
  const person = readPerson(ctx, userId, row.answers);
  return { ...toMeeting(masked(person)), ...stateOf(AttendeeType.meeting, row, person, ctx.locale, of) };
}
