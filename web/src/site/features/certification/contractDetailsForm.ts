import type { AuthInfo } from '@pavilion/protocol/certification.ts';
import { asWritten } from '@pavilion/protocol/contractTerms.ts';

/** Returns the form's initial values: the known details, else those of the certification in one language. */
export function suggestedDetails({ person, enterprise }: AuthInfo) {
  const answers = enterprise ?? person;
  const name = asWritten(enterprise ? enterprise.contactName : (person?.name ?? ''));
  const address = asWritten(enterprise?.address ?? '');
  return {
    zhName: enterprise?.zhName ?? '',
    enName: enterprise?.enName ?? '',
    zhSignatory: answers?.zhSignatory || name.zh,
    enSignatory: answers?.enSignatory || name.en,
    zhTitle: enterprise?.zhTitle ?? '',
    enTitle: enterprise?.enTitle ?? '',
    zhAddress: answers?.zhAddress || address.zh,
    enAddress: answers?.enAddress || address.en,
  };
}
