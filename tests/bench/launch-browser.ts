/** The browser that figures are taken in. */
import { type Browser, chromium } from '@playwright/test';
import { findBrowser, missingBrowser } from '../../scripts/find-browser.mjs';

/** Throws where none is installed. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error(missingBrowser);
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
}
