import { z } from 'zod';
import { instant } from './fields.ts';
import { get, nothing, post } from './kit/endpoint.ts';

/** The user agreement as the checkbox and the popup show it (spec §3). */
export const Agreement = z.object({
  version: z.string(),
  title: z.string(),
  enTitle: z.string(),
  /** The title in the reader's language. */
  name: z.string(),
  /** Cleaned HTML in the reader's language. */
  content: z.string(),
  effectiveAt: instant,
});
export type Agreement = z.output<typeof Agreement>;

export const agreement = {
  current: get('/api/agreement/current', {
    summary: 'The user agreement in force',
    access: 'public',
    output: Agreement,
  }),
  agree: post('/api/agreement/agree', {
    summary: 'Agree to a new version',
    access: 'user',
    input: z.object({ version: z.string().min(1).max(50) }),
    output: nothing,
  }),
  benefits: get('/api/agreement/benefits', {
    summary: 'What registering brings, as the registration page lists it',
    access: 'public',
    output: z.array(z.object({ zhTitle: z.string(), enTitle: z.string(), zhText: z.string(), enText: z.string() })),
  }),
};
