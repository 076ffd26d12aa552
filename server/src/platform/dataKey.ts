import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, toError } from '@pavilion/protocol/kit/unknown.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../kit/tables.ts';
import { sharedSetting } from './sharedSetting.ts';
import { StartError } from './startError.ts';
import { keyIdOf } from './vault.ts';

export type DataKeys = [Buffer, ...Buffer[]];
/** The setting with the ID of the key that encrypts the database's values. */
export const keyIdSetting = 'dataKeyId';
const keyBytes = 32;

const decode = (word: string) => Buffer.from(word, /^[0-9a-f]{64}$/i.test(word) ? 'hex' : 'base64');
const encode = (keys: readonly Buffer[]) => keys.map((key) => key.toString('base64url')).join('\n');

/** Parses keys: 32 bytes each in base64 or hexadecimal, separated by commas or lines. The first one encrypts. */
export function parseDataKeys(text: string, source: string): DataKeys {
  const [first, ...others] = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(decode);
  if (!first || [first, ...others].some((key) => key.length !== keyBytes))
    throw new StartError(`${source} must hold a key of 32 bytes in base64 or hexadecimal (openssl rand -base64 32).`);
  return [first, ...others];
}

export const dataKeyFile = (dataDir: string) => join(dataDir, 'data.key');
export const writeDataKeys = (file: string, keys: readonly Buffer[], flag: 'w' | 'wx' = 'w') =>
  writeFileSync(file, `${encode(keys)}\n`, { mode: 0o600, flag });
export const newDataKey = (): Buffer => randomBytes(keyBytes);

function readFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new StartError(`The data key ${file} cannot be read: ${toError(error).message}`, { cause: error });
  }
}

/** Returns the ID of the key in use; undefined before the first start. */
export async function getKeyInUse(db: Kysely<DB>): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', keyIdSetting).executeTakeFirst();
  return row && String(row.value);
}
export const setKeyInUse = (db: Kysely<DB>, key: Buffer) =>
  db
    .updateTable('settings')
    .set({ value: JSON.stringify(keyIdOf(key)) })
    .where('key', '=', keyIdSetting)
    .execute();

/**
 * Opens the data keys of this installation, from `DATA_KEY` or from `data.key` in the data folder, which the first start creates.
 * Processes that share a database need the key in use; another one is refused.
 */
export async function openDataKeys(db: Kysely<DB>, env: { DATA_KEY?: string }, dataDir: string): Promise<DataKeys> {
  const file = dataKeyFile(dataDir);
  const source = env.DATA_KEY ? 'DATA_KEY' : file;
  const text = env.DATA_KEY || readFile(file);
  let keys = text === undefined ? undefined : parseDataKeys(text, source);
  if (!keys && (await getKeyInUse(db)))
    throw new StartError(
      `The key of this database is missing: set DATA_KEY to it, or put the file back at ${file}. Nothing was changed.`,
    );
  if (!keys) {
    keys = [newDataKey()];
    writeDataKeys(file, keys, 'wx');
  }
  const inUse = await sharedSetting(db, keyIdSetting, () => keyIdOf(keys[0]));
  if (!keys.some((key) => keyIdOf(key) === inUse))
    throw new StartError(
      `The key in ${source} is not the one of this database. Processes that share a database need the same DATA_KEY. Nothing was changed.`,
    );
  return keys;
}
