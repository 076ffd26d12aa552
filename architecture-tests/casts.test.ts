import { expect, test } from 'vitest';
import { countCasts } from './countCasts.ts';
import { filesBelow, textOf } from './tree.ts';

/** How many type assertions production code has. Lower it with each one that a better type replaces; never raise it. */
const most = 141;

const sources = ['server/src', 'protocol/src', 'web/src']
  .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
  .filter((file) => !/\.test\.tsx?$|\.d\.ts$|\/testing\//.test(file));

test('production code gets no further casts', () => {
  expect(sources.length).toBeGreaterThan(600);
  const casts = sources.reduce((sum, file) => sum + countCasts(textOf(file)), 0);
  expect(casts, 'Fewer than before? Then lower the number in this file.').toBe(most);
});

test('a cast is counted at any place, and nothing else is', () => {
  const cases: [source: string, casts: number][] = [
    ['const x = y as Z;', 1],
    ['const x = y as unknown as Z;', 2],
    ['f((a as { b: string }).b, c as [D], e as "f", g as () => void);', 4],
    ['const sql = `select a as b, $' + '{c as D} as e`;', 1],
    ["const list = ['a as b'] as const;", 0],
    ["import { a as b } from './c.ts';\nexport { b as d };\nimport * as e from 'f';", 0],
    ['// x as Y\n/* x as Y */', 0],
    ['const quoted = /[\'"`]/.test(x) ? (x as Y) : z;', 1],
    ["type K = { [P in keyof T as Exclude<P, 'a'>]: T[P] };", 0],
  ];
  for (const [source, casts] of cases) expect(countCasts(source), source).toBe(casts);
});
