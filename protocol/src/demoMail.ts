import { z } from 'zod';

/**
 * The content of a mail that was not sent. A response holds it only in demo mode without a mail server; the page shows it, marked as a
 * demo.
 */
export const DemoMail = z.object({
  code: z.string().optional(),
  /** A place of the site: `/#/resetpassword?token=…`. */
  link: z.string().optional(),
});
export type DemoMail = z.output<typeof DemoMail>;
