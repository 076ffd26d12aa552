import { daysBefore } from '@pavilion/protocol/kit/days.ts';
import type { JobCtx } from '../../kit/ctx.ts';
import type { JobDefinition } from '../../platform/jobs.ts';
import { eraseBytes, forgetFiles } from '../files/files.service.ts';
import { markDormantAccounts } from './dormancy.service.ts';
import { sendResetLink } from './passwordChange.service.ts';
import { mailSignInCode } from './signInCode.service.ts';

const keepKeysDays = 7;

/** Deletes what is out of use: expired sessions, codes, tokens and counters, old idempotency keys and exports. */
export async function cleanUp(ctx: JobCtx) {
  const now = ctx.now();
  const yesterday = daysBefore(now, 1);
  await ctx.db.deleteFrom('sessions').where('expiresAt', '<=', now).execute();
  await ctx.db.deleteFrom('emailCodes').where('expiresAt', '<=', now).execute();
  await ctx.db.deleteFrom('resetTokens').where('expiresAt', '<=', now).execute();
  await ctx.db.deleteFrom('rateLimits').where('resetsAt', '<=', now).execute();
  await ctx.db.deleteFrom('idempotencyKeys').where('createdAt', '<=', daysBefore(now, keepKeysDays)).execute();
  await eraseBytes(ctx, await forgetFiles(ctx, { purposes: ['export'], madeBefore: yesterday }));
}

export const accountJobs = (ctx: () => JobCtx): Record<string, JobDefinition> => ({
  'accounts.resetLink': { run: async (data) => void (await sendResetLink(ctx(), String(data.email))) },
  'accounts.signInCode': {
    run: async ({ kind, username, asker }) =>
      void (await mailSignInCode(ctx(), {
        kind: kind === 'staff' ? 'staff' : 'user',
        username: String(username),
        asker: String(asker),
      })),
  },
  'accounts.sleepers': { run: () => markDormantAccounts(ctx()), cron: '15 18 * * *' },
  'house.cleanUp': { run: () => cleanUp(ctx()), cron: '30 18 * * *' },
});
