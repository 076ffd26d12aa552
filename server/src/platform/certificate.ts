// The certificate that seals documents: the owner's own (SIGNING_P12), or one made for the demo and kept in the database.
import { randomBytes } from 'node:crypto';
import { CryptoKeySigner, P12Signer, type Signer } from '@libpdf/core';
import * as asn1 from 'asn1js';
import * as pki from 'pkijs';
import { StartError } from './startError.ts';

export interface PlatformCertificate {
  signer: Signer;
  /** The certificate as DER, for checking a seal. */
  certificate: Uint8Array;
  /** Made by Pavilion itself; viewers call it valid but unknown. */
  selfSigned: boolean;
}

/** The source of a certificate, in a form that can be sent to another process. */
export type CertificateSource = { pem: string } | { p12: Uint8Array; password: string };
export const openCertificate = (source: CertificateSource): Promise<PlatformCertificate> =>
  'pem' in source ? readCertificate(source.pem) : loadCertificate(source.p12, source.password);

const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;
const validYears = 10;
// A crypto engine of our own: pkijs has one for the whole process, which another copy of pkijs may have set.
const engine = new pki.CryptoEngine({ name: 'Pavilion', crypto });

/** The owner's certificate from a PKCS#12 file. Throws StartError when the file or its password is wrong. */
export async function loadCertificate(p12: Uint8Array, password: string): Promise<PlatformCertificate> {
  try {
    const signer = await P12Signer.create(p12, password);
    return { signer, certificate: signer.certificate, selfSigned: false };
  } catch (error) {
    throw new StartError('SIGNING_P12 cannot be opened: the file or its password is wrong', { cause: error });
  }
}

const utf8 = (type: string, value: string) =>
  new pki.AttributeTypeAndValue({ type, value: new asn1.Utf8String({ value }) });

/** RFC 5280: digital signature and non-repudiation, for documents (RFC 9336). */
function extensions(): pki.Extension[] {
  const usage = new asn1.BitString({ valueHex: new Uint8Array([0xc0]).buffer, unusedBits: 6 });
  const purpose = new pki.ExtKeyUsage({ keyPurposes: ['1.3.6.1.5.5.7.3.36', '1.3.6.1.5.5.7.3.4'] });
  const basics = new pki.BasicConstraints({ cA: false });
  return [
    new pki.Extension({ extnID: '2.5.29.19', critical: true, extnValue: basics.toSchema().toBER() }),
    new pki.Extension({ extnID: '2.5.29.15', critical: true, extnValue: usage.toBER() }),
    new pki.Extension({ extnID: '2.5.29.37', extnValue: purpose.toSchema().toBER() }),
  ];
}

/** A new key and its certificate, as PEM: the demo's, valid for ten years. */
export async function makeCertificate(name: string, now: Date): Promise<string> {
  const keys = await crypto.subtle.generateKey(
    { ...algorithm, modulusLength: 3072, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  );
  const certificate = new pki.Certificate({ version: 2 });
  const serial = randomBytes(16);
  serial[0] = (serial[0]! & 0x7f) | 0x01;
  certificate.serialNumber = new asn1.Integer({ valueHex: new Uint8Array(serial).buffer });
  for (const side of [certificate.subject, certificate.issuer]) {
    side.typesAndValues.push(utf8('2.5.4.3', name));
  }
  // Valid from a minute ago, so that a viewer with a slow clock does not reject the seal as premature.
  certificate.notBefore.value = new Date(now.valueOf() - 60_000);
  certificate.notAfter.value = new Date(now.valueOf());
  certificate.notAfter.value.setUTCFullYear(now.getUTCFullYear() + validYears);
  certificate.extensions = extensions();
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey, engine);
  await certificate.sign(keys.privateKey, 'SHA-256', engine);
  const key = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  return (
    toPem('PRIVATE KEY', new Uint8Array(key)) + toPem('CERTIFICATE', new Uint8Array(certificate.toSchema().toBER()))
  );
}

const header = (kind: string) => `-----BEGIN ${kind}-----`;
const toPem = (kind: string, der: Uint8Array) =>
  `${header(kind)}\n${Buffer.from(der)
    .toString('base64')
    .replace(/.{64}/g, '$&\n')
    .trimEnd()}\n-----END ${kind}-----\n`;
function fromPem(kind: string, pem: string): Uint8Array<ArrayBuffer> {
  const body = pem.split(header(kind))[1]?.split('-----END')[0];
  if (!body) throw new StartError(`The certificate kept in the database is damaged: it holds no ${kind.toLowerCase()}`);
  return new Uint8Array(Buffer.from(body, 'base64'));
}

/** The certificate that `makeCertificate` wrote. Throws StartError when it is damaged. */
export async function readCertificate(pem: string): Promise<PlatformCertificate> {
  const certificate = fromPem('CERTIFICATE', pem);
  const key = await crypto.subtle.importKey('pkcs8', fromPem('PRIVATE KEY', pem), algorithm, false, ['sign']);
  const signer = new CryptoKeySigner(key, certificate, 'RSA', 'RSASSA-PKCS1-v1_5');
  return { signer, certificate, selfSigned: true };
}
