// Everything that opens over a page comes from `web/src/ui`, where its form events end at a boundary (web/src/ui/PortalBoundary.tsx).
import { expect, test } from 'vitest';
import { filesBelow, textOf } from './tree.ts';

/** Parts of Radix without a portal. */
const flat = new Set(['Toolbar']);
const outside = filesBelow('web/src', /\.tsx?$/).filter((file) => !file.startsWith('web/src/ui/'));

test('no file outside of web/src/ui opens a portal', () => {
  const found = outside.flatMap((file) => {
    const source = textOf(file);
    const radix = [...source.matchAll(/import (?:type )?\{([^}]*)\} from 'radix-ui'/g)]
      .flatMap(([, names]) => names!.split(','))
      .map((name) => name.trim().split(' ')[0]!)
      .filter((name) => name && !flat.has(name));
    const portals = /\bcreatePortal\b/.test(source) ? ['createPortal'] : [];
    const packages = /from '@radix-ui\//.test(source) ? ['@radix-ui'] : [];
    return [...radix, ...portals, ...packages].map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});
test('every portal of web/src/ui ends form events at its boundary', () => {
  const open = filesBelow('web/src/ui', /(?<!\.test)\.tsx$/).flatMap((file) => {
    const source = textOf(file);
    const portals = source.match(/<Radix\.Portal[\s>]|(?<!import \{ )\bcreatePortal\(/g)?.length ?? 0;
    const boundaries = source.match(/<PortalBoundary>/g)?.length ?? 0;
    return portals > boundaries ? [file] : [];
  });
  expect(open).toEqual([]);
});
