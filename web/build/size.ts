// What a first visit to the home page downloads before it is complete: the page with its inlined CSS, every script and style
// sheet that it needs, brotli at full strength. Fails above the budget (issue: 140 KB of JavaScript and CSS together).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const budgetBytes = 140 * 1024;
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
const total = lines.reduce((sum, [, size]) => sum + size, 0);
for (const [name, size] of lines) process.stdout.write(`${(size / 1024).toFixed(1).padStart(8)} KB  ${name}\n`);
process.stdout.write(
  `${(total / 1024).toFixed(1).padStart(8)} KB  home page, brotli (budget ${budgetBytes / 1024} KB)\n`,
);
if (total > budgetBytes) process.exitCode = 1;
