import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, textOf } from './tree.ts';

/** room → rooms it may import, first match wins; `$1` is the slice's own name. The same table stands in docs/decisions/0003. */
const rooms: [room: RegExp, allowed: string[]][] = [
  [/^protocol\/src\/kit\//, ['protocol/src/kit/']],
  [/^protocol\/src\//, ['protocol/src/']],
  // What the kit and the adapters promise is proven on the whole app.
  [/^server\/src\/(?:kit|platform)\/.*\.test\.ts$/, ['server/src/', 'protocol/']],
  [/^server\/src\/kit\//, ['server/src/kit/', 'protocol/']],
  [/^server\/src\/platform\//, ['server/src/platform/', 'server/src/kit/', 'protocol/']],
  [/^server\/src\/modules\/([\w-]+)\/.*\.test\.ts$/, ['server/src/', 'server/seed/', 'server/content/', 'protocol/']],
  [
    /^server\/src\/modules\/([\w-]+)\//,
    [
      'server/src/modules/$1/',
      'server/src/kit/',
      'server/content/',
      'protocol/',
      'server/src/modules/[\\w-]+/[\\w-]+\\.service\\.ts$',
      'server/src/platform/pdf/',
      'server/src/platform/jobs\\.ts$',
      'web/src/site/shell\\.ts$',
    ],
  ],
  [/^server\//, ['server/', 'protocol/', 'web/build/']],
  [/^web\/src\/ui\//, ['web/src/ui/', 'web/src/assets/']],
  // The service worker stands alone.
  [/^web\/src\/sw\//, ['web/src/sw/']],
  [/^web\/src\/lib\//, ['web/src/lib/', 'web/src/ui/', 'protocol/']],
  // The editor is held against what the server keeps of its HTML.
  [/^web\/src\/parts\/.*\.test\.tsx?$/, ['web/src/', 'server/src/testing/', 'server/src/kit/html\\.ts$', 'protocol/']],
  [/^web\/src\/parts\//, ['web/src/parts/', 'web/src/lib/', 'web/src/ui/', 'protocol/']],
  [
    /^web\/src\/(?:site|console)\/.*\.test\.tsx?$/,
    ['web/src/', 'server/src/testing/', 'server/src/app\\.ts$', 'protocol/'],
  ],
  [
    /^web\/src\/site\/features\/([\w-]+)\//,
    [
      'web/src/site/features/$1/',
      'web/src/site/pageStyles\\.ts$',
      'web/src/parts/',
      'web/src/lib/',
      'web/src/ui/',
      'web/src/assets/',
      'protocol/',
    ],
  ],
  [
    /^web\/src\/console\/features\/([\w-]+)\//,
    [
      'web/src/console/features/$1/',
      'web/src/console/desk\\.ts$',
      'web/src/console/layouts/frame\\.text\\.ts$',
      'web/src/parts/',
      'web/src/lib/',
      'web/src/ui/',
      'web/src/assets/',
      'protocol/',
    ],
  ],
  [/^web\/src\/site\//, ['web/src/(?!console/)', 'protocol/', 'web/build/']],
  [/^web\/src\/console\//, ['web/src/(?!site/)', 'protocol/', 'web/build/']],
  [/^web\/src\/testing\//, ['web/src/', 'server/src/', 'protocol/']],
];

const resolveFrom = (file: string, target: string) =>
  target.startsWith('@pavilion/protocol')
    ? target.replace('@pavilion/protocol', 'protocol/src')
    : join(dirname(file), target).replaceAll('\\', '/');

/** What a file imports that its room may not. */
function trespasses(file: string, source: string): string[] {
  const rule = rooms.find(([room]) => room.test(file));
  if (!rule) return [`${file} lies in no room of the table`];
  const own = rule[0].exec(file)?.[1] ?? '';
  const allowed = rule[1].map((place) => new RegExp(`^${place.replace('$1', own)}`));
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'((?:\.|@pavilion\/)[^']+)'/g)]
    .map(([, target]) => resolveFrom(file, target!))
    .filter((target) => !/\.(css|svg|woff2|png|avif|json)(\?\w+)?$/.test(target))
    .filter((target) => !allowed.some((place) => place.test(target)))
    .map((target) => `${file} may not import ${target}`);
}

const sources = ['protocol/src', 'server/src', 'web/src'].flatMap((folder) => filesBelow(folder, /\.tsx?$/));

test('every import respects the map of rooms', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap((file) => trespasses(file, textOf(file)))).toEqual([]);
});

test('the law catches trespassers', () => {
  const caught = (file: string, target: string) => trespasses(file, `import { x } from '${target}';`).length;
  expect(caught('server/src/modules/orders/orders.service.ts', '../accounts/accounts.queries.ts')).toBe(1);
  expect(caught('server/src/modules/orders/orders.service.ts', '../rights/rights.service.ts')).toBe(0);
  expect(caught('server/src/modules/orders/orders.service.ts', '../../platform/files.ts')).toBe(1);
  expect(caught('protocol/src/kit/endpoint.ts', '../errors.ts')).toBe(1);
  expect(caught('web/src/site/features/orders/OrderPage.tsx', '../accounts/LoginPage.tsx')).toBe(1);
  expect(caught('web/src/site/router.tsx', '../console/router.tsx')).toBe(1);
  expect(caught('web/src/ui/Button.tsx', '../lib/locale.ts')).toBe(1);
});

test('no file imports itself through others', () => {
  const graph = new Map(
    sources
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .map((file) => [
        file,
        // Types vanish, lazy pages load later: neither makes a circle that runs.
        [...textOf(file).matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from\s+'((?:\.|@pavilion\/)[^']+)'/gms)].map(
          ([, target]) => resolveFrom(file, target!),
        ),
      ]),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, path: string[]) => {
    if (path.includes(file)) return void circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) walk(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  expect(circles).toEqual([]);
});
