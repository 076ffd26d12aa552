import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { filesBelow, root, textOf, tracked } from './tree.ts';

test('the lockfile holds no download addresses', () => {
  const lock = textOf('package-lock.json');
  expect(lock).toContain('"node_modules/fastify"');
  expect(lock).not.toContain('"resolved": "http');
});

test('no tracked text names a path of somebody’s machine', () => {
  const texts = tracked().filter(
    (file) =>
      /\.(ts|tsx|md|json|sql|html|css|sh|yml)$|^\.ci\//.test(file) &&
      file !== 'package-lock.json' &&
      !file.startsWith('architecture-tests/'),
  );
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((file) => /(?<![\w:/.])\/(?:root|work|Users)\/\w/.test(textOf(file)))).toEqual([]);
});

test('only the entry points read the environment of the server', () => {
  const readers = filesBelow('server/src', /(?<!\.test)\.ts$/).filter((file) => /process\.env/.test(textOf(file)));
  expect(
    readers.filter(
      (file) =>
        ![
          'server/src/main.ts',
          'server/src/importAvails.ts',
          'server/src/rebuildSearch.ts',
          'server/src/resetTotp.ts',
          'server/src/rotateDataKey.ts',
          'server/src/seedProcess.ts',
          'server/src/verifyAudit.ts',
        ].includes(file) && !file.startsWith('server/src/testing/'),
    ),
  ).toEqual([]);
});

test('no literal is spread into another one only to keep the formatter from breaking lines', () => {
  const sources = tracked().filter((file) => /\.tsx?$/.test(file) && !file.startsWith('architecture-tests/'));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => /\.\.\.\{/.test(textOf(file)))).toEqual([]);
});

test('migrations are numbered once each and have names of one form', () => {
  const names = filesBelow('server/migrations', /^(?!.*released\.json$)/).map((file) => file.split('/').at(-1)!);
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((name) => !/^\d{4}_[a-z_]+\.sql$/.test(name))).toEqual([]);
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
});

test('the table types are those of the migrated database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-architecture-'));
  const out = join(folder, 'tables.ts');
  try {
    const template = new URL(inject('clusterUrl'));
    template.pathname = '/pavilion_template';
    execFileSync(process.execPath, ['server/scripts/generateTables.ts', out, template.href], {
      cwd: root,
      stdio: 'pipe',
    });
    expect(textOf('server/src/kit/tables.ts')).toBe(readFileSync(out, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
