// Encryption at rest: AES-256-GCM with the data key, which is not in the database (decision 0038).
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Vault } from '../kit/adapters.ts';

const VERSION = 'v1';
const ivBytes = 12;
const tagBytes = 16;

/** Returns the ID of a key, which does not reveal it: the first 12 hexadecimal digits of a hash. */
export const keyIdOf = (key: Buffer): string =>
  createHash('sha256').update('pavilion data key').update(key).digest('hex').slice(0, 12);

/** Creates a vault that encrypts with the first key and decrypts with any of them. */
export function createVault(keys: readonly [Buffer, ...Buffer[]]): Vault {
  const byId = new Map(keys.map((key) => [keyIdOf(key), key]));
  const current = keyIdOf(keys[0]);
  return {
    keyId: current,
    seal(text, context) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', keys[0], iv).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${VERSION}.${current}.${sealed.toString('base64url')}`;
    },
    open(sealed, context) {
      const [version, id = '', body = ''] = sealed.split('.');
      const key = byId.get(id);
      if (version !== VERSION || !key) throw new Error(`sealed with the key ${id}, which this process does not have`);
      const bytes = Buffer.from(body, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(-tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString('utf8');
    },
  };
}
