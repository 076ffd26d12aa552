import { screen, waitFor } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aStaff } from '../../../../../server/src/testing/builders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openConsole } from '../../../testing/consoleTest.tsx';

const t = await testApp();
afterAll(() => t.close());

test('an editor moves an activity to another zone and day: local times stay, and the agenda can follow', async () => {
  const { client, token } = await aStaff(t, 'editor');
  const { id } = await client.consoleActivity.save({
    form: {
      kind: 5,
      zhTitle: '研修',
      enTitle: 'A course',
      zhSummary: '一天',
      enSummary: 'One day',
      startsAt: '2026-06-13T06:00:00Z',
      endsAt: '2026-06-13T08:00:00Z',
      agenda: [{ startsAt: '2026-06-13T06:30:00Z', endsAt: null, zh: '讲座', en: 'Talk' }],
    },
  });
  const consoleApp = await openConsole(t, { path: `/activities/edit?id=${id}`, token });
  await screen.findByRole('option', { name: 'Study' });
  const starts = () =>
    ['date', 'time'].map((half) => (screen.getByLabelText(`Starts: ${half}`) as HTMLInputElement).value);
  expect(starts()).toEqual(['Jun 13, 2026', '14:00']);

  await consoleApp.user.selectOptions(screen.getByLabelText('Time zone'), 'Europe/Paris');
  expect(starts()).toEqual(['Jun 13, 2026', '14:00']);
  for (const [label, time] of [
    ['Starts', '10:00'],
    ['Ends', '12:00'],
  ]) {
    await consoleApp.fill(`${label}: date`, '2026-06-20');
    await consoleApp.fill(`${label}: time`, time!);
  }
  await consoleApp.user.tab();
  expect(await screen.findByText('The agenda falls outside the activity’s hours.')).toBeTruthy();
  await consoleApp.press('Move it to the new start');
  await consoleApp.press('Add a guest');
  await consoleApp.fill('Name (English)', 'Su Ming');
  await consoleApp.press('Save the draft');
  await waitFor(async () => expect((await client.consoleActivity.detail({ id })).revision).toBe(2));
  expect((await client.consoleActivity.detail({ id })).form).toMatchObject({
    kind: 5,
    timeZone: 'Europe/Paris',
    startsAt: '2026-06-20T08:00:00.000Z',
    endsAt: '2026-06-20T10:00:00.000Z',
    agenda: [{ startsAt: '2026-06-20T08:00:00.000Z', zh: '讲座' }],
    guests: [{ zhName: null, enName: 'Su Ming' }],
  });
});

test('the list shows kind, local hours and status', async () => {
  const { client, token } = await aStaff(t, 'editor');
  await client.consoleActivity.save({
    form: {
      kind: 4,
      zhTitle: '露天放映',
      enTitle: 'Open-air',
      startsAt: '2020-06-01T11:00:00Z',
      endsAt: '2020-06-01T13:00:00Z',
    },
  });
  await openConsole(t, { path: '/activities', token });
  const row = (await screen.findByText('Open-air')).closest('tr')!;
  await waitFor(() => expect(row.textContent).toContain('Screening'));
  expect(row.textContent).toContain('Mon, Jun 1 19:00');
  expect(row.textContent).toContain('Ended');
});
