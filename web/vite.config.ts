import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { consoleAddress, criticalCss, jitlessZod, leanZod } from './build/pages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** What every first page needs: it changes seldom and compresses best in one piece. */
const basePackages =
  /node_modules[/\\](react|react-dom|scheduler|use-sync-external-store|@tanstack[/\\](react-router|router-core|history|store|react-store|react-query|query-core))[/\\]/;

/** One file instead of twenty; what is not listed comes with the page that needs it. */
const modules = (...paths: string[]) => new RegExp(`[\\/](${paths.join('|').replaceAll('/', '[\\\\/]')})\\.tsx?$`);
/** Our own modules that both apps begin with. */
const common = modules(
  'web/src/lib/(agreementPopup|api|early|transport|session|storage|store|locale|lib\\.text|errors|toast|navigation|confirm|Providers|Link|nativeApp|search|route|authPopup|useNarrow|queryClient|formProblems|format)',
  'web/src/ui/(Button|Icon|iconPaths|cx|words|Toaster|Loaded|Skeleton|Picture|Tabs)',
  'web/src/parts/(TwoTongues|parts\\.text)',
  'protocol/src/(kit/(text|apiError)|limits|programmeTypeWords)',
);
/** Schemas, and what makes them: home's stage does without, every answer that is asked for needs them. */
const schemas =
  /node_modules[/\\]zod[/\\]|jitless-zod|protocol[/\\]src[/\\](?:kit[/\\](?:client|endpoint|codes|issues|zones)|pictures|programmeType|\w*[cC]ards|home|programmes|enumerations|fields|media|lists|contentDesk|panels|settings|navigation|favourites|activities|activityStatus|exhibitions|news|search|rights|regions|territories)\.ts$/;
/** What pages for reading are made of, dialogs and sheets with them. */
const reading = modules(
  'web/src/parts/(?:KeywordField|posterSizes|PosterCard|NearEnd|PagedList|Prose|DetailTools|detailTools\\.text|ContentThumb|Facts|Portrait|pagedList\\.text|useTerritories|(?:activity|entry|exhibition|news|rights)/[\\w.]+)',
  'web/src/ui/(?:PageHead|Pager|Status|Countdown|moreIconPaths|Field|Dialog|useScrollLock)',
  'web/src/site/features/programmes/useLicence',
  'web/src/site/features/home/(?:Below|below\\.text|HowToBuy|RingWall|Sellers|Shelves)',
);
const dialogPackages =
  /node_modules[/\\](?:@radix-ui|aria-hidden|react-remove-scroll[\w-]*|react-style-singleton|use-sidecar|use-callback-ref|get-nonce|tslib)[/\\]/;
const forms = /node_modules[/\\](?:react-hook-form|@hookform)[/\\]|web[/\\]src[/\\]lib[/\\]form\.tsx?$/;
/** The end of every page. */
const end = modules('web/src/site/layouts/(?:Footer|PanelStrip|AppCodes|menu\\.text)', 'web/src/parts/Qr');
/** The site's frame and its home page. */
const home = modules(
  'web/src/site/(routes|layouts/(HoverBox|Brand|useScrolled|frame\\.text|frameData|ExternalLink|navigation)|features/home/(Hero|heroWords|home\\.text|homeData|HomePage|routes)|features/(?:\\w+/\\w+\\.titles|notFound/notFound\\.text))',
);

export default defineConfig({
  root: here('.'),
  plugins: [react(), tailwindcss(), criticalCss(), consoleAddress(), jitlessZod(), leanZod()],
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
            // Before the schemas, which would take what they lean on with them.
            { name: 'home', test: home },
            { name: 'schemas', test: schemas },
            { name: 'reading', test: reading },
            { name: 'reading', test: dialogPackages, minShareCount: 8 },
            { name: 'forms', test: forms },
            { name: 'end', test: end },
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
    proxy: {
      '/api': server,
      '/media': server,
      '/files': server,
      '/upload': server,
      '/check': server,
      '/s/': server,
      '/manifest.webmanifest': server,
    },
  },
});
