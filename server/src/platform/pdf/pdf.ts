// The contract document: this is its one public file (README.md).
import { createHash } from 'node:crypto';
import type { ContractTerms } from '@pavilion/protocol/contractTerms.ts';
import type * as adapters from '../../kit/adapters.ts';
import type { PlatformCertificate } from '../certificate.ts';
import { checkContract, renderContract } from './contract.ts';

export { checkContract };

export interface SealedDocument {
  bytes: Uint8Array;
  /** Of the sealed bytes: what the public check page compares. */
  sha256: Buffer;
  pages: number;
}
export interface ContractRenderer extends adapters.ContractRenderer {
  contract(terms: ContractTerms, edition: adapters.ContractEdition): Promise<SealedDocument>;
}

/** Creates the renderer of sealed contract documents; `now` is the time of the seal. */
export function createContractRenderer({
  certificate,
  now = () => new Date(),
}: {
  certificate: PlatformCertificate;
  now?: () => Date;
}): ContractRenderer {
  return {
    check: checkContract,
    async contract(terms, edition) {
      const { bytes, pages } = await renderContract(terms, edition);
      const what = edition.signature ? 'signed' : 'issued';
      const reason = `Contract ${terms.contractNo} version ${edition.version} ${what}`;
      // The library of seals is loaded by the child process that seals, not by the server, which only checks characters.
      const { sealPdf } = await import('./seal.ts');
      const sealed = await sealPdf(bytes, { certificate, reason, at: now() });
      return { bytes: sealed, sha256: createHash('sha256').update(sealed).digest(), pages };
    },
  };
}
