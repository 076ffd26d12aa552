import type { JobCtx } from '../../kit/ctx.ts';

/** What requests and jobs of the sign-up share. */
export type SignupCtx = JobCtx;
