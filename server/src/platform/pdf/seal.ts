import { PDF } from '@libpdf/core';
import type { PlatformCertificate } from '../certificate.ts';

export interface Seal {
  certificate: PlatformCertificate;
  /** Why the document was sealed, as viewers show it. */
  reason: string;
  at: Date;
}

/**
 * Seals a document (PAdES B-B) as an incremental update: the bytes before stay as they were, so earlier seals stay valid.
 */
export async function sealPdf(bytes: Uint8Array, { certificate, reason, at }: Seal): Promise<Uint8Array> {
  const document = await PDF.load(bytes);
  const { bytes: sealed, warnings } = await document.sign({
    signer: certificate.signer,
    reason,
    signingTime: at,
    subFilter: 'ETSI.CAdES.detached',
    digestAlgorithm: 'SHA-256',
    // Twice the seal of a 4096-bit key with its certificate; a chain of three still fits.
    estimatedSize: 8192,
  });
  if (warnings.length > 0)
    throw new Error(`the seal was refused: ${warnings.map(({ message }) => message).join('; ')}`);
  return sealed;
}
