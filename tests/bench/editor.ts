/**
 * Typing in the form of a page of 40 blocks and 200 KB, in a browser: from the key to what is painted after it,
 * and to the preview that shows it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from './launch-browser.ts';

/** ms that a keystroke may take, for 95 of 100. */
export const keystrokeBudget = 50;
/** ms after the last key until the preview shows what was typed. */
export const previewBudget = 300;
const previews = 20;
const blocks = 40;
const bytes = 200_000;
const keys = 200;

/** Forty lists of questions, together as long as wanted. */
function longPage() {
  const items = 8;
  const answer = 'Warm brass, measured twice. '.repeat(Math.ceil(bytes / blocks / items / 28)).slice(0, 1400);
  return {
    slug: `bench-${Date.now()}`,
    audience: 'guest',
    title: 'Bench',
    description: '',
    blocks: Array.from({ length: blocks }, (_, index) => ({
      id: `bench-${index}`,
      type: 'faq',
      schemaVersion: 1,
      visibility: {},
      props: {
        title: `Questions ${index}`,
        text: '',
        items: Array.from({ length: items }, (_item, at) => ({
          question: `Question ${at}?`,
          answer: answer.trim(),
        })),
      },
    })),
  };
}

async function signIn(page: Page, url: string, dataDir: string): Promise<void> {
  const accounts = readFileSync(join(dataDir, 'sample-accounts.txt'), 'utf8');
  const line = accounts.split('\n').find((candidate) => /publisher/i.test(candidate)) ?? '';
  const [, email, password] = /(\S+@\S+)\s+(\S+)/.exec(line) ?? [];
  if (!email || !password) throw new Error('The sample has no publisher');
  await page.goto(`${url}/admin/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/admin\/pages/);
}

type Typed = {
  /** ms of each keystroke, the quickest first. */
  keystrokes: number[];
  /** ms from a key to the preview that shows it, the quickest first. */
  previews: number[];
  /** ms of the page's thread itself for one keystroke, whatever else the machine does. */
  busy: number;
};

const ascending = (values: number[]) => values.toSorted((a, b) => a - b);

/** One letter at a time into the field that has the focus, each waited for in the preview. */
async function timePreviews(page: Page): Promise<number[]> {
  const took: number[] = [];
  for (let round = 0; round < previews; round += 1) {
    await page.evaluate(() => {
      const frame = document.querySelector('iframe')?.contentWindow;
      const input = document.activeElement as HTMLInputElement;
      let pressed = 0;
      addEventListener(
        'keydown',
        ({ timeStamp }) => {
          pressed = timeStamp;
        },
        { capture: true, once: true },
      );
      const store = globalThis as unknown as { shown: Promise<number> };
      store.shown = new Promise((resolve) => {
        const watch = new MutationObserver(() => {
          if (!pressed || !frame?.document.body.textContent?.includes(input.value)) return;
          watch.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - pressed));
        });
        if (frame)
          watch.observe(frame.document.body, { subtree: true, childList: true, characterData: true });
      });
    });
    await page.keyboard.press('b');
    took.push(await page.evaluate(() => (globalThis as unknown as { shown: Promise<number> }).shown));
    // Past the autosave, so that the next one is measured alone.
    await page.waitForTimeout(1200);
  }
  return took;
}

async function typing(browser: Browser, url: string, dataDir: string): Promise<Typed> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, url, dataDir);
  const id = await page.evaluate(async (document) => {
    const response = await fetch('/api/v1/editor/pages', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ document }),
    });
    return ((await response.json()) as { _id: string })._id;
  }, longPage());
  await page.goto(`${url}/admin/pages/${id}`);
  await page
    .getByRole('button', { name: /Questions 20/ })
    .first()
    .click();
  const title = page.getByLabel('Heading', { exact: true });
  await title.click();
  // The preview is there too, and follows; it is not being loaded.
  const preview = page.frameLocator('iframe').getByRole('heading', { name: 'Questions 20' });
  await preview.waitFor({ timeout: 60_000 });
  // First: a title as long as the one below is too long, and what does not fit is not shown.
  const shown = await timePreviews(page);
  if (process.env.BENCH_LOOK) await page.screenshot({ path: process.env.BENCH_LOOK });
  await page.evaluate(() => {
    const store = globalThis as unknown as { keystrokes: number[] };
    store.keystrokes = [];
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const painted = new MessageChannel();
          painted.port1.onmessage = () => store.keystrokes.push(performance.now() - timeStamp);
          painted.port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
  const profiler = await context.newCDPSession(page);
  await profiler.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await profiler.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await busy();
  // Slower than the pause of the autosave now and then, so that saving and checking fall into it.
  for (let key = 0; key < keys; key += 1)
    await page.keyboard.press(key % 20 === 19 ? 'Backspace' : 'a', { delay: key % 25 === 0 ? 900 : 30 });
  const spent = (await busy()) - before;
  const measured = await page.evaluate(() => (globalThis as unknown as { keystrokes: number[] }).keystrokes);
  await context.close();
  return { keystrokes: ascending(measured), previews: ascending(shown), busy: spent / keys };
}

/** ms: of keystrokes the median and the 95th of 100, of previews likewise, and the thread's own work for a keystroke. */
export type TypingFigures = Record<'p50' | 'p95' | 'previewP50' | 'previewP95' | 'busy', number>;

export async function measureTyping(url: string, dataDir: string): Promise<TypingFigures> {
  const browser = await launchBrowser();
  try {
    const typed = await typing(browser, url, dataDir);
    const at = (values: number[], share: number) =>
      values[Math.floor(values.length * share)] ?? Number.POSITIVE_INFINITY;
    return {
      p50: at(typed.keystrokes, 0.5),
      p95: at(typed.keystrokes, 0.95),
      previewP50: at(typed.previews, 0.5),
      previewP95: at(typed.previews, 0.95),
      busy: typed.busy,
    };
  } finally {
    await browser.close();
  }
}
