import { firstOf } from '../../kit/first.ts';
import { StartError } from '../startError.ts';
import type { Database } from './connect.ts';

/** PostgreSQL 16 is the oldest release that is supported. */
const oldestSupported = 16;

/** Throws `StartError` if the server is older than that, before anything is changed. */
export async function requireSupportedVersion(sql: Pick<Database, 'sql'>['sql']): Promise<void> {
  const { major } = firstOf(
    await sql<{ major: number }[]>`select current_setting('server_version_num')::int / 10000 as major`,
  );
  if (major < oldestSupported)
    throw new StartError(
      `The database at DATABASE_URL is PostgreSQL ${major}; Pavilion needs ${oldestSupported} or newer. Nothing was changed.`,
    );
}
