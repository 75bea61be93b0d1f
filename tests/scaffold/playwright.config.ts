/** The proof that a block needs no change of the editor: it builds and serves a project of its own. */
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.spec.ts',
  // Not the journeys' own: each run empties its folder.
  outputDir: '../../test-results/new-block',
  // One story, told in order.
  workers: 1,
  timeout: 120_000,
  webServer: [],
});
