/** Tests without a browser. Their own configuration: the Remix plugin cannot be here (docs/traps.md#vite). */
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that take minutes: whichever of them begins last runs alone. */
const longest = [
  'postgres',
  'embedded',
  'access',
  'import-files',
  'cart-interleavings',
  'import-stores',
  'ledger-histories',
  'payments',
  'import-changes',
].map((name) => `/${name}.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => {
      const rank = longest.findIndex((name) => moduleId.endsWith(name));
      return rank < 0 ? longest.length : rank;
    };
    return (await super.sort(files)).sort((a, b) => rankOf(a) - rankOf(b));
  }
}

const shared = {
  setupFiles: ['tests/setup/vitest.ts'],
  // A style sheet that is read as a text, for its tokens; all others are empty here.
  css: { include: [/theme\.css\?raw$/] },
  // package.json's "imports" are resolved by Vite itself.
  env: { TZ: 'UTC' },
  restoreMocks: true,
  // A busy machine takes its time.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};

const folders = '{app,ui,blocks,schemas,api,profile,server,scripts}/**';
const units = `${folders}/*.test.{ts,tsx}`;
const mockedUnits = `${folders}/*.mocked.test.{ts,tsx}`;

export default defineConfig({
  esbuild: { jsx: 'automatic', jsxImportSource: '#jsx' },
  test: {
    // Two cores are the least we run on; a third worker has them while one waits for PostgreSQL.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
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
