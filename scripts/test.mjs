/**
 * `npm test`: units and the API's contract, then journeys in a browser against the built server, then a new block that
 * is made, built and used in a copy of this project.
 * `npm test -- --unit [names]` runs the first part alone.
 */
import { buildWhenStale } from './builds.mjs';
import { findBrowser, missingBrowser } from './find-browser.mjs';
import { finish, runPart } from './parts.mjs';
import { checkNode, compileMessages, installWhenNeeded, root } from './steps.mjs';

checkNode();
process.chdir(root);
await installWhenNeeded();
await compileMessages();
const [, , flag, ...names] = process.argv;
await runPart({
  name: 'units and contract',
  command: ['vitest', 'run', '--project', 'unit*', '--project', 'contract', ...names],
});
if (flag !== '--unit') {
  await buildWhenStale();
  const browser = await findBrowser();
  const inBrowser = (/** @type {string} */ name, /** @type {string[]} */ ...args) =>
    runPart(
      browser
        ? { name, command: ['playwright', 'test', ...args], env: { CHROMIUM_PATH: browser } }
        : { name, check: () => ({ code: 1, output: missingBrowser }) },
    );
  await inBrowser('journeys');
  await inBrowser('a new block', '--config', 'tests/scaffold/playwright.config.ts');
}
finish();
