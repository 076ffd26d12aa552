// Draws the picture of docs/architecture.md from the import rules: which part of the code may import which.
import { allowedFor, demoEntry } from './importRules.ts';

/** Each part with a sample file. A module occurs twice: as the importer and as another module's public file. */
const parts = {
  protocolKit: ['protocol/kit', 'protocol/src/kit/any.ts'],
  protocol: ['protocol', 'protocol/src/any.ts'],
  serverKit: ['server/kit', 'server/src/kit/any.ts'],
  platform: ['server/platform', 'server/src/platform/any.ts'],
  modules: ['server/modules/x', 'server/src/modules/x/any.ts'],
  services: ['server/modules/y/y.service.ts', 'server/src/modules/y/y.service.ts'],
  app: ['server: app and main', 'server/src/app.ts'],
  demoEntry: ['server/bootstrap/demo.ts', demoEntry],
  demo: ['demo', 'demo/any.ts'],
  ui: ['web/ui', 'web/src/ui/any.tsx'],
  lib: ['web/lib', 'web/src/lib/any.ts'],
  parts: ['web/parts', 'web/src/parts/any.tsx'],
  siteParts: ['web/site/parts', 'web/src/site/parts/any.tsx'],
  consoleParts: ['web/console/parts', 'web/src/console/parts/any.tsx'],
  siteFeatures: ['web/site/features/x', 'web/src/site/features/x/any.tsx'],
  consoleFeatures: ['web/console/features/x', 'web/src/console/features/x/any.tsx'],
  site: ['web/site', 'web/src/site/any.tsx'],
  console: ['web/console', 'web/src/console/any.tsx'],
} as const satisfies Record<string, readonly [label: string, file: string]>;

const begin = '<!-- begin generated: npm run architecture -->';
const end = '<!-- end generated -->';

type Part = keyof typeof parts;

/** Returns what each part may import, by the rules. */
function readImports(): Map<Part, Set<Part>> {
  const all = Object.keys(parts) as Part[];
  return new Map(
    all.map((from) => {
      // Another module's public file is part of the modules: its own imports are theirs.
      if (from === 'services') return [from, new Set<Part>()];
      // Its other imports are the server's, as those of `app`.
      if (from === 'demoEntry') return [from, new Set<Part>(['demo'])];
      const allowed = allowedFor(parts[from][1]);
      if (!allowed) throw new Error(`no import rule names the folder of ${parts[from][1]}`);
      return [from, new Set(all.filter((to) => to !== from && allowed.some((place) => place.test(parts[to][1]))))];
    }),
  );
}

/** Returns the necessary arrows: one is left out if a path of other arrows leads to the same part. */
function arrows(): string[] {
  const imports = readImports();
  const found: string[] = [];
  for (const [from, targets] of imports) {
    for (const over of targets)
      for (const beyond of imports.get(over)!)
        if (from !== 'demoEntry' && over !== 'demoEntry' && beyond !== from && !targets.has(beyond))
          throw new Error(`${from} may import ${over}, but not ${beyond} behind it: the picture would say otherwise`);
    for (const to of targets)
      if (![...targets].some((over) => over !== to && imports.get(over)!.has(to))) found.push(`  ${from} --> ${to}`);
  }
  return found;
}

/** Returns a flowchart in Mermaid; a part may import what an arrow leads to, and everything behind it. Only the demo's entry imports the demo. */
export function drawPicture(): string {
  const nodes = Object.entries(parts).map(([id, [label]]) => `  ${id}["${label}"]`);
  return ['```mermaid', 'flowchart TD', ...nodes, ...arrows(), '```'].join('\n');
}

/** Inserts the picture between its marks in the page. */
export function insertPicture(page: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error('docs/architecture.md has lost the marks of its picture');
  return `${page.slice(0, from + begin.length)}\n${drawPicture()}\n${page.slice(to)}`;
}
