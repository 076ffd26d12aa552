import { expect, test } from 'vitest';
import { aPicture } from '../../testing/builders.ts';
import { TaskRunner } from './runTask.ts';

const limits = { milliseconds: 60_000, megabytes: 700, waiting: 5, idleMs: 1_000 };

test.each([
  ['time', { ...limits, milliseconds: 1 }, /took more than 1 ms/],
  ['memory', { ...limits, megabytes: 1 }, /took more than 1 MB/],
])('a task past its limit of %s ends with its process, and this one lives', async (kind, given, told) => {
  if (kind === 'memory' && process.platform !== 'linux') return; // no other platform reports the memory of a process
  const runner = new TaskRunner(given);
  const bytes = await aPicture();
  await expect(runner.run('cleanPicture', { bytes })).rejects.toThrow(told);
  // The next task gets a process of its own, and its limit holds as well.
  await expect(runner.run('cleanPicture', { bytes })).rejects.toThrow(told);
  runner.stop();
});

test('a picture that is broken fails alone: the same process does the next task', async () => {
  const runner = new TaskRunner(limits);
  await expect(runner.run('cleanPicture', { bytes: new Uint8Array(2_000) })).rejects.toThrow();
  expect((await runner.run('cleanPicture', { bytes: await aPicture() })).length).toBeGreaterThan(100);
  runner.stop();
});
