// A failed random test can be repeated only if its numbers come from the seed that it prints (server/src/testing/seededRandom.ts).
import { expect, test } from 'vitest';
import { filesBelow, textOf } from './tree.ts';

const generator = 'server/src/testing/seededRandom.ts';
/** Random sources that no seed repeats. Ids (`randomUUID`, `randomBytes`) only have to differ, so they are allowed. */
const chance = /\bMath\.random\(|\brandomInt\(|\bgetRandomValues\(/;
/** A port may be random, because concurrent processes choose one too: `const port = … Math.random() …`. */
const portChoice = /^\s*const port = [^;]*\bMath\.random\(\)/;
const clock = /\b(?:Date|performance)\.now\(|\bnew Date\(\)|\bprocess\.hrtime\b/;
/** Code that stores, passes or truncates a seed; a clock elsewhere is a moment. */
const seeding = /seed|random(?!UUID|Bytes)|generatorOf|[^%]%[^%]/i;
/** A generator of its own: the 32-bit multiplication that all small ones share. */
const ownGenerator = /\bMath\.imul\(/;

/** Returns the statements of a test whose numbers cannot be repeated. */
const unrepeatable = (source: string): string[] =>
  source
    .split(/;\s*\n|\n\s*\n/)
    .map((statement) => statement.replace(/\/\/.*$/gm, '').trim())
    .filter(
      (statement) =>
        (chance.test(statement) && !portChoice.test(statement.split('\n').at(-1)!)) ||
        (clock.test(statement) && seeding.test(statement)) ||
        ownGenerator.test(statement),
    );

test('the rule finds an unprinted seed, and allows ports, ids and moments', () => {
  const refused = [
    'const seed = Date.now() % 1_000_000;',
    'const d = generatorOf(Date.now());',
    'const seed = (Date.now() * 7) % 1_000_000;',
    'const random = make(performance.now());',
    'const start = Math.floor(Math.random() * 900);',
    'const n = randomInt(200);',
    'const id =\n  new Date().getTime() % 97;',
    'state = Math.imul(state, 1 | state);',
    'const port = pick();\nconst start = Math.random();',
  ];
  for (const source of refused) expect(unrepeatable(`${source}\n`), source).toHaveLength(1);
  const allowed = [
    'const port = 20_000 + Math.floor(Math.random() * 12_000);',
    'const mark = { key: crypto.randomUUID(), at: Date.now() };',
    'const token = randomBytes(6).toString("hex");',
    'const deadline = Date.now() + 10_000;',
    't.clock.now = new Date();\nconst d = seededRandom();',
  ];
  for (const source of allowed) expect(unrepeatable(`${source}\n`), source).toEqual([]);
});

test('every random test takes its numbers from the seed of the run', () => {
  const tests = ['protocol/src', 'server/src', 'server/content', 'demo', 'web/src', 'architecture-tests']
    .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
    .filter((file) => /\.test\.tsx?$|\/testing\//.test(file))
    .filter((file) => file !== generator && !file.endsWith('/seeds.test.ts'));
  expect(tests.length).toBeGreaterThan(150);
  expect(
    tests.flatMap((file) => unrepeatable(textOf(file)).map((statement) => `${file}: ${statement.slice(0, 120)}`)),
  ).toEqual([]);
});
