// The child process: does what its parent sends, one task after another, and ends with it.
import { AppError } from '@pavilion/protocol/errors.ts';
import type { TaskAnswer } from './runTask.ts';
import { type TaskName, tasks } from './tasks.ts';

process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group: the parent decides when its tasks end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

process.on('message', async ({ name, input }: { name: TaskName; input: never }) => {
  let answer: TaskAnswer;
  try {
    answer = { result: await tasks[name](input) };
  } catch (error) {
    answer =
      error instanceof AppError
        ? { refused: { name: error.name, details: error.details } }
        : { failed: String((error as Error).stack) };
  }
  process.send!(answer);
});
