import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { allowedFor, demoEntry, engines, furtherPublicPaths, isInsideEngine } from './importRules.ts';
import { filesBelow, root, textOf, tracked } from './tree.ts';

/** The workspaces by their package names, each with the folder that its `exports` lead to. */
const workspaces = { protocol: 'protocol/src', server: 'server/src', demo: 'demo' } as const;

function resolveFrom(file: string, target: string): string {
  const [, name, path] = /^@pavilion\/(protocol|server|demo)(.*)$/.exec(target) ?? [];
  return name
    ? `${workspaces[name as keyof typeof workspaces]}${path}`
    : join(dirname(file), target).replaceAll('\\', '/');
}

const importsOf = (file: string, source: string): string[] =>
  [...source.matchAll(/(?:from|import)\s*\(?\s*'((?:\.|@pavilion\/)[^']+)'/g)].map(([, target]) =>
    resolveFrom(file, target!),
  );

/** Returns a file's imports that break the rules. */
function violations(file: string, source: string): string[] {
  const allowed = allowedFor(file);
  if (!allowed) return [`no rule names the folder of ${file}`];
  return importsOf(file, source)
    .filter((target) => !/\.(css|svg|woff2|png|avif|json)(\?\w+)?$/.test(target))
    .filter((target) => !allowed.some((place) => place.test(target)))
    .map((target) => `${file} may not import ${target}`);
}

const sources = ['protocol/src', 'server/src', 'demo', 'web/src'].flatMap((folder) => filesBelow(folder, /\.tsx?$/));

test('every import follows the rules', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap((file) => violations(file, textOf(file)))).toEqual([]);
});

test('every part of the web has users in both the site and the console', () => {
  const parts = filesBelow('web/src/parts', /(?<!\.test|\.d)\.(?:tsx?|css|json)$/);
  const reachedFrom = (app: string) => {
    const reached = new Set<string>();
    const visit = (file: string) => {
      for (const [, target] of textOf(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^'?]+)/g)) {
        const next = resolveFrom(file, target!);
        if (!next.startsWith('web/src/parts/') || reached.has(next)) continue;
        reached.add(next);
        if (/\.tsx?$/.test(next)) visit(next);
      }
    };
    for (const file of sources) if (file.startsWith(`web/src/${app}/`) && !/\.test\.tsx?$/.test(file)) visit(file);
    return reached;
  };
  const [site, console] = [reachedFrom('site'), reachedFrom('console')];
  expect(parts.length).toBeGreaterThan(30);
  expect(
    parts.filter((part) => !site.has(part)),
    'used by the console alone: belongs in console/parts',
  ).toEqual([]);
  expect(
    parts.filter((part) => !console.has(part)),
    'used by the site alone: belongs in site/parts',
  ).toEqual([]);
});

test('a forbidden import is found', () => {
  const caught = (file: string, target: string) => violations(file, `import { x } from '${target}';`).length;
  expect(caught('server/src/modules/deals/orders/orders.service.ts', '../../accounts/accounts.queries.ts')).toBe(1);
  expect(caught('server/src/modules/deals/orders/orders.service.ts', '../../rights/rights.service.ts')).toBe(0);
  expect(caught('server/src/modules/deals/orders/orders.service.ts', '../../../platform/files.ts')).toBe(1);
  expect(caught('server/src/modules/licensors/moves.service.ts', '../deals/deals.service.ts')).toBe(0);
  expect(caught('server/src/modules/licensors/moves.service.ts', '../deals/payments.service.ts')).toBe(1);
  expect(caught('server/src/modules/licensors/moves.service.ts', '../deals/orders/orders.service.ts')).toBe(1);
  expect(caught('server/src/modules/deals/deals.service.ts', './orders/orders.service.ts')).toBe(0);
  expect(caught('server/src/main.ts', '@pavilion/demo/accounts.ts')).toBe(1);
  expect(caught('server/src/main.ts', '../../demo/accounts.ts')).toBe(1);
  expect(caught(demoEntry, '@pavilion/demo/accounts.ts')).toBe(0);
  expect(caught('demo/news/seedNews.ts', '@pavilion/server/modules/news/news.queries.ts')).toBe(1);
  expect(caught('demo/news/seedNews.ts', '@pavilion/server/platform/files.ts')).toBe(1);
  expect(caught('demo/news/seedNews.ts', '@pavilion/server/modules/news/news.service.ts')).toBe(0);
  expect(caught('protocol/src/kit/endpoint.ts', '../errors.ts')).toBe(1);
  expect(caught('web/src/site/features/orders/OrderPage.tsx', '../accounts/LoginPage.tsx')).toBe(1);
  expect(caught('web/src/site/router.tsx', '../console/router.tsx')).toBe(1);
  expect(caught('web/src/parts/Facts.tsx', '../site/parts/PosterCard.tsx')).toBe(1);
  expect(caught('web/src/site/parts/PosterCard.tsx', '../../parts/Facts.tsx')).toBe(0);
  expect(caught('web/src/console/parts/RowTools.tsx', '../../site/parts/Portrait.tsx')).toBe(1);
  expect(caught('web/src/console/parts/RowTools.tsx', '../features/panels/text.ts')).toBe(1);
  expect(caught('web/src/ui/Button.tsx', '../lib/locale.ts')).toBe(1);
});

test('a module has one public file; the list of further ones only shrinks', () => {
  const imported = new Set(
    sources
      .filter((file) => file.startsWith('server/src/modules/') && !file.endsWith('.test.ts'))
      .flatMap((file) => {
        const module = file.split('/')[3]!;
        return importsOf(file, textOf(file)).filter((target) => !target.startsWith(`server/src/modules/${module}/`));
      }),
  );
  // Files that no other module imports are removed from the list.
  expect(furtherPublicPaths.filter((path) => !imported.has(path))).toEqual([]);
  expect(furtherPublicPaths.length).toBeLessThanOrEqual(12);
});

test('an engine is imported through its public file and has a page that describes it', () => {
  const everywhere = tracked().filter((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)));
  expect(everywhere.some((file) => file.startsWith('bench/'))).toBe(true);
  const inside = everywhere.flatMap((file) =>
    importsOf(file, textOf(file))
      .filter((target) => isInsideEngine(file, target))
      .map((target) => `${file} may not import ${target}`),
  );
  expect(inside).toEqual([]);
  for (const { folder, publicFile } of engines) {
    expect(existsSync(join(root, folder, publicFile)), `${folder}${publicFile}`).toBe(true);
    const headings = [...textOf(`${folder}README.md`).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings, folder).toEqual(['Interface', 'Idea', 'Invariants', 'How to change it', 'How to replace it']);
  }
});

