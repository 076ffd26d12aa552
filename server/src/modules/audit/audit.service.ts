import type { Ctx, Staff, User } from '../../kit/ctx.ts';

type Details = Record<string, string | number | boolean | null>;
type RecordCtx = Pick<Ctx<User | null, Staff | null>, 'db' | 'now' | 'user' | 'staff'>;

/**
 * Writes an audit event, in the transaction of what it tells of. The actor is who is signed in. `details` hold ids and states,
 * never personal data. The database chains the rows (decision 0045).
 */
export async function record(
  ctx: RecordCtx,
  action: string,
  subject: string,
  subjectId: number | string | null,
  details: Details = {},
): Promise<void> {
  await ctx.db
    .insertInto('auditLog')
    .values({
      staffId: ctx.staff?.id ?? null,
      userId: ctx.user?.id ?? null,
      action,
      subject,
      subjectId: subjectId === null ? null : String(subjectId),
      details,
      at: ctx.now(),
    })
    .execute();
}

/** The network an IP address belongs to: `192.0.2.x`, `2001:db8:1::x`. Enough to recognise a stranger by. */
export function networkOf(ip: string): string {
  const v4 = /(\d+\.\d+\.\d+)\.\d+$/.exec(ip);
  if (v4) return `${v4[1]}.x`;
  return ip.includes(':') ? `${ip.split(':').slice(0, 3).join(':')}::x` : '';
}

type Account = { userId: number } | { staffId: number } | undefined;
type SignInCtx = Pick<Ctx, 'db' | 'now' | 'ip'>;

/**
 * Signing in and out, of users (`user.signIn`) and staff (`staff.signIn`), also when it failed. A name that nobody has is not
 * written down: people type passwords there.
 */
export async function recordSignIn(
  ctx: SignInCtx,
  subject: 'user' | 'staff',
  event: 'signIn' | 'signInFailed' | 'signOut',
  account: Account,
  details: Details = {},
): Promise<void> {
  const id = account && ('userId' in account ? account.userId : account.staffId);
  await ctx.db
    .insertInto('auditLog')
    .values({
      // A failure is not an act of the account it was tried on.
      ...(event !== 'signInFailed' && account),
      action: `${subject}.${event}`,
      subject,
      subjectId: id === undefined ? null : String(id),
      details: { network: networkOf(ctx.ip), ...details },
      at: ctx.now(),
    })
    .execute();
}

/** Staff saw personal data (`audited` of an endpoint): which, and how many rows a list found. */
export const recordView = (ctx: Ctx, action: string, subjectId: number | null, found: number | null) =>
  record(ctx, action, action.slice(0, action.indexOf('.')), subjectId, found === null ? {} : { found });
