// What the licensor's signatory does without an account: reads the contract behind a mailed link and signs it (product §5).
import { z } from 'zod';
import { ContractStatus } from './contractStates.ts';
import { DemoMail } from './demoMail.ts';
import { agreed, emailCode, instant, labelled, line } from './fields.ts';
import { nothing, post } from './kit/endpoint.ts';

const token = labelled(z.string().trim().min(20).max(200), '链接', 'Link');
const Both = z.object({ zh: z.string(), en: z.string() });

export const LicensorContract = z.object({
  contractNo: z.string(),
  orderNo: z.string(),
  status: ContractStatus.schema,
  title: Both,
  licensor: Both,
  licensee: Both,
  signatory: z.object({ name: Both, title: Both }),
  /** Where the code is mailed to, masked. */
  email: z.string(),
  issuedAt: instant.nullable(),
  signBy: instant.nullable(),
  /** The zone whose days the contract counts by. */
  timeZone: z.string(),
  /** When the licensor signed with this link. */
  signedAt: instant.nullable(),
  licenseeSigned: z.boolean(),
  /** The newest document; null while it is being made. */
  file: z.object({ name: z.string(), url: z.string(), sha256: z.string() }).nullable(),
  canSign: z.boolean(),
});
export type LicensorContract = z.output<typeof LicensorContract>;

/** The signature of a licensor. */
export const LicensorSignature = z.object({
  token,
  name: line('签署人姓名', 'Name of signer', 100),
  emailCode,
  agreed,
});
export const licensorSigning = {
  open: post('/api/licensor/open', {
    summary: 'The contract behind a signatory’s link',
    access: 'public',
    input: z.object({ token }),
    output: LicensorContract,
  }),
  getCode: post('/api/licensor/getCode', {
    summary: 'Mail the code that proves the signatory’s intent',
    access: 'public',
    input: z.object({ token }),
    output: z.object({ email: z.string(), demo: DemoMail.optional() }),
  }),
  sign: post('/api/licensor/sign', {
    summary: 'Sign for the licensor with the link and the mailed code',
    access: 'public',
    input: LicensorSignature,
    output: nothing,
  }),
};
