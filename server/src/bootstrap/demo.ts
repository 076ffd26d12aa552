// The only file of the server that imports the demo fair, which is a workspace of its own (decision 0003).
import type { JobCtx } from '../kit/ctx.ts';

export { demoPassword, demoStaff, demoUsers } from '@pavilion/demo/accounts.ts';
export { isEmpty } from '@pavilion/demo/isEmpty.ts';

/** Imported on demand: only the child process that writes the demo fair needs its texts and numbers. */
export const seedDemo = async (ctx: JobCtx): Promise<void> =>
  (await import('@pavilion/demo/seedDemo.ts')).seedDemo(ctx);
