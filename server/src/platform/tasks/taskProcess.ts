// The child process: runs the tasks that its parent sends, one after another, and ends with the parent.
import { AppError } from '@pavilion/protocol/errors.ts';
import { toError } from '@pavilion/protocol/kit/unknown.ts';
import type { TaskAnswer } from './runTask.ts';
import { type TaskName, tasks } from './tasks.ts';

process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group: the parent decides when its tasks end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

function answerOf(thrown: unknown): TaskAnswer {
  if (!(thrown instanceof AppError)) return { failed: String(toError(thrown).stack) };
  const { name, details }: AppError = thrown;
  return { refused: { name, details } };
}

process.on('message', async ({ name, input }: { name: TaskName; input: never }) => {
  let answer: TaskAnswer;
  try {
    answer = { result: await tasks[name](input) };
  } catch (error) {
    answer = answerOf(error);
  }
  process.send!(answer);
});
