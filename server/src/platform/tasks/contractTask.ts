import type { ContractTerms } from '@pavilion/protocol/contractTerms.ts';
import type { ContractEdition } from '../../kit/adapters.ts';
import { type CertificateSource, openCertificate, type PlatformCertificate } from '../certificate.ts';
import { createContractRenderer } from '../pdf/pdf.ts';

/** Opened once: the source never changes while the platform runs. */
let opened: Promise<PlatformCertificate> | undefined;

export async function makeContract({
  certificate,
  terms,
  edition,
}: {
  certificate: CertificateSource;
  terms: ContractTerms;
  edition: ContractEdition;
}) {
  opened ??= openCertificate(certificate);
  return createContractRenderer({ certificate: await opened }).contract(terms, edition);
}
