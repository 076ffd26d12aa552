import { z } from 'zod';
import { CertKind, CertStatus } from './certification.ts';
import { instant } from './fields.ts';
import { get, id, pageOf, post } from './kit/endpoint.ts';
import { listQuery } from './lists.ts';

const UserRow = z.object({
  id: z.int(),
  username: z.string(),
  /** Masked, as the phone is; `contact` gives both. */
  email: z.string(),
  phone: z.string(),
  certStatus: CertStatus.schema,
  certKind: CertKind.schema.nullable(),
  certName: z.string().nullable(),
  lastSignInAt: instant.nullable(),
  createdAt: instant,
  closedAt: instant.nullable(),
});
export type UserRow = z.output<typeof UserRow>;
export const consoleUser = {
  list: get('/api/console/user/list', {
    access: 'staff',
    roles: ['reviewer', 'trade', 'service'],
    summary: 'Users',
    audited: 'user.list',
    reply: 'flat',
    input: listQuery(['createdAt', 'username', 'lastSignInAt']).extend({
      certStatus: CertStatus.schema.optional(),
      certKind: CertKind.schema.optional(),
    }),
    output: pageOf(UserRow),
  }),
  contact: post('/api/console/user/contact', {
    access: 'staff',
    roles: ['reviewer', 'trade', 'service'],
    summary: 'E-mail address and phone of one user in full; the view is logged',
    audited: 'user.contact',
    input: z.object({ id }),
    output: z.object({ email: z.string(), phone: z.string() }),
  }),
};
