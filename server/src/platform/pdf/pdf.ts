import { createHash } from 'node:crypto';
import type { ContractTerms } from '@pavilion/protocol/contractTerms.ts';
import type * as adapters from '../../kit/adapters.ts';
import type { PlatformCertificate } from '../certificate.ts';
import { checkContract, renderContract } from './contract.ts';
import { sealPdf } from './seal.ts';

export interface SealedDocument {
  bytes: Uint8Array;
  /** Of the sealed bytes: what the public check page compares. */
  sha256: Buffer;
  pages: number;
}
export interface PdfDesk extends adapters.PdfDesk {
  contract(terms: ContractTerms, edition: adapters.ContractEdition): Promise<SealedDocument>;
}

/** The desk that makes documents; `now` is when a seal is set. */
export function createPdfDesk({
  certificate,
  now = () => new Date(),
}: {
  certificate: PlatformCertificate;
  now?: () => Date;
}): PdfDesk {
  return {
    check: checkContract,
    async contract(terms, edition) {
      const { bytes, pages } = await renderContract(terms, edition);
      const what = edition.signature ? 'signed' : 'issued';
      const reason = `Contract ${terms.contractNo} version ${edition.version} ${what}`;
      const sealed = await sealPdf(bytes, { certificate, reason, at: now() });
      return { bytes: sealed, sha256: createHash('sha256').update(sealed).digest(), pages };
    },
  };
}
