import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { root, textOf, tracked } from './tree.ts';

const texts = tracked()
  .filter((file) => /\.(ts|tsx|css|sql|md)$/.test(file) && existsSync(join(root, file)))
  .filter((file) => file !== 'architecture-tests/citations.test.ts');
const pages = tracked().filter((file) => file.startsWith('docs/'));

/** Reads “spec §3, §5”, “spec §2–6” and “product §2–§9” as the sections they name: spec-3, spec-5 … */
const sectionsIn = (text: string): string[] =>
  [...text.matchAll(/\b(spec|product) ((?:§\d+(?:–§?\d+)?(?:, |\. |,? and )?)+)/gi)].flatMap(([, name, list]) =>
    [...list!.matchAll(/§(\d+)(?:–§?(\d+))?/g)].flatMap(([, from, to]) =>
      Array.from(
        { length: Number(to ?? from) - Number(from) + 1 },
        (_, i) => `${name!.toLowerCase()}-${Number(from) + i}`,
      ),
    ),
  );
const missing = (cited: (text: string) => string[], exists: (name: string, file: string) => boolean) =>
  texts.flatMap((file) =>
    cited(textOf(file))
      .filter((name) => !exists(name, file))
      .map((name) => `${file}: ${name}`),
  );

test('sections are read from lists and ranges', () => {
  expect(sectionsIn('spec §3, §5 and Product §2–4; spec §9.')).toEqual([
    'spec-3',
    'spec-5',
    'product-2',
    'product-3',
    'product-4',
    'spec-9',
  ]);
});

test('every cited section has one page', () => {
  expect(texts.flatMap((file) => sectionsIn(textOf(file))).length).toBeGreaterThan(150);
  const pagesOf = (name: string) => pages.filter((file) => file.startsWith(`docs/specification/${name}-`));
  expect(missing(sectionsIn, (name) => pagesOf(name).length === 1)).toEqual([]);
});

test('sections are cited by the name of their document', () => {
  const unnamed = /(?<!\b(?:spec|product) (?:§\d+(?:–§?\d+)?(?:, |\. |,? and ))*)§(?=\d)(?<!–§)/gi;
  // The head of the index's table names the document.
  const index = 'docs/specification/README.md';
  const wrong = texts.filter(
    (file) => file !== index && unnamed.test(textOf(file).replaceAll(/\n\s*(\/\/|\*|--)?\s*/g, ' ')),
  );
  expect(wrong).toEqual([]);
});

test('every cited decision exists', () => {
  const cited = (text: string) => [...text.matchAll(/\bdecisions? (\d{4})\b/gi)].map(([, number]) => number!);
  expect(texts.flatMap((file) => cited(textOf(file))).length).toBeGreaterThan(60);
  expect(missing(cited, (number) => pages.some((file) => file.startsWith(`docs/decisions/${number}-`)))).toEqual([]);
});

test('every page that a document links to exists', () => {
  const links = (text: string) =>
    [...text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target]) => target!);
  const exists = (target: string, file: string) => existsSync(join(root, normalize(join(dirname(file), target))));
  const documents = texts.filter((file) => file.endsWith('.md'));
  expect(documents.flatMap((file) => links(textOf(file))).length).toBeGreaterThan(20);
  expect(
    documents.flatMap((file) =>
      links(textOf(file))
        .filter((target) => !exists(target, file))
        .map((target) => `${file}: ${target}`),
    ),
  ).toEqual([]);
});
