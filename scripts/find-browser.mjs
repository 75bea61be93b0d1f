/** Finds a Chromium for the tests; run by itself it prints the path. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const names = [
  // Debian's: without the browser's own windows, which cost each page a process.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const name of names)
    for (const folder of folders) if (isProgram(join(folder, name))) return join(folder, name);
  return places.find(isProgram) ?? null;
}

/** Playwright's own browser, an installed one, or (as root on Debian) one that is installed now; null when none. */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return isProgram(given) ? given : null;
  try {
    const { chromium } = await import('playwright');
    const own = chromium.executablePath();
    if (own && existsSync(own)) return own;
  } catch {
    // Not installed for this platform.
  }
  const installed = onPath();
  if (installed) return installed;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ ...args) => execFileSync('apt-get', args, { stdio: 'ignore', env });
  try {
    apt('update', '-q');
  } catch {
    // What is known already may do.
  }
  for (const name of ['chromium-headless-shell', 'chromium'])
    try {
      apt('install', '-y', '-q', '--no-install-recommends', name);
      break;
    } catch {
      // An older Debian has only the whole browser.
    }
  return onPath();
}

export const missingBrowser =
  'No Chromium found: run `npx playwright install chromium`, install Chrome or Chromium, or set CHROMIUM_PATH.';

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const path = await findBrowser();
  if (path) console.log(path);
  else {
    console.error(missingBrowser);
    process.exitCode = 1;
  }
}
