import { defineConfig } from 'vitest/config';

const server = { globalSetup: ['server/src/testing/globalSetup.ts'], testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'rules', include: ['protocol/src/**/*.test.ts', 'server/content/**/*.test.ts'] } },
      { test: { name: 'laws', include: ['laws/**/*.test.ts'], ...server } },
      { test: { name: 'slices', include: ['server/src/**/*.test.ts'], ...server } },
      {
        test: { name: 'screens', include: ['web/src/**/*.test.{ts,tsx}'], environment: 'happy-dom', ...server },
      },
    ],
  },
});
