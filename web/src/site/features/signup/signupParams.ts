import { AttendeeType } from '@pavilion/protocol/attendees.ts';
import type { SearchParams } from '../../../lib/links.ts';
import { codeOf, id, page } from '../../../lib/searchParams.ts';

const type = codeOf([AttendeeType.exhibition, AttendeeType.meeting]);
/** The event of the page `/signup`. */
export const signupParams = { type, id };
export type SignupSearch = SearchParams<typeof signupParams>;
export const mineParams = { type, page };
export type MineSearch = SearchParams<typeof mineParams>;
