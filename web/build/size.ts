// Measures what a first visit to the home page downloads before its hero is interactive: the page's inlined CSS, every script and style
// sheet loaded with it, brotli at full strength. Fails above the budgets (130 KB of JavaScript, 15 KB of CSS).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Prefetches } from '@pavilion/protocol/siteRenderer.ts';

const budgets = { JavaScript: 130 * 1024, CSS: 15 * 1024 };
/** A buyer's page contains the form of a letter. */
const formPages = new Set(['/overseasDetails']);
const dist = fileURLToPath(new URL('../dist', import.meta.url));
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

function filesOf(entry: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[entry];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const sheet of chunk.css ?? []) found.add(sheet);
  for (const next of chunk.imports ?? []) filesOf(next, found);
  return found;
}
const files = filesOf('index.html');
const brotli = (bytes: Buffer) => brotliCompressSync(bytes).length;
const critical = Buffer.from(/<style>(.*?)<\/style>/s.exec(readFileSync(join(dist, 'index.html'), 'utf8'))?.[1] ?? '');

const lines = [
  ['critical CSS in the page', brotli(critical)] as const,
  ...[...files].map((file) => [file, brotli(readFileSync(join(dist, file)))] as const),
];
// A page that only reads creates no schemas (docs/decisions/0030).
const prefetches = JSON.parse(readFileSync(join(dist, 'prefetch.json'), 'utf8')) as Prefetches;
for (const [path, { files: pageFiles }] of Object.entries(prefetches)) {
  if (formPages.has(path) || !pageFiles.some((file) => /schemas-/.test(file))) continue;
  process.stderr.write(`${path} has no form, and yet it loads schemas\n`);
  process.exitCode = 1;
}
for (const [name, size] of lines) process.stdout.write(`${(size / 1024).toFixed(1).padStart(8)} KB  ${name}\n`);
for (const [kind, budget] of Object.entries(budgets)) {
  const total = lines
    .filter(([name]) => (kind === 'CSS') === /css/i.test(name))
    .reduce((sum, [, size]) => sum + size, 0);
  process.stdout.write(
    `${(total / 1024).toFixed(1).padStart(8)} KB  ${kind} of the home page, brotli (budget ${budget / 1024} KB)\n`,
  );
  if (total > budget) process.exitCode = 1;
}
