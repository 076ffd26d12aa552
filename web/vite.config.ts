import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { consoleAddress, criticalCss, leanZod } from './build/pages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** What every first page needs: it changes seldom and compresses best in one piece. */
const basePackages =
  /node_modules[/\\](react|react-dom|scheduler|use-sync-external-store|zod|@tanstack[/\\](react-router|router-core|history|store|react-store|react-query|query-core))[/\\]/;

/** One file instead of twenty; what is not listed comes with the page that needs it. */
const modules = (...paths: string[]) => new RegExp(`[\\/](${paths.join('|').replaceAll('/', '[\\\\/]')})\\.tsx?$`);
/** Our own modules that both apps begin with. */
const common = modules(
  'web/src/lib/(zodJitless|api|transport|session|storage|store|locale|lib\\.text|errors|toast|navigation|confirm|Providers|Link|nativeApp|search|route|authPopup|useNarrow|queryClient|formProblems|format)',
  'web/src/ui/(Button|Icon|iconPaths|cx|words|Toaster|Loaded|Skeleton|Picture|Tabs)',
  'web/src/parts/(PosterCard|TwoTongues|parts\\.text)',
  'protocol/src/(kit/(text|client|endpoint|codes)|limits|pictures|programmeType|cards|home)',
);
/** The site's frame and its home page. */
const home = modules(
  'web/src/site/(routes|layouts/(HoverBox|Brand|useScrolled|frame\\.text|navigation)|features/home/(?!UserStep)\\w+(\\.text)?|features/\\w+/\\w+\\.titles)',
);

export default defineConfig({
  root: here('.'),
  plugins: [react(), tailwindcss(), criticalCss(), consoleAddress(), leanZod()],
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: ['chrome111', 'safari16.4', 'firefox115'],
    // A data: address in CSS or HTML would need its own CSP line; files are cached better anyway.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: basePackages },
            { name: 'common', test: common },
            { name: 'home', test: home },
          ],
        },
      },
      input: {
        site: here('index.html'),
        ...(existsSync(here('src/console/main.tsx')) && { console: here('console.html') }),
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: { '/api': server, '/media': server, '/files': server, '/upload': server, '/check': server, '/s/': server, '/manifest.webmanifest': server },
  },
});
