/**
 * Typing in the form of a page of 40 blocks and 200 KB, in a browser: from the key to what is painted after it,
 * and to the preview that shows it; in a plain field and in a formatted one.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from './launch-browser.ts';
import { percentile } from './percentile.ts';

/** ms that a keystroke may take, for 95 of 100. */
const keystrokeBudget = 50;
/** ms after the last key until the preview shows what was typed. */
const previewBudget = 300;
const previews = 20;
/** ms after which a preview that shows nothing of a key counts as broken. */
const previewPatience = 20_000;
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
  // To the desk, whatever stands on it.
  await page.waitForURL(({ pathname }) => pathname.startsWith('/admin') && pathname !== '/admin/login');
}

const fields = ['plain', 'formatted'] as const;
type Field = (typeof fields)[number];

type Typed = {
  /** ms of each keystroke, the quickest first. */
  keystrokes: number[];
  /** ms from a key to the preview that shows it, the quickest first. */
  previews: number[];
  /** ms of the page's thread itself for one keystroke, whatever else the machine does. */
  busy: number;
};

const ascending = (values: number[]) => values.toSorted((a, b) => a - b);

/** One letter at a time into the field that has the focus, each waited for in the preview. Throws when it never comes. */
async function timePreviews(page: Page): Promise<number[]> {
  const took: number[] = [];
  for (let round = 0; round < previews; round += 1) {
    await page.evaluate((patience) => {
      const frame = document.querySelector('iframe')?.contentWindow;
      const field = document.activeElement;
      let pressed = 0;
      addEventListener(
        'keydown',
        ({ timeStamp }) => {
          pressed = timeStamp;
        },
        { capture: true, once: true },
      );
      const store = globalThis as unknown as { shown: Promise<number> };
      store.shown = new Promise((resolve, reject) => {
        const watch = new MutationObserver(() => {
          // No function of its own: tsx gives those names that the page does not know.
          const written = (field instanceof HTMLInputElement ? field.value : field?.textContent) ?? '';
          if (!pressed || !frame?.document.body.textContent?.includes(written)) return;
          watch.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - pressed));
        });
        setTimeout(
          () => reject(new Error(`The preview never showed what was typed into a ${field?.nodeName}`)),
          patience,
        );
        if (frame)
          watch.observe(frame.document.body, { subtree: true, childList: true, characterData: true });
      });
    }, previewPatience);
    await page.keyboard.press('b');
    took.push(await page.evaluate(() => (globalThis as unknown as { shown: Promise<number> }).shown));
    // Past the autosave, so that the next one is measured alone.
    await page.waitForTimeout(1200);
  }
  return took;
}

/** Types on in the field that has the focus: ms of each key until it is painted. */
async function timeKeystrokes(page: Page): Promise<{ keystrokes: number[]; busy: number }> {
  await page.evaluate(() => {
    const store = globalThis as unknown as { keystrokes: number[]; watchesKeys?: boolean };
    store.keystrokes = [];
    if (store.watchesKeys) return;
    store.watchesKeys = true;
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
  const profiler = await page.context().newCDPSession(page);
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
  const keystrokes = await page.evaluate(
    () => (globalThis as unknown as { keystrokes: number[] }).keystrokes,
  );
  return { keystrokes, busy: spent / keys };
}

async function typing(browser: Browser, url: string, dataDir: string): Promise<Record<Field, Typed>> {
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
  // The preview is there too, and follows; it is not being loaded.
  const preview = page.frameLocator('iframe').getByRole('heading', { name: 'Questions 20' });
  await preview.waitFor({ timeout: 60_000 });
  const form = page.getByRole('region', { name: 'Edit', exact: true });
  const measure = async (focus: () => Promise<void>): Promise<Typed> => {
    await focus();
    // First: a title as long as the keystrokes make it is too long, and what does not fit is not shown.
    const shown = await timePreviews(page);
    const { keystrokes, busy } = await timeKeystrokes(page);
    return { keystrokes: ascending(keystrokes), previews: ascending(shown), busy };
  };
  // The formatted one first: a block whose title is too long is shown as it was.
  const formatted = await measure(async () => {
    await form
      .getByRole('button', { name: /Question 0/, expanded: false })
      .first()
      .click();
    const answer = form.getByRole('textbox', { name: 'Answer' }).first();
    await answer.click();
    await page.keyboard.press('Control+End');
  });
  const plain = await measure(() => page.getByLabel('Heading', { exact: true }).click());
  if (process.env.BENCH_LOOK) await page.screenshot({ path: process.env.BENCH_LOOK });
  await context.close();
  return { plain, formatted };
}

/** ms: of keystrokes the median and the 95th of 100, of previews likewise, and the thread's own work for a keystroke. */
export type TypingFigures = Record<'p50' | 'p95' | 'previewP50' | 'previewP95' | 'busy', number>;

function figuresOf(typed: Typed): TypingFigures {
  return {
    p50: percentile(typed.keystrokes, 0.5),
    p95: percentile(typed.keystrokes, 0.95),
    previewP50: percentile(typed.previews, 0.5),
    previewP95: percentile(typed.previews, 0.95),
    busy: typed.busy,
  };
}

async function measureTyping(url: string, dataDir: string): Promise<Record<Field, TypingFigures>> {
  const browser = await launchBrowser();
  try {
    const { plain, formatted } = await typing(browser, url, dataDir);
    return { plain: figuresOf(plain), formatted: figuresOf(formatted) };
  } finally {
    await browser.close();
  }
}

/** The figures of typing as rows of a bench: what, how much, and whether it is within its budget. */
export async function measureEditor(
  url: string,
  dataDir: string,
): Promise<{ what: string; value: string; budget: string; ok: boolean }[]> {
  const figures = await measureTyping(url, dataDir);
  return fields.flatMap((field) => {
    const { p50, p95, previewP50, previewP95, busy } = figures[field];
    return [
      {
        what: `editor, 40 blocks of 200 KB, ${field} field: ms a keystroke`,
        value: `p50 ${p50.toFixed(0)}  p95 ${p95.toFixed(0)}  thread ${busy.toFixed(0)}`,
        budget: `p95 ≤ ${keystrokeBudget}`,
        ok: p95 <= keystrokeBudget,
      },
      {
        what: 'the same: ms from a key to the preview that shows it',
        value: `p50 ${previewP50.toFixed(0)}  p95 ${previewP95.toFixed(0)}`,
        budget: `p95 ≤ ${previewBudget}`,
        ok: previewP95 <= previewBudget,
      },
    ];
  });
}
