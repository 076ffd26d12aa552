import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { consoleUrl, criticalCss, jitlessZod } from './build/pages.ts';
import { plainProtocol } from './build/plainProtocol.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  plugins: [react(), tailwindcss(), criticalCss(), consoleUrl(), plainProtocol(), jitlessZod()],
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: ['chrome111', 'safari16.4', 'firefox115'],
    // A data: address in CSS or HTML would need its own CSP line; files are cached better anyway.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    // The server's bundle of the site has one entry of its own (src/site/rendering).
    ...(!isSsrBuild && { rolldownOptions: { input: { site: here('index.html'), console: here('console.html') } } }),
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
}));
