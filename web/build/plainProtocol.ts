// The protocol for pages that only read: paths and texts, no schemas.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@pavilion/protocol/kit/endpoint.ts';
import type { Plugin } from 'vite';

const file = /[/\\]protocol[/\\]src[/\\][\w/\\.]+\.ts$/;
const mark = '?plain';
/** The console has forms throughout. */
const consoleSource = /[/\\]web[/\\]src[/\\]console[/\\]/;

const bringsZod = new Map<string, boolean>();
/** Returns whether a module creates schemas, itself or through its imports; `import type` does not count. */
function hasSchemas(path: string): boolean {
  const known = bringsZod.get(path);
  if (known !== undefined) return known;
  bringsZod.set(path, false);
  const sources = [...readFileSync(path, 'utf8').matchAll(/^(?:import|export) (?!type\b)[^;]*? from '([^']+)'/gm)];
  const found = sources.some(
    ([, source]) => source === 'zod' || (source!.startsWith('.') && hasSchemas(join(dirname(path), source!))),
  );
  bringsZod.set(path, found);
  return found;
}

type Rows = { code?: number; name?: string; zh: string; en: string }[];
const isTable = (value: object): value is Record<string, Endpoint> =>
  Object.values(value).length > 0 && Object.values(value).every((e) => e?.path?.startsWith('/api/') && e.method);
const isList = (value: object): value is { options: Rows } =>
  ['label', 'schema', 'options'].every((name) => name in value);

/** `codes.plain.ts` next to `codes.ts` is the hand-written version of the module without schemas. */
function plainTwin(path: string): string | undefined {
  const twin = path.replace(/\.ts$/, '.plain.ts');
  return existsSync(twin) ? twin : undefined;
}

/** Returns the parts of an endpoint that a caller needs. */
const plainEndpoint = ({ method, path, access, send, reply, idempotent }: Endpoint) => ({
  method,
  path,
  access,
  send,
  reply,
  idempotent,
});
/** Returns the source text of an export that needs no schema, or undefined. */
function written(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'function' ? undefined : JSON.stringify(value);
  if (isTable(value))
    return JSON.stringify(Object.fromEntries(Object.entries(value).map(([name, e]) => [name, plainEndpoint(e)])));
  if (!isList(value)) return undefined;
  const numbers = Object.entries(value as object).filter(([, code]) => typeof code === 'number');
  const rows = numbers.length
    ? numbers.map(([name, code]) => [name, value.options.find((row) => row.code === code)])
    : value.options.map(({ name, zh, en }) => [name, { zh, en }]);
  return `/*#__PURE__*/ ${numbers.length ? 'codes' : 'labelledEnum'}(${JSON.stringify(Object.fromEntries(rows))})`;
}

/** Returns whether a module is one of the protocol's complete modules, which create schemas. */
export const isWholeProtocol = (id: string): boolean => file.test(id) && hasSchemas(id);

/**
 * Gives the site the protocol without zod: creating its schemas takes a third of a second on a phone, and a page without a form needs
 * none. A module of the protocol is reduced to what JSON can represent: its endpoints as paths, its code lists as texts. Every other
 * export comes from the module itself, so a form imports its schema by name (`import { CancelOrder } from …`). An endpoint of the site
 * has no `.input` and a code list no `.schema`: architecture-tests/schemas.test.ts refuses them. The console gets the modules unchanged.
 */
export function plainProtocol(): Plugin {
  return {
    name: 'pavilion:plain-protocol',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !/protocol|^\./.test(source)) return null;
      const fromProtocol = file.test(importer.replace(mark, ''));
      if (fromProtocol && !importer.endsWith(mark)) return null;
      const found = await this.resolve(source, importer.replace(mark, ''), { ...options, skipSelf: true });
      if (!found || !isWholeProtocol(found.id)) return fromProtocol ? found : null;
      const whole = !fromProtocol && consoleSource.test(importer);
      // A plain module that imports itself needs the exports that could not be written down.
      const itself = importer === found.id + mark;
      const id = whole || itself ? found.id : (plainTwin(found.id) ?? found.id + mark);
      return { id, moduleSideEffects: false };
    },
    async load(id) {
      if (!id.endsWith(mark)) return null;
      const path = id.slice(0, -mark.length);
      this.addWatchFile(path);
      const own = readFileSync(path, 'utf8');
      if (!/^import (?!type\b).* from 'zod'/m.test(own)) return { code: own, moduleSideEffects: false };
      const exports = Object.entries((await import(pathToFileURL(path).href)) as Record<string, unknown>);
      const lines = exports.flatMap(([name, value]) => {
        const words = written(value);
        return words === undefined ? [] : [`export const ${name} = ${words};`];
      });
      const lists = JSON.stringify(path.replace(/src[/\\].*$/, 'src/kit/codes.plain.ts'));
      const code = `import { codes, labelledEnum } from ${lists};\n${lines.join('\n')}\nexport * from ${JSON.stringify(path)};`;
      return { code, moduleSideEffects: false };
    },
  };
}
