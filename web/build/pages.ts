// Three small Vite plugins: critical CSS inside the pages, the console's URL in development, and zod without code generation.
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
 * Writes the critical CSS into the page and moves style sheets and entry script behind the shell's markup, so that the shell is painted
 * before anything else is loaded.
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

/** Serves the console's page at `/console/`, like the server. */
export function consoleUrl(): Plugin {
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

/**
 * Configures zod wherever it is imported. The CSP forbids generating code from strings, which zod tries as soon as a schema is created.
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
