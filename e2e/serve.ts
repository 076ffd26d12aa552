// Starts the product on a data folder of its own, which is deleted when it stops.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'pavilion-e2e-'));
const child = spawn(process.execPath, [join(import.meta.dirname, '../server/src/main.ts')], {
  env: { ...process.env, DATA_DIR: folder, LOG_LEVEL: 'error', PUBLIC_URL: `http://127.0.0.1:${process.env.PORT}` },
  stdio: 'inherit',
});
const stop = () => child.kill('SIGTERM');
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
child.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
