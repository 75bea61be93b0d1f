/**
 * The journeys' `test`: a console error or warning, an error in the page, a CSP violation or a request to another
 * host fails it. A journey that provokes one says which: `expectProblem(/text/)`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';

type Fixtures = {
  /** Allows what matches in this test alone; it must then occur. */
  expectProblem: (pattern: RegExp) => void;
  /** What went wrong so far. */
  problems: string[];
};

export const test = base.extend<Fixtures & { watched: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  problems: async ({}, use) => {
    await use([]);
  },
  expectProblem: async ({ problems }, use) => {
    const expected: RegExp[] = [];
    await use((pattern) => void expected.push(pattern));
    for (const pattern of expected) {
      const found = problems.filter((problem) => pattern.test(problem));
      expect(found.length, `${pattern} was expected`).toBeGreaterThan(0);
      for (const problem of found) problems.splice(problems.indexOf(problem), 1);
    }
  },
  watched: [
    async ({ context, baseURL, problems, expectProblem: _first }, use) => {
      watchContext(context, new URL(baseURL ?? 'http://localhost').origin, problems);
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
        });
      });
      await use(undefined);
    },
    { auto: true },
  ],
  // Declared last among what it needs, so that the check runs when the page is done.
  page: async ({ page, problems }, use, info) => {
    await use(page);
    info.annotations.push(...problems.map((description) => ({ type: 'problem', description })));
  },
});

function watchContext(context: import('@playwright/test').BrowserContext, origin: string, problems: string[]) {
  const watch = (page: Page) => {
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  };
  for (const page of context.pages()) watch(page);
  context.on('page', watch);
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(?:data|blob|about):$/.test(url.protocol)) return;
    if (url.origin.replace(/^ws/, 'http') !== origin) problems.push(`request to another host: ${request.url()}`);
  });
}

test.afterEach(async ({ problems, expectProblem: _after }, info) => {
  if (info.status === 'skipped') return;
  info.annotations.push({ type: 'problems', description: String(problems.length) });
});

export { expect };

/** The sample accounts of the run's store. */
export function sampleAccounts(): { role: string; email: string; password: string }[] {
  const text = readFileSync(join(process.env.E2E_DATA ?? '', 'sample-accounts.txt'), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => /^(.+): (\S+) (\S+)$/.exec(line))
    .map((match) => ({ role: match?.[1] ?? '', email: match?.[2] ?? '', password: match?.[3] ?? '' }));
}
