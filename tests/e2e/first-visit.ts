/** A first visit by a clock that the test moves, for popups that come after their time. */
import type { Page } from '@playwright/test';
import { expect } from '#tests/setup/e2e.ts';

/** Of the sample's promotion. */
export const lastDay = Date.parse('2027-12-31T00:00:00Z');

export const promotion = (page: Page) => page.getByRole('dialog', { name: 'Spend $20,000, get $4,000 back' });
export const notice = (page: Page) => page.getByRole('region', { name: 'Cookies' });

/** Opens a page on a clock that only the test moves, by less than a second until its scripts run (the notice is theirs). */
export async function openOnClock(page: Page, path: string, time: number): Promise<void> {
  // The browser's animations run by its own clock, not by the one that is moved here.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: time - 1000 });
  await page.clock.pauseAt(time);
  await page.addInitScript(() => {
    const delays: unknown[] = [];
    const setTimeout = window.setTimeout.bind(window);
    Object.assign(window, { delays });
    window.setTimeout = ((...args: Parameters<typeof setTimeout>) => {
      delays.push(args[1]);
      return setTimeout(...args);
    }) as typeof window.setTimeout;
  });
  await gotoOnClock(page, path, time > lastDay ? [15_000] : [4000, 15_000]);
}

/** Another page on the clock that stands, until it has begun to count these delays (ms): before, time is not theirs. */
export async function gotoOnClock(page: Page, path: string, counted: number[]): Promise<void> {
  await page.goto(path);
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(notice(page)).toBeVisible({ timeout: 250 });
  }).toPass({ intervals: [100], timeout: 20_000 });
  for (const delay of counted) {
    await page.waitForFunction((ms) => 'delays' in window && (window.delays as number[]).includes(ms), delay);
  }
}
