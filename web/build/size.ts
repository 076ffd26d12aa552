// What a first visit to the home page downloads before its stage is live: the page's inlined CSS, every script and style
// sheet that is fetched with it, brotli at full strength. Fails above the budgets (130 KB of JavaScript, 15 KB of CSS).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const budgets = { JavaScript: 130 * 1024, CSS: 15 * 1024 };
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
