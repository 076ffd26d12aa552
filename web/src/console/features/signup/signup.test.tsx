import { screen } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aStaff } from '../../../../../server/src/testing/builders.ts';
import { aGroup, anOpenActivity } from '../../../../../server/src/testing/signupBuilders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openConsole } from '../../../testing/consoleTest.tsx';

const t = await testApp();
afterAll(() => t.close());

test('a reviewer passes a sign-up, and fails another with a reason', async () => {
  const meetingId = await anOpenActivity(t, { enTitle: 'Harbour forum' });
  const [first, second] = [await aGroup(t, meetingId, 1), await aGroup(t, meetingId, 1)];
  await first.send();
  t.pass({ minutes: 1 });
  await second.send();
  const { token } = await aStaff(t, 'reviewer');
  const desk = await openConsole(t, { path: `/signups?queue=toReview&open=${(await first.mine()).id}`, token });
  await desk.press('Pass sign-up');
  await desk.press('Confirm');
  await screen.findByText('Sign-up passed');
  expect(await first.mine()).toMatchObject({ status: 1 });
  const again = await openConsole(t, { path: `/signups?open=${(await second.mine()).id}`, token });
  await again.press('Fail sign-up');
  await again.fill(/^Reason/, 'The company does not match');
  await again.user.click(screen.getAllByRole('button', { name: /Fail sign-up|Confirm|Reject|OK/ }).at(-1)!);
  await screen.findByText('Sign-up failed');
  expect(await second.mine()).toMatchObject({ status: 2, reason: 'The company does not match' });
});
