// The folders that each folder may import (decision 0003). The picture in docs/architecture.md is made from this table.
/**
 * A module has one public file, `y/y.service.ts`. These modules still have further ones. A test keeps the list from growing: what another
 * module needs is exported by the public file.
 */
const furtherPublicFiles: Readonly<Record<string, readonly string[]>> = {
  activities: ['source'],
  content: ['bodies', 'classes', 'content.console', 'existingRow', 'preview', 'source'],
  programmes: ['cards', 'programmes.console', 'sheetForms', 'source'],
  staff: ['mailbox'],
};
export const furtherPublicPaths = Object.entries(furtherPublicFiles).flatMap(([module, names]) =>
  names.map((name) => `server/src/modules/${module}/${name}.service.ts`),
);

/** The only file of the server, its tests aside, that imports the demo fair. */
export const demoEntry = 'server/src/bootstrap/demo.ts';

/**
 * Own code where no library fits, each behind one public file: files outside of the folder import nothing else, tests, the
 * demo fair and the benchmarks included. A `README.md` in the folder describes how it works, and how to change or replace it.
 */
export const engines: readonly { folder: string; publicFile: string }[] = [
  { folder: 'server/src/modules/rights/', publicFile: 'rights.service.ts' },
  { folder: 'server/src/modules/search/', publicFile: 'search.service.ts' },
  { folder: 'server/src/platform/pdf/', publicFile: 'pdf.ts' },
];

/** What `file` may not import of an engine; the list of slices in `app.ts` also reads routes. */
export const isInsideEngine = (file: string, target: string): boolean =>
  engines.some(
    ({ folder, publicFile }) =>
      target.startsWith(folder) &&
      !file.startsWith(folder) &&
      target !== `${folder}${publicFile}` &&
      !(file === 'server/src/app.ts' && target.endsWith('.routes.ts')),
  );

/** A folder and what its files may import. The first rule that matches a file applies; `$1` is the name that its expression captures. */
const importRules: readonly (readonly [folder: RegExp, allowed: readonly string[]])[] = [
  [/^protocol\/src\/kit\//, ['protocol/src/kit/']],
  // Random tests take their numbers from one place.
  [/^protocol\/src\/.*\.test\.ts$/, ['protocol/src/', 'server/src/testing/seededRandom\\.ts$']],
  [/^protocol\/src\//, ['protocol/src/']],
  // Tests of the kit and the adapters run on the whole app.
  [/^server\/src\/(?:kit|platform)\/.*\.test\.ts$/, ['server/src/', 'protocol/']],
  [/^server\/src\/kit\//, ['server/src/kit/', 'protocol/']],
  [/^server\/src\/platform\//, ['server/src/platform/', 'server/src/kit/', 'protocol/']],
  [/^server\/src\/modules\/([\w-]+)\/.*\.test\.ts$/, ['server/src/', 'demo/', 'server/content/', 'protocol/']],
  [
    /^server\/src\/modules\/([\w-]+)\//,
    [
      'server/src/modules/$1/',
      'server/src/kit/',
      'server/content/',
      'protocol/',
      'server/src/modules/([\\w-]+)/\\1\\.service\\.ts$',
      ...furtherPublicPaths.map((path) => `${path.replaceAll('.', '\\.')}$`),
      'server/src/platform/jobs\\.ts$',
    ],
  ],
  [new RegExp(`^${demoEntry.replaceAll('.', '\\.')}$`), ['demo/', 'server/', 'protocol/']],
  [/^server\//, ['server/', 'protocol/', 'web/build/']],
  [/^demo\/.*\.test\.ts$/, ['demo/', 'server/src/', 'protocol/']],
  // The demo fair is written by the use-cases that staff and users call, and by the job that ends what is due.
  [
    /^demo\//,
    [
      'demo/',
      'server/src/modules/(?:[\\w-]+/)+[\\w.-]+\\.service\\.ts$',
      'server/src/modules/deals/orders/clock\\.ts$',
      'server/src/kit/',
      'protocol/',
    ],
  ],
  [/^web\/src\/ui\//, ['web/src/ui/', 'web/src/assets/']],
  // The service worker imports nothing else.
  [/^web\/src\/sw\//, ['web/src/sw/']],
  [/^web\/src\/lib\//, ['web/src/lib/', 'web/src/ui/', 'protocol/']],
  [/^web\/src\/parts\/.*\.test\.tsx?$/, ['web/src/', 'protocol/']],
  [/^web\/src\/parts\//, ['web/src/parts/', 'web/src/lib/', 'web/src/ui/', 'protocol/']],
  [
    /^web\/src\/(?:site|console)\/.*\.test\.tsx?$/,
    // Tests compare the editor with what the server keeps of its HTML.
    ['web/src/', 'server/src/testing/', 'server/src/app\\.ts$', 'server/src/kit/html\\.ts$', 'protocol/'],
  ],
  [
    /^web\/src\/(site|console)\/parts\//,
    ['web/src/$1/parts/', 'web/src/parts/', 'web/src/lib/', 'web/src/ui/', 'protocol/'],
  ],
  [
    /^web\/src\/site\/features\/([\w-]+)\//,
    [
      'web/src/site/features/$1/',
      'web/src/site/pageStyles\\.ts$',
      'web/src/site/parts/',
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
      'web/src/console/consolePage\\.ts$',
      'web/src/console/layouts/frame\\.text\\.ts$',
      'web/src/console/parts/',
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

/** Returns expressions for what `file` may import; undefined if no rule names its folder. */
export function allowedFor(file: string): RegExp[] | undefined {
  const rule = importRules.find(([folder]) => folder.test(file));
  if (!rule) return undefined;
  const own = rule[0].exec(file)?.[1] ?? '';
  return rule[1].map((place) => new RegExp(`^${place.replace('$1', own)}`));
}
