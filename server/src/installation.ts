// For commands beside the running product: the database that it works on.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readDatabaseUrl } from './bootstrap/environment.ts';
import { connect, type Database } from './platform/database/connect.ts';
import { startEmbedded } from './platform/database/embedded.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDataFolder } from './platform/dataFolder.ts';

/** The database of this installation, also while Pavilion is running on it. */
export async function openDatabase(env: NodeJS.ProcessEnv): Promise<Database & { close(): Promise<void> }> {
  const databaseUrl = readDatabaseUrl(env);
  if (databaseUrl) {
    const database = connect(databaseUrl, 2);
    await migrate(database.sql);
    return database;
  }
  const dataDir = resolve(env.DATA_DIR || 'data');
  const running = runningUrl(join(dataDir, 'postgres'));
  if (running) {
    const database = connect(running, 2);
    const answers = await database.sql`select 1`.then(
      () => true,
      () => false,
    );
    if (answers) {
      await migrate(database.sql);
      return database;
    }
    await database.close();
  }
  const folder = openDataFolder(dataDir);
  const embedded = await startEmbedded(join(dataDir, 'postgres'));
  const database = connect(embedded.url, 2);
  await migrate(database.sql);
  return {
    ...database,
    close: async () => {
      await database.close();
      await embedded.stop();
      folder.release();
    },
  };
}

/** Where a running Pavilion keeps its PostgreSQL: the port stands in the cluster's pid file, the password beside it. */
export function runningUrl(cluster: string): string | undefined {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile) || !existsSync(`${cluster}.key`)) return undefined;
  const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3]);
  return port ? `postgres://pavilion:${readFileSync(`${cluster}.key`, 'utf8')}@127.0.0.1:${port}/postgres` : undefined;
}
