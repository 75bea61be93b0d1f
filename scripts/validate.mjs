/** `npm run validate`: every check, one after the other, and what became of each. Nothing is skipped in silence. */
import { spawnSync } from 'node:child_process';
import { checkNode, compileMessages, installWhenNeeded, isBuilt, root, run } from './steps.mjs';

checkNode();
process.chdir(root);
await installWhenNeeded();
await compileMessages();

/** @type {{ name: string, result: 'passed' | 'FAILED' | 'NOT CHECKED', ms: number }[]} */
const results = [];

/**
 * @param {string} name
 * @param {() => Promise<number> | number} check An exit code; -1 when it could not be checked.
 */
async function step(name, check) {
  console.log(`\n── ${name}`);
  const began = Date.now();
  const code = await check();
  results.push({
    name,
    result: code === 0 ? 'passed' : code === -1 ? 'NOT CHECKED' : 'FAILED',
    ms: Date.now() - began,
  });
}

await step('format and lint', () => run('biome', ['check', '--error-on-warnings', '.']));
await step('types', () => run('tsc', ['--noEmit', '-p', '.']));
await step('who imports whom', () =>
  run('depcruise', ['--config', '.dependency-cruiser.cjs', 'app', 'blocks', 'schemas', 'api', 'server']),
);
await step('unused code and packages', () => run('knip'));
await step('block registries', () => run('npm', ['run', '--silent', 'blocks:sync', '--', '--check']));
await step('pages', () => run('npm', ['run', '--silent', 'pages:check']));
await step('build', () => (isBuilt() ? 0 : run(process.execPath, ['scripts/build.mjs'])));
await step('faults', () => run('vitest', ['run', '--project', 'faults']));
await step('npm audit', audit);
// Last, because it is the longest: what failed stands just above the summary.
await step('tests', () => run(process.execPath, ['scripts/test.mjs']));
if (process.env.TEST_DATABASE_URL) console.log('\nThe contract ran on PGlite and on PostgreSQL.');
else {
  console.log('\n── contract on PostgreSQL\nNOT CHECKED: TEST_DATABASE_URL is not set.');
  results.push({ name: 'contract on PostgreSQL', result: 'NOT CHECKED', ms: 0 });
}

/** An advisory server that does not answer is said, and never counted as good (TRAPS 20). */
function audit() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--audit-level=high'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
  });
  try {
    const { metadata } = JSON.parse(stdout);
    const { high, critical } = metadata.vulnerabilities;
    console.log(`${high} high, ${critical} critical`);
    return high + critical > 0 ? 1 : 0;
  } catch {
    console.log('NOT CHECKED: the advisory server did not answer.');
    return -1;
  }
}

console.log('');
for (const { name, result, ms } of results)
  console.log(`${result.padEnd(12)} ${name} (${(ms / 1000).toFixed(1)} s)`);
const count = (/** @type {string} */ wanted) => results.filter(({ result }) => result === wanted).length;
if (count('NOT CHECKED') > 0) console.log(`\n${count('NOT CHECKED')} NOT CHECKED, see above`);
console.log(`\n${count('passed')} passed, ${count('FAILED')} failed`);
process.exit(count('FAILED') > 0 ? 1 : 0);
