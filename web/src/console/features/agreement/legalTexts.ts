import { agreement, consoleAgreement } from '@pavilion/protocol/agreement.ts';
import type { OutputOf } from '@pavilion/protocol/kit/endpoint.ts';

export type FoundText = OutputOf<typeof consoleAgreement.detail>;
/** The reads that a change of a text invalidates. */
export const reads = [
  consoleAgreement.detail,
  agreement.current,
  agreement.privacy,
  agreement.about,
  agreement.version,
];
