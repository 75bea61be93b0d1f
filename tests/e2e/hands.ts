/** Three ways to use a page: a mouse, a finger, and the keys alone. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/setup/e2e.ts';

type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

/** The page's scripts listen, to `target` as well: a press before that does what it does without them. */
export async function listens(page: Page, target?: Locator): Promise<void> {
  await page.waitForFunction(() => {
    if (!('__remixRouter' in window)) return false;
    // React's own: whether the page that the server made is its page now.
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
    const root = key && (document as unknown as Record<string, Root>)[key]?.stateNode;
    return root ? !root.current.memoizedState.isDehydrated : false;
  });
  // And a part that comes later: it has marked what it has taken over.
  const isTaken = () =>
    target?.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  if (target) await expect.poll(isTaken).toBe(true);
  // The router is there before the first effects have run. A page that draws nothing may never be told that it is idle.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 })));
}

export type Hand = {
  press: (target: Locator) => Promise<void>;
  write: (target: Locator, text: string) => Promise<void>;
};

export const mouse: Hand = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
};

export const finger: Hand = {
  press: (target) => target.tap(),
  write: async (target, text) => {
    await target.tap();
    // What is under the finger may have become another control, as the search does.
    await target.page().keyboard.type(text);
  },
};

/** Nothing but keys: what cannot be reached by Tab is not reached. */
export function keys(page: Page): Hand & { reach: (target: Locator) => Promise<void> } {
  const reach = async (target: Locator) => {
    // In the document that the target is in, which may be a frame's.
    const isThere = () =>
      target.evaluate((element) => {
        const { ownerDocument } = element;
        return ownerDocument.activeElement === element && ownerDocument.hasFocus();
      });
    await expect(target).toBeVisible();
    for (let count = 0; count < 150; count++) {
      if (await isThere()) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  return {
    reach,
    press: async (target) => {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    write: async (target, text) => {
      await reach(target);
      await page.keyboard.type(text);
    },
  };
}
