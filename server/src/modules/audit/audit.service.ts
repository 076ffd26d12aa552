import type { Ctx, Staff, User } from '../../kit/ctx.ts';

type Details = Record<string, string | number | boolean | null>;
type RecordCtx = Pick<Ctx<User | null, Staff | null>, 'db' | 'now' | 'user' | 'staff'>;

/**
 * Writes an audit event in the transaction of the action it records. The actor is the signed-in account. `details` hold ids and states,
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

/** Returns the network of an IP address: `192.0.2.x`, `2001:db8:1::x`. That is enough to recognise an unfamiliar one. */
export function networkOf(ip: string): string {
  const v4 = /(\d+\.\d+\.\d+)\.\d+$/.exec(ip);
  if (v4) return `${v4[1]}.x`;
  return ip.includes(':') ? `${ip.split(':').slice(0, 3).join(':')}::x` : '';
}

type Account = { userId: number } | { staffId: number } | undefined;
type SignInCtx = Pick<Ctx, 'db' | 'now' | 'ip'>;

/**
 * Records sign-ins and sign-outs of users (`user.signIn`) and staff (`staff.signIn`), failures included. An unknown name is not recorded,
 * because people sometimes type their password there.
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
      // A failure is not an action of the account.
      ...(event !== 'signInFailed' && account),
      action: `${subject}.${event}`,
      subject,
      subjectId: id === undefined ? null : String(id),
      details: { network: networkOf(ctx.ip), ...details },
      at: ctx.now(),
    })
    .execute();
}

/** Records that staff viewed personal data (`audited` of an endpoint): which data, and how many rows a list found. */
export const recordView = (ctx: Ctx, action: string, subjectId: number | null, found: number | null) =>
  record(ctx, action, action.slice(0, action.indexOf('.')), subjectId, found === null ? {} : { found });
