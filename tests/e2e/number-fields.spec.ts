/** Every field for a number in the back office keeps what is typed, or the same number: none makes another of it. */
import type { Page } from '@playwright/test';
import { badNumbers } from '#tests/factories/bad-numbers.ts';
import { expect, test } from '#tests/setup/e2e.ts';
import { hire, logIn } from './staff.ts';

/** Fields of the page that made something else of what was typed: "Stock at Dallas: 1.5 → 15". */
const changed = (page: Page): Promise<{ tried: number; wrong: string[] }> =>
  page.evaluate((texts) => {
    const isNumeric = 'input:is([inputmode="numeric"], [inputmode="decimal"], [type="number"])';
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const wrong: string[] = [];
    const fields = [...document.querySelectorAll<HTMLInputElement>(isNumeric)].filter(
      (field) => !field.disabled && field.checkVisibility() && field.closest('[data-save-bar]') === null,
    );
    for (const field of fields) {
      const before = field.value;
      const type = (text: string) => {
        field.focus();
        write?.call(field, text);
        // A browser's own number field takes no text that is none.
        const taken = field.value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        return taken;
      };
      for (const text of texts) {
        const taken = type(text);
        field.blur();
        const isSame = field.value === taken || (taken !== '' && Number(field.value) === Number(taken));
        const name = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.name;
        if (!isSame) wrong.push(`${name}: ${text} → ${field.value}`);
      }
      type(before);
      field.blur();
    }
    return { tried: fields.length, wrong };
  }, badNumbers);

const pricing = ['coupon', 'offer', 'price_list', 'price_rule', 'tax_zip', 'shipping_rate', 'shipping_zone'];
const screens = [
  '/admin/catalog/products/new',
  ...pricing.map((kind) => `/admin/pricing/${kind}/new`),
  '/admin/pricing/fees',
  '/admin/pricing',
  '/admin/warehouses/new',
  '/admin/warehouses/transfers',
  '/admin/settings',
];

test('what is typed into a field for a number stays what was typed', async ({ page }) => {
  test.slow();
  await logIn(page, await hire('admin', 'Nell'));
  await expect(page).toHaveURL(/\/admin/);
  let fields = 0;
  for (const path of screens) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const { tried, wrong } = await changed(page);
    expect(wrong, path).toEqual([]);
    fields += tried;
  }
  expect(fields).toBeGreaterThan(40);

  await test.step('a piece made to measure, with its choices, breaks and companions', async () => {
    await page.goto('/admin/catalog/products/new', { waitUntil: 'networkidle' });
    await page.getByLabel('Type').selectOption('custom');
    await page.getByRole('button', { name: 'Add dimensions' }).click();
    const before = (await changed(page)).tried;
    for (const add of await page.getByRole('button', { name: /^Add/ }).all()) await add.click();
    const { tried, wrong } = await changed(page);
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(before);
  });
});

test('a wrong stock is refused at its cell, in words, and nothing is lost', async ({
  page,
  expectProblem,
}) => {
  await logIn(page, await hire('admin', 'Noor'));
  await expect(page).toHaveURL(/\/admin/);
  await page.goto('/admin/catalog', { waitUntil: 'networkidle' });
  await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click();
  const cell = page.getByRole('textbox', { name: /^Stock at / }).first();
  const stood = await cell.inputValue();
  for (const [typed, said] of [
    ['1.5', 'Enter a whole number.'],
    ['-4', 'Enter 0 or more.'],
    ['abc', 'Enter a whole number.'],
  ] as const) {
    await cell.fill(typed);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(cell).toHaveAccessibleDescription(said);
    await expect(cell).toHaveValue(typed);
    expectProblem(/status of 422/);
    await page.getByRole('link', { name: new RegExp(`Stock › (?!row).*: ${said}`) }).click();
    await expect(cell).toBeFocused();
  }
  await page.reload();
  await expect(cell).toHaveValue(stood);
});
