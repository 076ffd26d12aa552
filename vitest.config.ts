import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const server = { globalSetup: ['server/src/testing/globalSetup.ts'], testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // The browser's storage comes from the simulated browser, not from Node.
    execArgv: ['--no-experimental-webstorage'],
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: { name: 'rules', isolate: false, include: ['protocol/src/**/*.test.ts', 'server/content/**/*.test.ts'] },
      },
      { test: { name: 'architecture', isolate: false, include: ['architecture-tests/**/*.test.ts'], ...server } },
      // The files of a worker share their modules: importing the server takes longer than most files' tests.
      {
        test: {
          name: 'slices',
          isolate: false,
          include: ['server/src/**/*.test.ts', 'demo/**/*.test.ts'],
          exclude: ['server/src/**/*.mock.test.ts'],
          ...server,
        },
      },
      // A test that replaces a module has its modules to itself.
      { test: { name: 'mocks', include: ['server/src/**/*.mock.test.ts'], ...server } },
      {
        test: {
          name: 'screens',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          ...server,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
