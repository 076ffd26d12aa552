// Writes server/src/kit/tables.ts from a freshly migrated database: `npm run tables`;
// with a second argument, from the migrated database at that URL.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../src/platform/database/connect.ts';
import { startEmbedded } from '../src/platform/database/embedded.ts';
import { migrate } from '../src/platform/database/migrate.ts';

const [out = join(import.meta.dirname, '../src/kit/tables.ts'), migrated] = process.argv.slice(2);

function generate(url: string) {
  const options = [
    '--exclude-pattern',
    '{migrations,pgboss.*}',
    '--type-mapping',
    JSON.stringify({ date: 'string', int8: 'number' }),
  ];
  const cli = join(import.meta.dirname, '../../node_modules/kysely-codegen/dist/cli/bin.js');
  execFileSync(
    process.execPath,
    [cli, '--dialect', 'postgres', '--camel-case', '--url', url, ...options, '--out-file', out],
    { stdio: 'inherit' },
  );
}

if (migrated) generate(migrated);
else {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-tables-'));
  const server = await startEmbedded(join(folder, 'pg'), { fsync: false });
  try {
    const { sql, close } = connect(server.url, 2);
    await migrate(sql);
    await close();
    generate(server.url);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
