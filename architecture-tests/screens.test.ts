import { expect, test } from 'vitest';
import { filesBelow, textOf } from './tree.ts';

/** The paths that a file declares for links, and those of its route records or pages. */
function pathsOf(source: string) {
  const block = /interface (?:Site|Console)Screens \{\n([\s\S]*?)\n {2}\}/.exec(source)?.[1] ?? '';
  return {
    declared: [...block.matchAll(/^ {4}'([^']+)':/gm)].map(([, path]) => path!).sort(),
    records: [...source.matchAll(/\bpath: '([^']+)'/g)].map(([, path]) => path!).sort(),
  };
}
const sources = filesBelow('web/src', /features\/\w+\/(?:routes|pages)\.tsx$/);

test('every screen declares its search params, and no link type names a screen that does not exist', () => {
  expect(sources.length).toBeGreaterThan(40);
  for (const file of sources) {
    const { declared, records } = pathsOf(textOf(file));
    expect(records.length, file).toBeGreaterThan(0);
    expect(declared, file).toEqual(records);
  }
});

test('a screen without declared search params is found', () => {
  const { declared, records } = pathsOf(
    "declare module '../../parts/links.ts' {\n  interface SiteScreens {\n    '/a': NoSearch;\n  }\n}\nexport const routes = [{ path: '/a' }, { path: '/b' }];",
  );
  expect([declared, records]).toEqual([['/a'], ['/a', '/b']]);
});