test('an import of the inside of an engine is found', () => {
  expect(isInsideEngine('bench/search.ts', 'server/src/modules/search/chinese.ts')).toBe(true);
  expect(isInsideEngine('bench/search.ts', 'server/src/modules/search/search.service.ts')).toBe(false);
  expect(isInsideEngine('server/src/modules/search/search.test.ts', 'server/src/modules/search/fold.ts')).toBe(false);
  expect(isInsideEngine('server/src/app.ts', 'server/src/modules/rights/works/works.routes.ts')).toBe(false);
  expect(isInsideEngine('server/src/main.ts', 'server/src/modules/rights/works/works.routes.ts')).toBe(true);
  expect(isInsideEngine('server/src/modules/avails/avails.test.ts', 'server/src/platform/pdf/clauses.ts')).toBe(true);
});

/** Returns a file's imports, including those of types. Lazy pages (`() => import('./Page.tsx')`) do not count. */
const staticImportsOf = (file: string, source: string): string[] =>
  [
    ...source.matchAll(
      /^(?:import|export)\s(?:[^;]*?from\s+)?'((?:\.|@pavilion\/)[^']+)'|\bimport\('((?:\.|@pavilion\/)[^']+)'\)\.(?!then\b)/gms,
    ),
  ].map(([, target, typesOf]) => resolveFrom(file, (target ?? typesOf)!));

/** Returns the import cycles among files of the given texts. */
function cyclesIn(texts: ReadonlyMap<string, string>): string[] {
  const graph = new Map([...texts].map(([file, source]) => [file, staticImportsOf(file, source)]));
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (file: string, path: string[]) => {
    if (path.includes(file)) return void cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) walk(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return cycles;
}

test('no file imports itself through others, not even by types', () => {
  const files = sources.filter((file) => !/\.test\.tsx?$/.test(file));
  expect(cyclesIn(new Map(files.map((file) => [file, textOf(file)])))).toEqual([]);
});

test('an import cycle is found', () => {
  const between = (there: string, back: string) =>
    cyclesIn(
      new Map([
        ['web/src/ui/a.ts', there],
        ['web/src/ui/b.ts', back],
      ]),
    ).length;
  expect(between(`import { b } from './b.ts';`, `import type { A } from './a.ts';`)).toBe(1);
  expect(between(`import { b } from './b.ts';`, `import { type A } from './a.ts';`)).toBe(1);
  expect(between(`import { b } from './b.ts';`, `export type { A } from './a.ts';`)).toBe(1);
  expect(between(`import { b } from './b.ts';`, `type A = import('./a.ts').A;`)).toBe(1);
  expect(between(`import './b.ts';`, `import './a.ts';`)).toBe(1);
  expect(between(`import { b } from './b.ts';`, `const page = () => import('./a.ts');`)).toBe(0);
  expect(between(`import { b } from './b.ts';`, `const text = 'a';`)).toBe(0);
});
