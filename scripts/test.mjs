/**
 * `npm test`: units and the API's contract, then journeys in a browser against the built server, then a new block that
 * is made, built and used in a copy of this project.
 * `npm test -- --unit [names]` runs the first part alone.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, missingBrowser } from './find-browser.mjs';
import { buildWhenStale, checkNode, compileMessages, installWhenNeeded, must, root } from './steps.mjs';

checkNode();
process.chdir(root);
await installWhenNeeded();
await compileMessages();
const [, , flag, ...names] = process.argv;
await must('vitest', ['run', '--project', 'unit', '--project', 'contract', ...names]);
if (flag !== '--unit') {
  await buildWhenStale();
  const browser = await findBrowser();
  if (!browser) {
    console.error(missingBrowser);
    process.exit(1);
  }
  if (readdirSync(join(root, 'tests/e2e')).some((name) => name.endsWith('.spec.ts'))) {
    await must('playwright', ['test'], { env: { CHROMIUM_PATH: browser } });
    await must('playwright', ['test', '--config', 'tests/scaffold/playwright.config.ts'], {
      env: { CHROMIUM_PATH: browser },
    });
  } else console.log('No journeys in tests/e2e yet.');
}
