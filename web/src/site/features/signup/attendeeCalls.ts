// The two types of attendees in one shape, for lists that show either.
import {
  type AttendeePlace,
  AttendeeType,
  type ExParticipant,
  type MeetingParticipant,
} from '@pavilion/protocol/attendees.ts';
import { type TrafficType, YesNo } from '@pavilion/protocol/enumerations.ts';
import { signup, signupCalls } from '@pavilion/protocol/signup.ts';
import { useAction, useApi } from '../../../lib/api.ts';
import { useSay } from '../../../lib/locale.ts';
import { text } from './signup.text.ts';

/** What is read again after a change of the sign-up. */
export const reads = [
  signup.overview,
  signup.book,
  signupCalls.getExLinkman,
  signupCalls.getMeetingRegistrant,
  signupCalls.listExParticipant,
  signupCalls.listMeetingParticipant,
  signupCalls.myExhibitionOnlineList,
  signupCalls.myMeetingInfoList,
];
export interface EventOf {
  type: AttendeeType;
  eventId: number;
}

export interface ShownAttendee {
  id: number;
  name: string;
  englishName: string;
  job: string;
  idTypeName: string;
  idEnd: string;
  place: AttendeePlace;
  complete: boolean;
  accepted: boolean;
  /** Hotel, car, food, interpreter; undefined at an exhibition. */
  services: { hotel: boolean; car: boolean; food: boolean; interpreter: boolean } | undefined;
  travel: TrafficType | null;
  of:
    | { type: typeof AttendeeType.exhibition; row: ExParticipant }
    | { type: typeof AttendeeType.meeting; row: MeetingParticipant };
}
const endOf = (masked: string) => masked.replaceAll('*', '');

const shownExhibition = (row: ExParticipant): ShownAttendee => ({
  id: row.id,
  name: row.name,
  englishName: row.pinying,
  job: row.jobZh,
  idTypeName: row.sfTypeName,
  idEnd: endOf(row.sfNum),
  place: row.place,
  complete: row.complete,
  accepted: row.accepted,
  services: undefined,
  travel: null,
  of: { type: AttendeeType.exhibition, row },
});
const shownMeeting = (row: MeetingParticipant): ShownAttendee => ({
  id: row.id,
  name: row.userName,
  englishName: row.userNameEn,
  job: row.job,
  idTypeName: row.sfTypeName,
  idEnd: endOf(row.idNo),
  place: row.place,
  complete: row.complete,
  accepted: row.accepted,
  services: {
    hotel: row.hotelPre !== null,
    car: row.officialCar === YesNo.yes || row.transferService !== null,
    food: row.foodPre !== null,
    interpreter: row.isTranslate === YesNo.yes,
  },
  travel: row.trafficPre,
  of: { type: AttendeeType.meeting, row },
});

/** The attendees of my sign-up. */
export function useAttendees({ type, eventId }: EventOf) {
  const isExhibition = type === AttendeeType.exhibition;
  const exhibition = useApi(signupCalls.listExParticipant, { exhibitionId: eventId }, { enabled: isExhibition });
  const meeting = useApi(signupCalls.listMeetingParticipant, { meetingId: eventId }, { enabled: !isExhibition });
  return isExhibition ? exhibition.data?.rows.map(shownExhibition) : meeting.data?.rows.map(shownMeeting);
}
/** The contact person of my sign-up. */
export function useContact({ type, eventId }: EventOf) {
  const isExhibition = type === AttendeeType.exhibition;
  const exhibition = useApi(signupCalls.getExLinkman, { exhibitionId: eventId }, { enabled: isExhibition });
  const meeting = useApi(signupCalls.getMeetingRegistrant, { meetingId: eventId }, { enabled: !isExhibition });
  return isExhibition ? exhibition : meeting;
}
/** Removes an attendee of either type. */
export function useRemoval() {
  const say = useSay();
  const options = { refresh: reads, done: say(text.removed), failed: say(text.removeFailed) };
  const exhibition = useAction(signupCalls.removeExParticipant, options);
  const meeting = useAction(signupCalls.removeMeetingParticipant, options);
  return ({ id, of }: ShownAttendee) => (of.type === AttendeeType.exhibition ? exhibition : meeting).run({ id });
}
