import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { consoleAddress, criticalCss, jitlessZod, leanZod } from './build/pages.ts';
import { isWholeProtocol, plainProtocol } from './build/plainProtocol.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** What every first page needs: it changes seldom and compresses best in one piece. */
const basePackages =
  /node_modules[/\\](react|react-dom|scheduler|use-sync-external-store|@tanstack[/\\](react-router|router-core|history|store|react-store|react-query|query-core))[/\\]/;

/** One file instead of twenty; what is not listed comes with the page that needs it. */
const modules = (...paths: string[]) => new RegExp(`[\\/](${paths.join('|').replaceAll('/', '[\\\\/]')})\\.tsx?$`);
const any =
  (...tests: RegExp[]) =>
  (id: string): boolean =>
    tests.some((test) => test.test(id));
/** Our own modules that both apps begin with. */
const common = modules(
  'web/src/lib/(agreementPopup|api|early|transport|session|storage|store|locale|lib\\.text|errors|toast|navigation|confirm|Providers|Link|nativeApp|search|route|lazyPiece|authPopup|useNarrow|queryClient|formProblems|format)',
  'web/src/ui/(Button|Icon|iconPaths|cx|words|Toaster|Loaded|Skeleton|Picture|Tabs|useNear)',
  'web/src/parts/(TwoTongues|parts\\.text)',
  'protocol/src/(kit/(text|apiError|client|codes\\.plain|intl|zones)|limits|webAddresses|money|programmeLength)',
);
/** Addresses and words of the protocol, without schemas (build/plainProtocol.ts). */
const plainFirst =
  /protocol[/\\]src[/\\](?:home|accounts|enumerations|programmeType|media|favourites|panels|settings|navigation)\.ts\?plain$/;
const plain =
  /protocol[/\\]src[/\\](?:activit|cards|certification|companies|competition|content|entry|exhibition|news|programme|rights|search)\w*\.ts\?plain$/;
/** What addresses, filters and the board read besides. */
const places = modules('protocol/src/(?:territories|countries|orderNo|windowPhase|contentPlaces)');
/** Schemas, and what makes them: only forms ask for them. */
const schemas = (id: string): boolean =>
  /node_modules[/\\]zod[/\\]|jitless-zod/.test(id) ||
  (!/(?:(?<!content)Desk|staff|sheets|dictionary)\.ts$/.test(id) && isWholeProtocol(id));
/** Two small sheets that several pages share. */
const readingStyles = /web[/\\]src[/\\](?:parts[/\\]lines|site[/\\]features[/\\]programmes[/\\]programmes)\.css$/;
/** What pages for reading are made of, dialogs and sheets with them. */
const reading = modules(
  'web/src/parts/(?:KeywordField|ThingPage|Lightbox|player/(?:VideoPlayer|player\\.text)|posterSizes|PosterCard|NearEnd|PagedList|Prose|DetailTools|detailTools\\.text|ContentThumb|Facts|Portrait|pagedList\\.text|useTerritories|(?:activity|entry|exhibition|news|rights)/[\\w.]+)',
  'web/src/ui/(?:PageHead|Pager|Status|Countdown|moreIconPaths|Field|Dialog|useScrollLock|Portal|PortalBoundary)',
  'web/src/site/features/programmes/useLicence',
  'web/src/lib/user',
  'web/src/site/features/home/(?:Below|below\\.text|HowToBuy|RingWall|Sellers|Shelves)',
);
const dialogPackages =
  /node_modules[/\\](?:@radix-ui|aria-hidden|react-remove-scroll[\w-]*|react-style-singleton|use-sidecar|use-callback-ref|get-nonce|tslib)[/\\]/;
const forms = /node_modules[/\\](?:react-hook-form|@hookform)[/\\]|web[/\\]src[/\\]lib[/\\]form\.tsx?$/;
/** The end of every page. */
const end = modules('web/src/site/layouts/(?:Footer|PanelStrip|AppCodes|menu\\.text)', 'web/src/parts/Qr');
/** The site's frame and its home page. */
const home = modules(
  'web/src/site/(routes|pageStyles|layouts/(HoverBox|Brand|useScrolled|frame\\.text|frameData|ExternalLink|navigation)|features/home/(Hero|heroWords|home\\.text|homeData|HomePage)|features/(?:\\w+/routes|\\w+/\\w+\\.titles|notFound/notFound\\.text))',
);

export default defineConfig({
  root: here('.'),
  plugins: [react(), tailwindcss(), criticalCss(), consoleAddress(), plainProtocol(), jitlessZod(), leanZod()],
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
            // By themselves, and before what leans on them.
            { name: 'schemas', test: schemas, includeDependenciesRecursively: false },
            {
              name: 'first',
              test: any(common, plainFirst, home, /vite[/\\]preload-helper/),
              includeDependenciesRecursively: false,
            },
            { name: 'reading', test: any(plain, places, reading, readingStyles) },
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
