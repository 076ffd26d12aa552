// Checks the counts in all texts of the site and the console: a text that is right for two must be right for one.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../web/src');
const files = globSync('**/*.text.ts', { cwd: folder }).sort();

interface Counted {
  where: string;
  english: (...args: unknown[]) => string;
}
const isText = (value: unknown): value is { en: unknown } =>
  typeof value === 'object' && value !== null && 'en' in value;

/** Returns the English functions among the texts that a file exports. */
async function countedIn(file: string): Promise<Counted[]> {
  const exported: Record<string, unknown> = await import(join(folder, file));
  return Object.values(exported)
    .filter((texts) => typeof texts === 'object' && texts !== null)
    .flatMap((texts) => Object.entries(texts as Record<string, unknown>))
    .flatMap(([name, text]) =>
      isText(text) && typeof text.en === 'function'
        ? [{ where: `${file} ${name}`, english: text.en as Counted['english'] }]
        : [],
    );
}

/** The first is fixed by the specification (spec §9); the second names a genre, not a count. */
const exempt = /^(1 seconds retrieve again|See 1 programmes)$/;
/** Words that end in “s” and are no plurals: “1 is free”. */
const noPlural = /\b1 (is|was|has|goes|requests)\b/g;

test('no English text puts a plural after one', async () => {
  const texts = (await Promise.all(files.map(countedIn))).flat();
  expect(texts.length).toBeGreaterThan(150);
  const wrong = texts.flatMap(({ where, english }) => {
    const words = english(...Array.from({ length: english.length }, () => '1'));
    return !exempt.test(words) && /\b1\s+[a-z-]+s\b/.test(words.replace(noPlural, '')) ? [`${where}: ${words}`] : [];
  });
  expect(wrong).toEqual([]);
});
