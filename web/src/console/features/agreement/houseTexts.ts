import { agreement, consoleAgreement } from '@pavilion/protocol/agreement.ts';
import type { OutputOf } from '@pavilion/protocol/kit/endpoint.ts';

export type FoundText = OutputOf<typeof consoleAgreement.detail>;
/** What a change of a text makes stale. */
export const reads = [
  consoleAgreement.detail,
  agreement.current,
  agreement.privacy,
  agreement.about,
  agreement.version,
];
