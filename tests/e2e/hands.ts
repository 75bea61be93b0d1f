/** Three ways to use a page: a mouse, a finger, and the keys alone. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/setup/e2e.ts';

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
