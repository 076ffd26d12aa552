import { AttendeeType } from '@pavilion/protocol/attendees.ts';
import { daysAfter } from '@pavilion/protocol/kit/days.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aUser } from '../../../../../server/src/testing/builders.ts';
import {
  aGroup,
  anOpenActivity,
  anOpenExhibition,
  contactForm,
  exhibitionPerson,
} from '../../../../../server/src/testing/signupBuilders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openSite } from '../../../testing/siteTest.tsx';

const t = await testApp();
t.clock.now = new Date();
afterAll(() => t.close());

test('an exhibition leads to its sign-up, where a person is added and the sign-up is sent', async () => {
  const exhibitionId = await anOpenExhibition(t);
  const { token, client } = await aUser(t, { certified: true });
  const site = await openSite(t, { paths: [`/exhibitionDetails?id=${exhibitionId}`], token });
  await site.user.click(await screen.findByRole('link', { name: 'Sign up' }));
  await site.fill(/^Company/, 'Meridian Screens');
  await site.press('Save');
  await site.toast('Saved');
  await site.press('Add a person');
  const person = exhibitionPerson();
  await site.fill(/^Name/, person.name);
  await site.fill(/^English name/, person.pinying);
  await site.user.selectOptions(await screen.findByLabelText(/^ID type/), 'Passport');
  await site.fill(/^ID number/, person.sfNum);
  await site.user.selectOptions(screen.getByLabelText(/^Sex/), 'Male');
  await site.fill(/^Date of birth/, '1984-03-12');
  await site.fill(/^Ethnic group/, 'Han');
  await site.fill(/^Native place/, 'Nantong');
  await site.fill(/^Position/, 'Producer');
  await site.fill(/^Phone/, '13800000002');
  await site.fill(/^Email/, 'shen@example.com');
  await site.user.click(screen.getAllByRole('button', { name: 'Save' }).at(-1)!);
  expect(await screen.findByText(`ends ${person.sfNum.slice(-4)}`)).toBeTruthy();
  await site.press('Send sign-up for 1 person');
  await site.toast('Sign-up sent');
  expect(await screen.findByText('Your sign-up is in review')).toBeTruthy();
  expect((await client.user.myExhibitionOnlineList({})).rows).toMatchObject([{ signup: { stage: 'sent', placed: 1 } }]);
});

test('a group that is too large chooses how few places it takes, and answers an offer', async () => {
  const meetingId = await anOpenActivity(t, { capacity: 3 });
  const first = await aGroup(t, meetingId, 1);
  await first.send();
  const group = await aGroup(t, meetingId, 3);
  const site = await openSite(t, { paths: [`/signup?type=2&id=${meetingId}`], token: group.token });
  expect(await screen.findByText('2 places left')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Join the waiting list with 3' })).toBeTruthy();
  await site.user.click(screen.getByRole('radio', { name: /2 or more/ }));
  await site.press('Send: 2 now, 1 waiting');
  await site.toast('Sign-up sent');
  expect(await screen.findByText(/Number 1 in line/)).toBeTruthy();
  await first.client.signup.withdraw(first.key);
  const again = await openSite(t, { paths: [`/signup?type=2&id=${meetingId}`], token: group.token });
  await again.press('Take 1 place');
  await waitFor(async () => expect(await group.places()).toEqual(['placed', 'placed', 'placed']));
});

test('people come from the book with one touch, and from a pasted table with a verdict a row', async () => {
  const [before, meetingId] = [await anOpenActivity(t), await anOpenActivity(t)];
  const group = await aGroup(t, before, 2);
  await group.client.user.editMeetingRegistrant({ meetingId, ...contactForm() });
  const site = await openSite(t, { paths: [`/signup?type=2&id=${meetingId}`], token: group.token });
  await site.user.click((await screen.findAllByRole('button', { name: 'Add Lu Mingxi' }))[0]!);
  await waitFor(async () =>
    expect(await group.client.user.listMeetingParticipant({ meetingId })).toMatchObject({ total: 1 }),
  );
  await site.press(/^Take over the 2 people/);
  await site.toast('1 person added');
  await site.press('Paste from Excel');
  const table = 'Name\tID type\tID number\tMobile number\n何岚\tPassport\tE99887766\t1370000046\n\t\t\t';
  await site.user.click(await screen.findByLabelText('Table'));
  await site.user.paste(table);
  await site.press('Check');
  expect(await screen.findAllByText('To mend')).toHaveLength(2);
  expect(await screen.findByDisplayValue('1370000046')).toBeTruthy();
});

test('outside the window the page is read-only, and an uncertified user is sent to certification', async () => {
  const meetingId = await anOpenActivity(t);
  const { token } = await aUser(t);
  await openSite(t, { paths: [`/signup?type=2&id=${meetingId}`], token });
  expect(await screen.findByRole('link', { name: 'Get certified' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a person' })).toBeNull();
  const soon = await anOpenActivity(t, { signupOpensAt: daysAfter(t.clock.now, 1).toISOString() });
  const certified = await aUser(t, { certified: true });
  await openSite(t, { paths: [`/signup?type=${AttendeeType.meeting}&id=${soon}`], token: certified.token });
  expect(await screen.findByText('Sign-up is not open yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a person' })).toBeNull();
});

test('my sign-ups lead back to each of them', async () => {
  const meetingId = await anOpenActivity(t, { enTitle: 'Harbour forum' });
  const group = await aGroup(t, meetingId, 1);
  await group.send();
  const site = await openSite(t, { paths: ['/personal/signup'], token: group.token });
  expect(await screen.findByText('Harbour forum')).toBeTruthy();
  await site.user.click(await screen.findByRole('link', { name: 'Open' }));
  expect(await screen.findByText('Your sign-up is in review')).toBeTruthy();
});
