// Which file of the build a module belongs to. It follows from what uses the module: no list of files is kept here. The site is bundled twice:
// a first time with the bundler's own division, which shows what each page really uses after tree shaking, and then with the common files below.
import type { Plugin, Rolldown } from 'vite';
import { isWholeProtocol } from './plainProtocol.ts';

/** Paths of files, as the bundler writes them (`normalizePath`). */
export interface Site {
  /** The HTML file that begins the site, and its script. */
  entry: readonly [page: string, script: string];
  /** The pages that have a first screen. */
  firstPages: ReadonlySet<string>;
}
/** The number of pages that share a module before it moves into a common file, by file. */
const SHARED_BY = { reading: 2, forms: 4 };

const isPackage = (id: string) => /[/\\]node_modules[/\\]/.test(id);
const makesSchemas = (id: string) => /node_modules[/\\]zod[/\\]|jitless-zod/.test(id) || isWholeProtocol(id);

/** Style sheets by the modules that import them. The bundler does not count them among the modules of a chunk. */
type StylesOf = Map<string, string[]>;

/** Notes which modules import style sheets while a bundle is made. */
const noteStyles = (stylesOf: StylesOf): Plugin => ({
  name: 'pavilion:styles-by-module',
  generateBundle() {
    for (const id of this.getModuleIds()) {
      const styles = this.getModuleInfo(id)?.importedIds.filter((name) => name.endsWith('.css'));
      if (styles?.length) stylesOf.set(id, styles);
    }
  },
});

/** The modules that each root uses, by root: the entry page, and each module that is imported dynamically. */
function modulesByRoot(bundle: Rolldown.RolldownOutput, stylesOf: StylesOf): Map<string, Set<string>> {
  const chunks = new Map(bundle.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const roots = new Map<string, Set<string>>();
  for (const chunk of chunks.values()) {
    if (!chunk.facadeModuleId) continue;
    const loaded = new Set([chunk]);
    // A set grows while it is read: what an import imports is read in its turn.
    for (const { imports } of loaded) for (const name of imports) if (chunks.has(name)) loaded.add(chunks.get(name)!);
    const modules = [...loaded].flatMap(({ moduleIds }) => moduleIds);
    roots.set(chunk.facadeModuleId, new Set([...modules, ...modules.flatMap((id) => stylesOf.get(id) ?? [])]));
  }
  return roots;
}

/**
 * The common files of the site, by module:
 * - `base`: the packages that every page needs. They change seldom and compress best in one file.
 * - `first`: our own modules that the entry uses, the home page with them.
 * - `schemas`: zod and the modules that make schemas. Only forms need them (decision 0030).
 * - `reading`: what the pages with a first screen and no form share. Visits begin there.
 * - `forms`: what the other pages share.
 * - `end`: what the frame loads later, for the end of every page.
 * Other modules stay with the page that uses them, or in a file that the bundler makes.
 */
function divide({ entry, firstPages }: Site, roots: Map<string, Set<string>>): Map<string, string> {
  const first = roots.get(entry[0]);
  if (!first) throw new Error(`The bundle does not begin with ${entry[0]}`);
  const usersAmong = (test: (root: string, modules: Set<string>) => boolean) => {
    const users = [...roots].filter(([root, modules]) => test(root, modules));
    return (id: string) => users.filter(([, modules]) => modules.has(id)).length;
  };
  const isReading = (root: string, modules: Set<string>) => firstPages.has(root) && ![...modules].some(makesSchemas);
  const readers = usersAmong(isReading);
  const others = usersAmong(
    (root, modules) => /[/\\]site[/\\]features[/\\].*Page\.tsx$/.test(root) && !isReading(root, modules),
  );
  const ends = usersAmong((root) => /[/\\]site[/\\]layouts[/\\]/.test(root));

  function fileOf(id: string): string | undefined {
    if (entry.includes(id)) return undefined;
    if (makesSchemas(id)) return 'schemas';
    if (first!.has(id)) return isPackage(id) ? 'base' : 'first';
    const users = readers(id) + others(id);
    if (readers(id) > 0 && users >= SHARED_BY.reading) return 'reading';
    if (readers(id) === 0 && users >= SHARED_BY.forms) return 'forms';
    return users === 0 && ends(id) > 0 ? 'end' : undefined;
  }
  const siteModules = new Set(
    [...roots].filter(([root]) => !root.includes('/console')).flatMap(([, modules]) => [...modules]),
  );
  return new Map([...siteModules].flatMap((id) => (fileOf(id) ? [[id, fileOf(id)!] as const] : [])));
}

/** Returns the bundler's groups for the site, from a draft: a bundle that is made without groups. */
export async function siteChunks(
  site: Site,
  makeDraft: (plugin: Plugin) => Promise<unknown>,
): Promise<Rolldown.CodeSplittingGroup[]> {
  const stylesOf: StylesOf = new Map();
  const draft = (await makeDraft(noteStyles(stylesOf))) as Rolldown.RolldownOutput;
  const files = divide(site, modulesByRoot(draft, stylesOf));
  return ['base', 'first', 'schemas', 'reading', 'forms', 'end'].map((name) => ({
    name,
    test: (id: string) => files.get(id) === name,
    includeDependenciesRecursively: false,
  }));
}
