/** Tests without a browser. Their own configuration: the Remix plugin cannot be here (docs/traps.md#vite). */
import { defineConfig } from 'vitest/config';

const shared = {
  setupFiles: ['tests/setup/vitest.ts'],
  // package.json's "imports" are resolved by Vite itself.
  env: { TZ: 'UTC' },
  restoreMocks: true,
  // A busy machine takes its time.
  expect: { poll: { timeout: 20_000 } },
};

const folders = '{app,ui,blocks,schemas,api,profile,server,scripts}/**';
const units = `${folders}/*.test.{ts,tsx}`;
const mockedUnits = `${folders}/*.mocked.test.{ts,tsx}`;

export default defineConfig({
  esbuild: { jsx: 'automatic', jsxImportSource: '#jsx' },
  test: {
    // Two cores are the least we run on.
    maxWorkers: 2,
    passWithNoTests: true,
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          // To load the code anew for each file took longer than the tests themselves. So a unit test leaves nothing
          // behind: mocks are restored, and what a module keeps is made by the test.
          isolate: false,
          // A component's test asks for a DOM itself: // @vitest-environment happy-dom
          include: [units],
          exclude: [mockedUnits],
        },
      },
      {
        extends: true,
        // What puts something in a module's place needs modules of its own: an earlier file may have loaded the real one.
        test: { ...shared, name: 'unit, mocked', include: [mockedUnits] },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'faults',
          include: ['tests/{faults,segments}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: { ...shared, name: 'scaffold', include: ['tests/scaffold/*.test.ts'], hookTimeout: 120_000 },
      },
    ],
  },
});
