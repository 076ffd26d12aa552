// Three small Vite plugins: the critical CSS that stands inside the pages, the console's address while developing, and a diet.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';
import type { Plugin } from 'vite';

const src = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** What each page needs for its first paint, in order. The main style sheet does not repeat it. */
const critical = {
  site: ['ui/tokens.css', 'ui/base.css', 'site/layouts/frame.css', 'site/features/home/hero.css'].map(src),
  console: ['ui/tokens.css', 'ui/base.css'].map(src),
};

function styleOf(page: keyof typeof critical): string {
  const code = `@layer theme, base, components, first, utilities;\n${critical[page].map((f) => readFileSync(f, 'utf8')).join('\n')}`;
  const targets = { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 115 << 16 };
  return transform({ filename: `${page}.css`, code: Buffer.from(code), minify: true, targets }).code.toString();
}

/**
 * Writes the critical CSS into the page and moves the style sheets and the entry script behind the shell's markup,
 * so that the shell is painted before anything else is fetched.
 */
export function criticalCss(): Plugin {
  return {
    name: 'pavilion:critical-css',
    configureServer(server) {
      const files = new Set(Object.values(critical).flat());
      server.watcher.add([...files]);
      server.watcher.on('change', (file) => files.has(file) && server.ws.send({ type: 'full-reload' }));
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const sheets: string[] = [];
        const scripts: string[] = [];
        const hints: string[] = [];
        const take = (list: string[]) => (tag: string) => {
          list.push(tag.trim());
          return '';
        };
        const page = html
          .replace(
            /<!--critical:(site|console)-->/,
            (_, name: keyof typeof critical) => `<style>${styleOf(name)}</style>`,
          )
          .replace(/[ \t]*<link rel="modulepreload"[^>]*>\n?/g, take(hints))
          .replace(/[ \t]*<link rel="stylesheet"[^>]*>\n?/g, take(sheets))
          .replace(/[ \t]*<script type="module"[^>]*src="\/assets[^>]*><\/script>\n?/g, take(scripts));
        return page.replace('<!--entry-->', () => [...sheets, ...scripts, ...hints].join('\n    '));
      },
    },
  };
}

/** `/console/` answers with the console's page, as the server does. */
export function consoleAddress(): Plugin {
  return {
    name: 'pavilion:console-address',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/console\/?(\?|$)/.test(request.url ?? '')) request.url = '/console.html';
        next();
      });
    },
  };
}

/** zod's English messages are never shown (kit/issues.ts speaks); only “received undefined” of them is read. */
const zodMessages = `const kind = (v) => (v === null ? 'null' : typeof v);
export default () => ({ localeError: (i) => (i.code === 'invalid_type' ? 'Invalid input: expected ' + i.expected + ', received ' + kind(i.input) : 'Invalid input') });`;

/**
 * zod carries its JSON-Schema printer in every schema. Only the server's API page prints schemas, so the printer's functions
 * are empty in browsers, all but `aggregateChecks`, which answers what a schema's bounds are: 5 KB less, messages counted, in the first download.
 */
export function leanZod(): Plugin {
  const printer = /[/\\](to-json-schema|json-schema-processors|locales[/\\]en)\.js$/;
  const mark = '?empty';
  return {
    name: 'pavilion:lean-zod',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!printer.test(source) || !importer?.includes('zod') || importer.endsWith(mark)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && `${found.id}${mark}`;
    },
    load(id) {
      if (!id.endsWith(mark)) return null;
      const file = id.slice(0, -mark.length);
      if (/en\.js$/.test(file)) return zodMessages;
      const names = [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function|class) (\w+)/gm)].map(
        ([, name]) => name!,
      );
      const empty = names.filter((name) => name !== 'aggregateChecks').map((name) => `export const ${name} = refuse;`);
      const kept = names.includes('aggregateChecks') ? `export { aggregateChecks } from ${JSON.stringify(file)};` : '';
      return `const refuse = () => () => { throw new Error('JSON Schema is printed by the server'); };\n${empty.join('\n')}\n${kept}`;
    },
  };
}

/**
 * The CSP forbids making code from strings, which zod tries as soon as a schema is made: whoever imports zod gets it
 * already told not to, at whatever hour it comes.
 */
export function jitlessZod(): Plugin {
  const name = '\0jitless-zod';
  return {
    name: 'pavilion:jitless-zod',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'zod' && importer !== name ? name : null),
    async load(id) {
      if (id !== name) return null;
      const zod = await this.resolve('zod', src('lib/api.ts'), { skipSelf: true });
      const from = JSON.stringify(zod?.id);
      return `import { config } from ${from};\nconfig({ jitless: true });\nexport * from ${from};`;
    },
  };
}
