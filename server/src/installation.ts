// Opens the database of the installation, for commands that run next to the product.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readDatabaseUrls } from './bootstrap/environment.ts';
import { connect, type Database } from './platform/database/connect.ts';
import { embeddedUrls, startEmbedded } from './platform/database/embedded.ts';
import { openAsApplication } from './platform/database/roles.ts';
import { openDataFolder } from './platform/dataFolder.ts';

/** Opens the database of this installation, also while Pavilion runs on it. Commands use the application's role. */
export async function openDatabase(env: NodeJS.ProcessEnv): Promise<Database> {
  const { databaseUrl, databaseOwnerUrl } = readDatabaseUrls(env);
  if (databaseUrl) return (await openAsApplication({ url: databaseUrl, ownerUrl: databaseOwnerUrl }, 2)).database;
  const dataDir = resolve(env.DATA_DIR || 'data');
  const cluster = join(dataDir, 'postgres');
  const running = runningUrls(cluster);
  if (running && (await answers(running.url))) return (await openAsApplication(running.app, 2)).database;
  const folder = openDataFolder(dataDir);
  const embedded = await startEmbedded(cluster);
  const { database } = await openAsApplication(embedded.app, 2);
  return {
    ...database,
    close: async () => {
      await database.close();
      await embedded.stop();
      folder.release();
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const database = connect(url, 1);
  try {
    await database.sql`select 1`;
    return true;
  } catch {
    return false; // left behind by an earlier run
  } finally {
    await database.close();
  }
}

function runningUrls(cluster: string) {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile) || !existsSync(`${cluster}.key`)) return undefined;
  const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3]);
  return port ? embeddedUrls(cluster, port) : undefined;
}

/** Returns the URL of a running Pavilion's PostgreSQL for the owner of the tables; its port is in the cluster's pid file. */
export const runningUrl = (cluster: string): string | undefined => runningUrls(cluster)?.url;
