import { StartError } from '../startError.ts';
import type { Database } from './connect.ts';

/** PostgreSQL 16 is the oldest release that the migrations and the tests are held against. */
const oldestSupported = 16;

/** Throws `StartError` where the server is older than Pavilion supports; nothing has been changed by then. */
export async function requireSupportedVersion(sql: Pick<Database, 'sql'>['sql']): Promise<void> {
  const [row] = await sql`select current_setting('server_version_num')::int / 10000 as major`;
  const { major } = row as { major: number };
  if (major < oldestSupported)
    throw new StartError(
      `The database at DATABASE_URL is PostgreSQL ${major}; Pavilion needs ${oldestSupported} or newer. Nothing was changed.`,
    );
}
