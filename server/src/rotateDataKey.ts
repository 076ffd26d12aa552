// `npm run data-key:rotate`: re-encrypts everything in the database with another data key; the old one is not needed afterwards.
import { existsSync, renameSync } from 'node:fs';
import { resolve } from 'node:path';
import { toError } from '@pavilion/protocol/kit/unknown.ts';
import { readDatabaseUrls } from './bootstrap/environment.ts';
import { openDatabase } from './installation.ts';
import { countSealedOtherwise, sealStored } from './modules/secrets/storedSecrets.service.ts';
import type { Database } from './platform/database/connect.ts';
import { openDataFolder } from './platform/dataFolder.ts';
import {
  type DataKeys,
  dataKeyFile,
  getKeyInUse,
  newDataKey,
  openDataKeys,
  setKeyInUse,
  writeDataKeys,
} from './platform/dataKey.ts';
import { sealedSetting } from './platform/sharedSetting.ts';
import { createSigner } from './platform/signer.ts';
import { StartError } from './platform/startError.ts';
import { createVault, keyIdOf } from './platform/vault.ts';

const env = process.env;
const dataDir = resolve(env.DATA_DIR || 'data');
const file = dataKeyFile(dataDir);

/** Written to a temporary file and renamed: a crash leaves the old keys or the new ones, never half a file. */
function replaceKeyFile(keys: DataKeys) {
  writeDataKeys(`${file}.new`, keys);
  renameSync(`${file}.new`, file);
}

/** A running process has read its keys: it could not decrypt the new values, and would still encrypt with the old key. */
function refuseWhileRunning() {
  if (readDatabaseUrls(env).databaseUrl)
    throw new StartError(
      'With DATABASE_URL other processes may be running on the same database. Give all of them both keys in DATA_KEY, the new one first, and call this command with the same DATA_KEY. Nothing was changed.',
    );
  openDataFolder(dataDir).release();
}

async function keysToRotate({ db }: Database): Promise<DataKeys> {
  const keys = await openDataKeys(db, env, dataDir);
  const inUse = await getKeyInUse(db);
  if (env.DATA_KEY) {
    if (keyIdOf(keys[0]) === inUse && keys.length === 1)
      throw new StartError('DATA_KEY holds the present key only. Put the new key before it. Nothing was changed.');
    return keys;
  }
  // Two keys, the first not in use yet: an earlier run was interrupted.
  if (keyIdOf(keys[0]) !== inUse) return keys;
  const next: DataKeys = [newDataKey(), ...keys];
  replaceKeyFile(next);
  return next;
}

async function rotate(database: Database) {
  const { db } = database;
  const keys = await keysToRotate(database);
  const vault = createVault(keys);
  const missing = () => {
    throw new StartError('Pavilion was never started on this database. Nothing was changed.');
  };
  const signer = createSigner(await sealedSetting(db, vault, 'secret', missing));
  const done = await sealStored({ db, vault, signer });
  const left = await countSealedOtherwise({ db, vault });
  if (left > 0)
    throw new StartError(
      `${left} values were sealed with another key meanwhile. Stop every process that does not seal with the new key yet, then call this command again.`,
    );
  await setKeyInUse(db, keys[0]);
  if (!env.DATA_KEY) replaceKeyFile([keys[0]]);
  process.stdout.write(
    `${done} values were sealed with the key ${keyIdOf(keys[0])}. ${
      env.DATA_KEY
        ? 'Take the old key out of DATA_KEY and start every process again.'
        : `${file} holds the new key alone.`
    } Backups of before still need the old key.\n`,
  );
}

try {
  if (process.argv.length > 2) throw new StartError('Usage: npm run data-key:rotate');
  if (!env.DATA_KEY) {
    if (!existsSync(file)) throw new StartError(`There is no data key at ${file}. Nothing was changed.`);
    refuseWhileRunning();
  }
  const database = await openDatabase(env);
  try {
    await rotate(database);
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : toError(error).stack}\n`);
  process.exitCode = 1;
}
