import type { JobCtx } from '../../kit/ctx.ts';
import type { JobDefinition } from '../../platform/jobs.ts';
import { eraseBytes, forgetFiles } from '../files/removal.service.ts';
import { lookForSleepers } from './dormancy.service.ts';
import { sendResetLink } from './passwordChange.service.ts';
import { mailSignInCode } from './signInCode.service.ts';

const day = 86_400_000;
const keepKeysDays = 7;

/** Takes away what has no use any more: expired sessions, codes, tokens and counters, old request keys and exports. */
export async function cleanUp(ctx: JobCtx) {
  const now = ctx.now();
  const yesterday = new Date(now.getTime() - day);
  await ctx.db.deleteFrom('sessions').where('expiresAt', '<=', now).execute();
  await ctx.db.deleteFrom('emailCodes').where('expiresAt', '<=', now).execute();
  await ctx.db.deleteFrom('resetTokens').where('expiresAt', '<=', now).execute();
  await ctx.db.deleteFrom('rateLimits').where('resetsAt', '<=', now).execute();
  await ctx.db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<=', new Date(now.getTime() - keepKeysDays * day))
    .execute();
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
  'accounts.sleepers': { run: () => lookForSleepers(ctx()), cron: '15 18 * * *' },
  'house.cleanUp': { run: () => cleanUp(ctx()), cron: '30 18 * * *' },
});
