/** Journeys in Chromium against the built server, each run on a store of its own. */
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { serverProgram } from './scripts/builds.mjs';
import { findBrowser, missingBrowser } from './scripts/find-browser.mjs';

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

const executablePath = await findBrowser();
if (!executablePath) throw new Error(missingBrowser);
// The workers read this file again: they must come to the same server and folder.
process.env.E2E_PORT ??= String(await freePort());
// Where browsers find the payment sandbox, a server of its own.
process.env.E2E_SANDBOX_PORT ??= String(await freePort());
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'shop-e2e-'));
const baseURL = `http://localhost:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  retries: 0,
  // Two cores are the least we run on; a third worker has them while the others wait for a page or the server.
  workers: process.env.CI ? 3 : 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Nothing here measures time: a slow or busy machine shall not fail.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL,
    // What can't be pressed for so long is broken: it need not hold a worker until the test's own end.
    actionTimeout: 60_000,
    // A trace of every test took as long as the tests: TRACE=1 keeps those of what fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // What it saved would stand between a journey and the server; offline.spec.ts allows it.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-default-apps',
        '--disable-sync',
        '--no-first-run',
        '--disable-features=Translate,OptimizationHints,MediaRouter',
        // A journey opens each page once or twice: optimizing its scripts costs more than it brings.
        '--js-flags=--no-opt --max-lazy',
      ],
    },
  },
  projects: [
    { name: 'chromium', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } },
  ],
  webServer: {
    command: `node ${JSON.stringify(serverProgram())}`,
    url: `${baseURL}/readyz`,
    // A new store loads the sample first, which a busy machine does slowly.
    timeout: 240_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      NODE_ENV: 'production',
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA,
      LOG_LEVEL: 'warn',
      ALLOW_SANDBOX_PAYMENTS: '1',
      CHECK_MEMORY: '1',
      // At the shop's own, nearly a third of the work of 58 journeys went into encoding pictures; and a fifth of 37 into
      // such as nobody asked for.
      PICTURE_EFFORT: '0',
      PICTURES_AHEAD: '0',
      SANDBOX_PAYMENTS_PORT: process.env.E2E_SANDBOX_PORT,
      // This run's own store and nothing of the machine it runs on.
      DATABASE_URL: '',
      API_URL: '',
      PUBLIC_URL: '',
      SMTP_URL: '',
    },
  },
});
