import type { consoleCompetition } from '@pavilion/protocol/competition.console.ts';
import type { InputOf } from '@pavilion/protocol/kit/endpoint.ts';
import { afterAll, expect, test } from 'vitest';
import { aStaff } from '../../testing/builders.ts';
import { anEntry } from '../../testing/competitionBuilders.ts';
import { testApp } from '../../testing/testApp.ts';

const t = await testApp();
afterAll(() => t.close());

type CompetitionForm = InputOf<typeof consoleCompetition.save>['form'];
const rules: CompetitionForm = {
  zhTitle: '短视频大赛',
  enTitle: 'Short Video Competition',
  zhRules: '<h2>投票</h2><script>x()</script><p onclick="x()">每日十票。</p>',
  votingOpensAt: '2026-06-10T00:00:00Z',
  votingClosesAt: '2026-06-20T00:00:00Z',
  votesPerDay: 10,
};

test('staff set the windows and the rules, and visitors read them at once', async () => {
  const staff = (await aStaff(t, 'editor')).client;
  const { revision, form } = await staff.consoleCompetition.detail();
  expect(form).toMatchObject({ votingOpensAt: null, votesPerDay: 10 });
  await anEntry(t, 1, { views: 3, votes: 4 });
  expect(await t.visitor.videoCompetition.getCompetition({})).toMatchObject({ id: 100, entries: 1, votes: 4 });
  await staff.consoleCompetition.save({ revision, form: rules });
  await expect
    .poll(() => t.visitor.videoCompetition.getCompetition({}))
    .toMatchObject({ votingOpensAt: '2026-06-10T00:00:00.000Z', zhRules: '<h2>投票</h2><p>每日十票。</p>' });
  await expect(staff.consoleCompetition.save({ revision, form: rules })).rejects.toMatchObject({ code: 409 });
  expect((await staff.consoleCompetition.detail()).editedBy).not.toBeNull();
  await expect(t.visitor.videoCompetition.getCompetition({ competitionId: 7 })).rejects.toMatchObject({ code: 404 });
});

test('incomplete or reversed windows are refused at their fields', async () => {
  const staff = (await aStaff(t, 'editor')).client;
  const { revision } = await staff.consoleCompetition.detail();
  const told = (path: string) => ({ code: 400, problems: [expect.objectContaining({ path })] });
  const save = (change: object) => staff.consoleCompetition.save({ revision, form: { ...rules, ...change } });
  await expect(save({ votingClosesAt: null })).rejects.toMatchObject(told('form.votingClosesAt'));
  await expect(save({ votingClosesAt: '2026-06-01T00:00:00Z' })).rejects.toMatchObject(told('form.votingClosesAt'));
  await expect(save({ entryOpensAt: '2026-06-01T00:00:00Z' })).rejects.toMatchObject(told('form.entryClosesAt'));
  await expect(save({ bannerId: 999_999 })).rejects.toMatchObject(told('form.bannerId'));
  await expect(save({ votesPerDay: 0 })).rejects.toMatchObject(told('form.votesPerDay'));
});

test('captions are checked, cleaned and stored', async () => {
  const staff = (await aStaff(t, 'editor')).client;
  const file = (text: string, name = 'rain.srt') => new File([text], name, { type: 'text/plain' });
  const kept = await staff.consoleCompetition.uploadCaptions({
    file: file('1\n00:00:00,000 --> 00:00:02,000\n<font color="red">雨</font>\n'),
  });
  expect(kept).toMatchObject({ name: 'rain.srt', cues: 1 });
  const stored = await t.app.inject({ url: kept.url });
  expect(stored.payload).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:02.000\n雨\n');
  await expect(staff.consoleCompetition.uploadCaptions({ file: file('WEBVTT\n') })).rejects.toMatchObject({
    code: 4364,
  });
  await expect(staff.consoleCompetition.uploadCaptions({ file: file('WEBVTT', 'rain.html') })).rejects.toMatchObject({
    code: 4303,
  });
});
