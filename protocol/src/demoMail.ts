import { z } from 'zod';

/**
 * What a mail would have told. An answer holds it only in demo mode without a mail server, where no letter can arrive; the page
 * shows it marked as demo.
 */
export const DemoMail = z.object({
  code: z.string().optional(),
  /** A place of the site: `/#/resetpassword?token=…`. */
  link: z.string().optional(),
});
export type DemoMail = z.output<typeof DemoMail>;
