// Reads text and seals from a document, for tests.
import * as asn1 from 'asn1js';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as pki from 'pkijs';

/** Every page's words as a reader selects them; a line's end is a space between Latin words and nothing between Chinese ones. */
export async function wordsOf(bytes: Uint8Array): Promise<string> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const lines = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    pages.push(lines.replace(/(?<=[!-~])\n(?=[!-~])/g, ' ').replaceAll('\n', ''));
  }
  await task.destroy();
  return pages.join('\n');
}

// Its own, because pkijs keeps one for the whole process and cannot use that of another copy of itself.
const engine = new pki.CryptoEngine({ name: 'tests', crypto });

export interface ReadSeal {
  /** Whether the signature fits the bytes it covers. */
  valid: boolean;
  /** Where the covered bytes end. */
  end: number;
  certificate: Uint8Array;
}
/** Checks every seal: CMS signature over its byte range. */
export async function sealsOf(bytes: Uint8Array): Promise<ReadSeal[]> {
  const text = Buffer.from(bytes).toString('latin1');
  const ranges = [...text.matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)];
  return Promise.all(
    ranges.map(async ([, ...numbers]) => {
      const [from = 0, length = 0, from2 = 0, length2 = 0] = numbers.map(Number);
      const covered = Buffer.concat([bytes.slice(from, from + length), bytes.slice(from2, from2 + length2)]);
      const cms = Uint8Array.from(Buffer.from(text.slice(from + length + 1, from2 - 1), 'hex'));
      const content = new pki.ContentInfo({ schema: asn1.fromBER(cms.buffer).result });
      const signed = new pki.SignedData({ schema: content.content });
      const certificate = signed.certificates?.[0] as pki.Certificate;
      const data = Uint8Array.from(covered).buffer;
      const valid = await signed.verify({ signer: 0, data, checkChain: false }, engine).catch((error: unknown) => {
        // A digest that does not match is thrown, not returned.
        if (String(error).includes("Message digest doesn't match")) return false;
        throw error;
      });
      return { valid, end: from2 + length2, certificate: new Uint8Array(certificate.toSchema().toBER()) };
    }),
  );
}
