// A process that works on the queue of the given database, begins each job and never ends one; tests kill it.
import { startJobs } from '../platform/jobs.ts';

const never = () => {
  process.send!('begun');
  return new Promise<void>(() => undefined);
};
await startJobs(process.argv[2]!, { 'test.lost': { run: never } }, (error) => process.stderr.write(`${error}\n`));
process.send!('ready');
