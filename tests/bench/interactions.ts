/**
 * Interaction to next paint on a phone whose processor is four times slower: the filter sheet of a listing, a card's add to
 * cart, the menu. From the touch to what is painted after it, by the browser's own event timing.
 */
import { devices, type Page } from '@playwright/test';
import { skipFirstVisit } from '../setup/e2e.ts';
import { launchBrowser } from './launch-browser.ts';

/** ms that a touch may take, for 95 of 100. */
export const interactionAim = 100;
const slowdown = 4;
const rounds = 12;

/** The longest event of one touch, in ms (whole eights, as browsers tell). */
async function timed(page: Page, touch: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const store = globalThis as unknown as { longest: number };
    store.longest = 0;
  });
  await touch();
  // The browser tells of an event after the next paint.
  await page.waitForTimeout(600);
  return page.evaluate(() => (globalThis as unknown as { longest: number }).longest);
}

/** ms of each touch by what is touched. */
export async function measureInteractions(url: string): Promise<Map<string, number[]>> {
  const browser = await launchBrowser();
  const times = new Map<string, number[]>();
  const note = (what: string, ms: number) => times.set(what, [...(times.get(what) ?? []), ms]);
  try {
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: url });
      await skipFirstVisit(context, url);
      await context.addInitScript(() => {
        const store = globalThis as unknown as { longest: number };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
            if (entry.interactionId > 0) store.longest = Math.max(store.longest, entry.duration);
        }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      });
      const page = await context.newPage();
      const slow = await context.newCDPSession(page);
      await slow.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.goto('/c/bathroom', { waitUntil: 'networkidle' });
      const add = page
        .getByRole('main')
        .getByRole('button', { name: /^Add to cart: / })
        .first();
      note('add to cart', await timed(page, () => add.tap()));
      const filter = page.getByText('Filter', { exact: true }).first();
      note('filter, opened', await timed(page, () => filter.tap()));
      const inStock = page.getByRole('form', { name: 'Filter' }).getByRole('checkbox', { name: /^In stock/ });
      note('filter, one chosen', await timed(page, () => inStock.tap()));
      await page.goto('/', { waitUntil: 'networkidle' });
      const menu = page
        .getByRole('banner')
        .locator('summary', { hasText: 'Menu' })
        .or(page.getByRole('banner').getByRole('button', { name: /menu/i }));
      note('menu', await timed(page, () => menu.first().tap()));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return times;
}
