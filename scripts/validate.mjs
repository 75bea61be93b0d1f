/**
 * `npm run validate`: everything that a change must pass: the checks below, then `npm test`. Nothing is skipped in
 * silence. `npm run validate -- --checks` leaves `npm test` to somebody else.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isBuilt } from './builds.mjs';
import { finish, runBeside, runPart } from './parts.mjs';
import { capture, checkNode, compileMessages, installWhenNeeded, root } from './steps.mjs';

/** Dependencies, because `npm start` builds, but no part of the shop that runs. */
const buildTools = new Set([
  '@inlang/paraglide-js',
  '@inlang/plugin-message-format',
  '@remix-run/dev',
  '@tailwindcss/vite',
  'esbuild',
  'tailwindcss',
  'terser',
  'tsx',
  'vite',
]);

checkNode();
process.chdir(root);
await installWhenNeeded();
await compileMessages();

/** @type {import('./parts.mjs').Part} */
const build = isBuilt()
  ? { name: 'build', check: () => ({ code: 0, output: 'The current build is of these sources.' }) }
  : { name: 'build', command: [process.execPath, 'scripts/build.mjs'] };
/** Each by itself, so that no core waits while the other one works. */
const faults = ['tests/faults', 'tests/segments']
  .flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => ({
    name: `faults: ${basename(path, '.test.ts')}`,
    command: /** @type {[string, ...string[]]} */ (['vitest', 'run', '--project', 'faults', path]),
    after: 'build',
  }));
// The build first: the faults need it.
await runBeside([
  build,
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
  {
    name: 'who imports whom',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      'app',
      'profile',
      'ui',
      'blocks',
      'schemas',
      'api',
      'server',
    ],
  },
  { name: 'unused code and packages', command: ['knip'], after: 'build' },
  { name: 'block registries', command: ['npm', 'run', '--silent', 'blocks:sync', '--', '--check'] },
  { name: 'words', command: [process.execPath, 'scripts/check-messages.mjs'] },
  { name: 'pages', command: ['npm', 'run', '--silent', 'pages:check'] },
  { name: 'npm audit', check: audit },
  { name: 'without the sample', command: ['vitest', 'run', '--project', 'scaffold'] },
  ...faults,
]);
if (!process.env.TEST_DATABASE_URL)
  await runPart({
    name: 'contract on PostgreSQL',
    check: () => ({ code: -1, output: 'NOT CHECKED: TEST_DATABASE_URL is not set.' }),
  });
// Last, because it is the longest: its parts come into the same table.
if (process.argv.includes('--checks')) finish();
else await import('./test.mjs');

/**
 * Fails on a high or critical advisory against a package that runs in the shop. A server that does not answer is
 * reported, and never counted as good.
 */
async function audit() {
  const { output } = await capture('npm', [
    'audit',
    '--omit=dev',
    '--json',
    '--loglevel=silent',
    '--fetch-retries=0',
    '--fetch-timeout=60000',
  ]);
  try {
    /** @type {{ vulnerabilities: Record<string, { severity: string, nodes: string[] }> }} */
    const { vulnerabilities } = JSON.parse(output);
    const running = runningPackages();
    const found = Object.entries(vulnerabilities)
      .filter(([, { nodes }]) => nodes.some((path) => running.has(path)))
      .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
      .map(([name, { severity }]) => `${severity}: ${name}`);
    return { code: found.length > 0 ? 1 : 0, output: found.join('\n') || 'None high or critical.' };
  } catch {
    return { code: -1, output: 'NOT CHECKED: the advisory server did not answer.' };
  }
}

/** The paths in the lock file of all that the shop runs with. */
function runningPackages() {
  /** @type {{ packages: Record<string, Record<'dependencies' | 'optionalDependencies', Record<string, string> | undefined>> }} */
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  /** @type {Set<string>} */
  const found = new Set();
  const visit = (/** @type {string} */ from) => {
    const { dependencies = {}, optionalDependencies = {} } = packages[from] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      if (from === '' && buildTools.has(name)) continue;
      // As Node looks for it: in the package's own folder, then in each one above.
      let folder = from;
      while (folder && !packages[`${folder}/node_modules/${name}`])
        folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
      const path = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
      if (!packages[path] || found.has(path)) continue;
      found.add(path);
      visit(path);
    }
  };
  visit('');
  return found;
}
