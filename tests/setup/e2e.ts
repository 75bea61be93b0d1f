/**
 * The journeys' `test`: a console error or warning, an error in the page, a CSP violation or a request to another
 * host fails it. A journey that provokes one says so: `expectProblem(/404/)`; it must then occur.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

type Fixtures = {
  /** On: popups come and the cookie notice is there, as on a first visit. Off, journeys are not disturbed by them. */
  firstVisit: boolean;
  watch: { seen: string[]; expected: RegExp[] };
  expectProblem: (pattern: RegExp) => void;
};

export const test = base.extend<Fixtures>({
  firstVisit: [false, { option: true }],
  watch: [
    async ({ context, baseURL, firstVisit }, use) => {
      if (!firstVisit) await skipFirstVisit(context, baseURL ?? 'http://localhost');
      const seen: string[] = [];
      const expected: RegExp[] = [];
      await watchContext(context, new URL(baseURL ?? 'http://localhost').origin, seen);
      await use({ seen, expected });
      const surprises = seen.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
      expect(surprises, 'the browser has nothing to complain about').toEqual([]);
      for (const pattern of expected)
        expect(seen.join('\n'), 'the expected problem occurred').toMatch(pattern);
    },
    { auto: true },
  ],
  expectProblem: async ({ watch }, use) => {
    await use((pattern) => {
      watch.expected.push(pattern);
    });
  },
});

export { expect };

/** As if the sample's popups had been shown in this session and the cookie notice been dismissed. */
export async function skipFirstVisit(context: BrowserContext, url: string): Promise<void> {
  await context.addCookies([{ name: 'disclaimer', value: '1', url }]);
  await context.addInitScript(() => {
    // The blank page before the first one has no storage.
    if (location.origin !== 'null') sessionStorage.setItem('messagePopupUp', 'home-rebate home-contact chat');
  });
}

/** Writes down what goes wrong on the pages of a context; also for contexts that a journey makes itself. */
export async function watchContext(context: BrowserContext, origin: string, seen: string[]): Promise<void> {
  const watchPage = (page: Page) => {
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      // Remix writes it down when a person goes on while a page's data is being read (its single-fetch.js), and goes on
      // as well. What the page shows then is each journey's own to look at.
      if (message.text().startsWith('AbortError: signal is aborted without reason')) return;
      // Journeys run without one (playwright.config.ts).
      if (message.text() === 'Service Worker registration blocked by Playwright') return;
      seen.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => seen.push(`page error: ${error.message}`));
  };
  for (const page of context.pages()) watchPage(page);
  context.on('page', watchPage);
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(?:data|blob|about):$/.test(url.protocol)) return;
    // The payment processor's own pages, which ours frame.
    if (url.port === process.env.E2E_SANDBOX_PORT) return;
    if (url.origin.replace(/^ws/, 'http') !== origin) seen.push(`request to another host: ${request.url()}`);
  });
  await context.addInitScript(() => {
    addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        console.error(`CSP violation: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`);
      },
    );
  });
}

/** The sample accounts of the run's store. */
export function sampleAccounts(): { role: string; email: string; password: string }[] {
  const text = readFileSync(join(process.env.E2E_DATA ?? '', 'sample-accounts.txt'), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [, role = '', email = '', password = ''] = /^(.+): (\S+) (\S+)$/.exec(line) ?? [];
      return { role, email, password };
    });
}
