import type { JobCtx } from '../../kit/ctx.ts';
import { findStaffByName } from './staff.queries.ts';

/** Returns the mailbox for a staff member's sign-in code. */
export async function mailboxOfStaff({ db }: Pick<JobCtx, 'db'>, name: string) {
  const staff = await findStaffByName(db, name);
  return staff && { id: staff.id, email: staff.email, locale: staff.locale };
}
