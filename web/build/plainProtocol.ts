// The protocol as a page that only reads needs it: addresses and words, no schemas.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@pavilion/protocol/kit/endpoint.ts';
import type { Plugin } from 'vite';

const file = /[/\\]protocol[/\\]src[/\\][\w/\\.]+\.ts$/;
const mark = '?plain';
/** Who writes one of these reads schemas: forms, their labels. The console is forms throughout. */
const readsSchemas = /\b[a-z]\w*\.\w+\.(?:input|output)\b|\.schema\b/;
const consoleSource = /[/\\]web[/\\]src[/\\]console[/\\]/;

const bringsZod = new Map<string, boolean>();
/** Whether a module makes schemas, itself or through what it imports; `import type` brings nothing. */
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

/** `codes.plain.ts` beside `codes.ts` says by hand what the module is without schemas. */
function plainTwin(path: string): string | undefined {
  const twin = path.replace(/\.ts$/, '.plain.ts');
  return existsSync(twin) ? twin : undefined;
}

/** An endpoint as a caller needs it. */
const plainEndpoint = ({ method, path, access, send, reply, idempotent }: Endpoint) => ({
  method,
  path,
  access,
  send,
  reply,
  idempotent,
});
/** The words of an export that needs no schema, or undefined. */
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
  return `/*#__PURE__*/ ${numbers.length ? 'codes' : 'words'}(${JSON.stringify(Object.fromEntries(rows))})`;
}

/** Whether a module is one of the protocol's that make schemas, in whole. */
export const isWholeProtocol = (id: string): boolean => file.test(id) && hasSchemas(id);

/**
 * Gives pages the protocol without zod: making its schemas held a phone up for a third of a second, and a page that only
 * reads asks none of them. A module of the protocol becomes what can be written down of it (endpoints as addresses, code
 * lists as words); whatever else is asked of it comes from the module itself. A module without schemas of its own stands as it
 * is, on lists without schemas. Whoever names a schema (`.input`, `.schema`) gets the modules whole, as does the console.
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
      const whole =
        !fromProtocol && (consoleSource.test(importer) || readsSchemas.test(readFileSync(importer, 'utf8')));
      // A plain module that asks for itself asks for what could not be written down.
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
      const code = `import { codes, words } from ${lists};\n${lines.join('\n')}\nexport * from ${JSON.stringify(path)};`;
      return { code, moduleSideEffects: false };
    },
  };
}
