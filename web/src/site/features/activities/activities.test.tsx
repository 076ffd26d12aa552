import { daysAfter } from '@pavilion/protocol/kit/days.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ActivityFormIn, anActivity } from '../../../../../server/src/testing/activityBuilders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openSite } from '../../../testing/siteTest.tsx';

const t = await testApp();
afterAll(() => t.close());
const noon = new Date('2026-06-01T08:00:00Z');
/** Sets both clocks, the server's and the reader's. */
function setClock(hours: number) {
  t.clock.now = new Date(noon.getTime() + hours * 3_600_000);
  vi.setSystemTime(t.clock.now);
}
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  t.clock.now = noon;
  await t.db.deleteFrom('activities').execute();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const inHours = (hours: number) => new Date(noon.getTime() + hours * 3_600_000).toISOString();
/** 2 June, 16:00 to 18:30 in Shanghai; sign-up closes at noon. */
const talk: ActivityFormIn = {
  zhTitle: '动画出海圆桌',
  enTitle: 'Animation abroad',
  zhSummary: '四家公司',
  enSummary: 'Four studios',
  enPlace: 'The Round Hall',
  zhPlace: '圆厅',
  startsAt: inHours(24),
  endsAt: inHours(26.5),
  signupOpensAt: inHours(-48),
  signupClosesAt: inHours(20),
  capacity: 90,
  onlineUrl: 'https://meet.example.com/round',
  agenda: [
    { startsAt: inHours(24), zh: '开场', en: 'Welcome' },
    { startsAt: inHours(25), zh: '圆桌', en: 'Round table', zhSpeaker: '白露', enSpeaker: 'Bai Lu' },
  ],
  guests: [{ zhName: '白露', enName: 'Bai Lu', zhPost: '制片人', enPost: 'Producer' }],
};
const publish = (form: ActivityFormIn = {}) => anActivity(t, { ...talk, ...form });
const ticketOf = (name: RegExp) => screen.findByRole('link', { name });

test('tickets show the status by the server’s clock, even on a device with a wrong clock', async () => {
  await publish();
  await publish({
    enTitle: 'Open now',
    startsAt: inHours(-1),
    endsAt: inHours(2),
    signupClosesAt: inHours(-2),
    agenda: [],
  });
  await publish({
    enTitle: 'Long ago',
    agenda: [],
    startsAt: inHours(-50),
    endsAt: inHours(-49),
    signupOpensAt: null,
    signupClosesAt: null,
  });
  vi.setSystemTime(daysAfter(noon, 10));
  await openSite(t, { paths: ['/activityForum'] });
  await waitFor(async () => expect((await ticketOf(/Open now/)).textContent).toContain('In progress'));
  expect((await ticketOf(/Animation abroad/)).textContent).toContain('Registration open');
  expect((await ticketOf(/Animation abroad/)).textContent).toContain('Sign-up closes in');
  expect((await ticketOf(/Long ago/)).textContent).toContain('Ended');
  expect(screen.getByText('On now')).toBeTruthy();
});

test('the list is filtered by status and has a message if nothing matches', async () => {
  await publish();
  const site = await openSite(t, { paths: ['/activityForum'] });
  await ticketOf(/Animation abroad/);
  await site.user.click(screen.getByRole('tab', { name: 'Ended' }));
  expect(await screen.findByText('No activity matches these filters.')).toBeTruthy();
  await site.user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
  expect(await ticketOf(/Animation abroad/)).toBeTruthy();
});

test('the page follows the clock: from sign-up to the room, through the agenda, to the end', async () => {
  const id = await publish();
  await openSite(t, { paths: [`/activityDetails?id=${id}`] });
  const ticket = await screen.findByRole('complementary', { name: 'Time and place' });
  expect(within(ticket).getByText('16:00–18:30')).toBeTruthy();
  expect(within(ticket).getByText(/^Open until Tue, Jun 2 12:00$/)).toBeTruthy();
  expect(within(ticket).getByText('90 places')).toBeTruthy();
  expect(within(ticket).getByText(/The link appears here 15 minutes before/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Join online' })).toBeNull();
  const statusText = (status: string) => within(ticket).findByText(`Status: ${status}`);
  await statusText('Registration open');

  setClock(21);
  await statusText('Registration ended');
  expect(within(ticket).getByText(/^Closed on /)).toBeTruthy();
  setClock(25.1);
  await statusText('In progress');
  expect((await screen.findByRole('link', { name: 'Join online' })).getAttribute('href')).toBe(
    'https://meet.example.com/round',
  );
  const item = screen.getByText('Round table').closest('li')!;
  expect(within(item).getByText('Now')).toBeTruthy();
  setClock(27);
  await statusText('Ended');
  expect(screen.queryByRole('link', { name: 'Join online' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});

test('an activity is downloaded as a calendar file made in the browser', async () => {
  const id = await publish();
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push(blob as Blob);
    return 'blob:calendar';
  });
  // happy-dom would follow the link instead of saving the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const site = await openSite(t, { paths: [`/activityDetails?id=${id}`] });
  await site.press('Add to calendar');
  const file = await made[0]!.text();
  expect(file).toContain('SUMMARY:Animation abroad');
  expect(file).toContain('DTSTART:20260602T080000Z');
  expect(file).toContain('LOCATION:The Round Hall');
});

test('a closed sign-up shows when it opens, an unnecessary one has a note, and no button is dead', async () => {
  const later = await publish({ signupOpensAt: inHours(2) });
  await openSite(t, { paths: [`/activityDetails?id=${later}`] });
  expect(await screen.findByText('Sign-up opens on Mon, Jun 1 18:00')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /sign.?up/i })).toBeNull();
  const free = await publish({ signupOpensAt: null, signupClosesAt: null, capacity: null });
  await openSite(t, { paths: [`/activityDetails?id=${free}`] });
  expect(await screen.findByText('No sign-up needed, everyone is welcome')).toBeTruthy();
});

test('a message is shown for an activity that does not exist', async () => {
  await openSite(t, { paths: ['/activityDetails?id=999999'] });
  expect(await screen.findByText('This activity does not exist or is no longer shown.')).toBeTruthy();
});
