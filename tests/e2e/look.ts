/** Looks at a screen as a person and as axe do: picture, broken images, sideways scrolling, WCAG. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect } from '#tests/setup/e2e.ts';

export const widths = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } };
/** Without comments: each page reads it. */
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What never falls silent (an editor's line, a film from elsewhere) is looked at as it is after a while. */
const settle = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);

/**
 * What is still fading has too little contrast for a moment. A message whose time stands still under the pointer is
 * paused, and never ends.
 */
async function stand(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || !Number.isFinite(Number(effect?.getComputedTiming().endTime)),
        ),
    undefined,
    { polling: 50 },
  );
}

/** What axe finds. It reads for a while: where something began to move meanwhile, it reads again. */
async function violationsOn(page: Page, tries = 3): Promise<string[]> {
  const { violations, moved } = await page.evaluate(async (tags) => {
    const { axe: inPage } = window as unknown as {
      axe: {
        run: (
          context: Document,
          options: object,
        ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const signs = ['animationstart', 'transitionrun'];
    let begun = false;
    const note = () => {
      begun = true;
    };
    for (const sign of signs) addEventListener(sign, note);
    const found = await inPage.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
      // A frame of another origin answers nobody.
      iframes: false,
    });
    for (const sign of signs) removeEventListener(sign, note);
    return {
      violations: found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
      ),
      moved: begun,
    };
  }, standards);
  if (violations.length === 0 || !moved || tries === 1) return violations;
  await stand(page);
  return violationsOn(page, tries - 1);
}

/** Scrolls through, so that lazy pictures come, and looks at what there is. */
export async function look(page: Page, name: string): Promise<void> {
  await settle(page);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y);
      // A machine that is too busy to draw goes on all the same.
      await new Promise((drawn) => {
        requestAnimationFrame(drawn);
        setTimeout(drawn, 250);
      });
    }
    scrollTo(0, 0);
  });
  await settle(page);
  await stand(page);
  const broken = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map((image) => image.currentSrc),
  );
  expect(broken, `${name}: pictures that are broken`).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `${name}: scrolls sideways`).toBeLessThanOrEqual(0);
  // For people: to draw and pack the whole page takes longer than to check it.
  if (process.env.SCREENS)
    await page.screenshot({ path: `test-results/screens/${name}.png`, fullPage: true });
  await page.evaluate(axe);
  expect(await violationsOn(page), `${name}: axe`).toEqual([]);
}
