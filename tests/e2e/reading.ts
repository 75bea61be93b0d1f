/** What a reader who zooms, spaces text out or uses keys alone would stumble over on a page as it stands. */
import type { Locator, Page } from '@playwright/test';

/** CSS pixels: 1280 × 1024 at 400 %. */
export const zoomed = { width: 320, height: 256 };

/** CSS pixels that the page is wider than its window. */
export const sidewaysBy = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Gives the focus to one control after another; answers those that are covered then, in all their parts. */
export const coveredFocus = (within: Locator): Promise<string[]> =>
  within.evaluate((area) => {
    const controls = area.querySelectorAll<HTMLElement>(
      'a[href], :is(button, input, select, textarea):not(:disabled), summary, [tabindex="0"]',
    );
    const isSeen = (control: HTMLElement) =>
      [...control.getClientRects()].some(({ left, top, width, height }) =>
        [0.05, 0.5, 0.95].some((across) =>
          [0.05, 0.5, 0.95].some((down) => {
            const hit = document.elementFromPoint(left + width * across, top + height * down);
            return hit !== null && (control.contains(hit) || hit.contains(control));
          }),
        ),
      );
    return [...controls]
      .filter((control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        control.focus();
        if (document.activeElement !== control) return false;
        const label = (control as HTMLInputElement).labels?.[0];
        // What is hidden by its look alone is seen as its label.
        const seen = control.getBoundingClientRect().width > 1 ? control : (label ?? control);
        return seen.getBoundingClientRect().width > 1 && !isSeen(seen);
      })
      .map((control) => control.outerHTML.slice(0, 200));
  });

/** The spacing that a reader may set (WCAG 1.4.12), by a sheet that the page's policy lets in. */
export const spaceOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });

/** Texts that their own box cuts off. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) =>
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
      )
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => {
        const { overflowX, overflowY, fontSize } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        if (width <= 1 || height <= 1 || fontSize === '0px') return false;
        const isCut = (overflow: string, inner: number, outer: number) =>
          (overflow === 'hidden' || overflow === 'clip') && inner > outer + 2;
        return (
          isCut(overflowX, element.scrollWidth, element.clientWidth) ||
          isCut(overflowY, element.scrollHeight, element.clientHeight)
        );
      })
      .map((element) => `${element.className}: ${element.textContent?.trim().slice(0, 60)}`),
  );
