// Sign-ups of the demo fair, made by the use-cases themselves, each with the clock of its own day.
import { AttendeeType, ExParticipantForm, MeetingParticipantForm } from '@pavilion/protocol/attendees.ts';
import { daysBefore } from '@pavilion/protocol/kit/days.ts';
import type { JobCtx } from '@pavilion/server/kit/ctx.ts';
import { editExLinkman, editMeetingRegistrant } from '@pavilion/server/modules/signup/contact.service.ts';
import { editExParticipant, editMeetingParticipant } from '@pavilion/server/modules/signup/participants.service.ts';
import { send } from '@pavilion/server/modules/signup/places.service.ts';
import { pass, reviewDetail } from '@pavilion/server/modules/signup/review.service.ts';
import { asStaff, asUser, quiet } from '../people/actingAs.ts';
import { exhibitionForm, meetingForm } from './attendees.ts';

interface SeedSignup {
  user: 'person' | 'enterprise';
  /** The Chinese title of an activity, or of an exhibition. */
  activity?: string;
  exhibition?: string;
  people: readonly number[];
  least?: number;
  daysAgo: number;
  passed?: boolean;
}
/** Open with places, full with a waiting group, closed, and an exhibition that waits for its review. */
const plan: readonly SeedSignup[] = [
  { user: 'enterprise', activity: '版权交易实务公开课', people: [0, 1, 2], daysAgo: 1, passed: true },
  { user: 'person', activity: '海洋纪录片联合制片提案会', people: [0, 1, 2, 3, 4, 5, 6, 7], daysAgo: 2, passed: true },
  { user: 'enterprise', activity: '海洋纪录片联合制片提案会', people: [0, 2, 4], least: 2, daysAgo: 1 },
  { user: 'enterprise', activity: '买家看片会', people: [0, 1], daysAgo: 3, passed: true },
  { user: 'enterprise', exhibition: '江海', people: [0, 1, 5], daysAgo: 1 },
];
const contact = {
  person: { name: '林晓雯', phone: '13800000003', email: 'person@example.com', company: '', job: '制片人', remark: '' },
  enterprise: {
    name: '程见川',
    phone: '13800000002',
    email: 'enterprise@example.com',
    company: '子午线屏幕有限公司',
    job: '总经理',
    remark: '两位同事须提前离场，请安排较早的车。',
  },
};

async function findEvent({ db }: JobCtx, { activity, exhibition }: SeedSignup) {
  const table = activity === undefined ? 'exhibitions' : 'activities';
  const like = `%${activity ?? exhibition}%`;
  const found = await db.selectFrom(table).select('id').where('zhTitle', 'like', like).orderBy('id').executeTakeFirst();
  if (!found) throw new Error(`the demo fair has no event ${activity ?? exhibition}`);
  return { type: activity === undefined ? AttendeeType.exhibition : AttendeeType.meeting, eventId: found.id };
}

export async function seedSignups(
  fair: JobCtx,
  users: ReadonlyMap<string, number>,
  staff: ReadonlyMap<string, number>,
): Promise<void> {
  for (const planned of plan) {
    const day = daysBefore(fair.now(), planned.daysAgo);
    const ctx = quiet({ ...fair, now: () => day });
    const user = await asUser(ctx, users.get(planned.user)!);
    const key = await findEvent(ctx, planned);
    const isMeeting = key.type === AttendeeType.meeting;
    const form = contact[planned.user];
    const { id } = isMeeting
      ? await editMeetingRegistrant(user, { meetingId: key.eventId, ...form })
      : await editExLinkman(user, { exhibitionId: key.eventId, ...form });
    for (const i of planned.people) {
      if (isMeeting)
        await editMeetingParticipant(
          user,
          MeetingParticipantForm.parse({ meetingId: key.eventId, ...meetingForm(i, day) }),
        );
      else await editExParticipant(user, ExParticipantForm.parse({ exhibitionId: key.eventId, ...exhibitionForm(i) }));
    }
    await send(user, { ...key, ...(planned.least && { least: planned.least }) });
    if (!planned.passed) continue;
    const reviewer = await asStaff(ctx, staff.get('reviewer')!);
    await pass(reviewer, { id, revision: (await reviewDetail(reviewer, { id })).revision });
  }
}
