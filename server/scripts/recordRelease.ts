// Records the migrations of a release and the rows of a database of it, for the upgrade test: `npm run release:record`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'slices', 'server/src/upgrade.test.ts'],
  { cwd: root, env: { ...process.env, RECORD_RELEASE: '1' }, stdio: 'inherit' },
);
process.exit(status ?? 1);
