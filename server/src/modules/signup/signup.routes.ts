import { consoleSignup } from '@pavilion/protocol/signup.console.ts';
import { signup, signupCalls } from '@pavilion/protocol/signup.ts';
import { implement } from '../../kit/implement.ts';
import { book, removeBookPerson, takeOver } from './book.service.ts';
import { calendar } from './calendar.service.ts';
import { editExLinkman, editMeetingRegistrant, getExLinkman, getMeetingRegistrant } from './contact.service.ts';
import { exportSignups } from './export.service.ts';
import {
  editExParticipant,
  editMeetingParticipant,
  listExParticipant,
  listMeetingParticipant,
  removeExParticipant,
  removeMeetingParticipant,
} from './participants.service.ts';
import { answerOffer, send, withdraw } from './places.service.ts';
import { events, fail, listQueue, pass, reviewDetail } from './review.service.ts';
import { checkRows, readAttendeeWorkbook } from './sheet.service.ts';
import { myExhibitionOnlineList, myMeetingInfoList, overview } from './signup.service.ts';

/** The calls of spec §7. */
export const signupCallSlice = implement(signupCalls, {
  getExLinkman,
  editExLinkman,
  listExParticipant,
  editExParticipant,
  removeExParticipant,
  getMeetingRegistrant,
  editMeetingRegistrant,
  listMeetingParticipant,
  editMeetingParticipant,
  removeMeetingParticipant,
  myExhibitionOnlineList,
  myMeetingInfoList,
});
export const signupSlice = implement(signup, {
  overview,
  send,
  withdraw,
  answerOffer,
  book,
  takeOver,
  removeBookPerson,
  readWorkbook: readAttendeeWorkbook,
  checkRows,
  calendar,
});
export const consoleSignupSlice = implement(consoleSignup, {
  list: listQueue,
  detail: reviewDetail,
  pass,
  fail,
  events,
  export: exportSignups,
});
