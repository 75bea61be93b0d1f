/** Amounts as the screens show them, in whole cents. */
import type { Locator, Page } from '@playwright/test';

/** "$1,234.50" is 123450, "-$5.00" is -500. Throws for a text without an amount. */
export function centsOf(text: string): number {
  const [, minus, dollars, cents] = /(-?)\$([\d,]+)\.(\d\d)/.exec(text) ?? [];
  if (dollars === undefined || cents === undefined) throw new Error(`no amount in "${text}"`);
  const value = Number(dollars.replaceAll(',', '')) * 100 + Number(cents);
  return minus ? -value : value;
}

/** 123450 is "$1,234.50". */
export const dollarsOf = (cents: number): string =>
  `${cents < 0 ? '-' : ''}$${Math.trunc(Math.abs(cents) / 100).toLocaleString('en-US')}.${`${Math.abs(cents) % 100}`.padStart(2, '0')}`;

/** 123450 is "1234.50", as it is typed into a field. */
export const typed = (cents: number): string => dollarsOf(cents).replaceAll(/[$,]/g, '');

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/** The value beside a label of a list of facts. */
export const fact = (scope: Page | Locator, label: string): Locator =>
  scope
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd[1]');

export const factCents = async (scope: Page | Locator, label: string): Promise<number> =>
  centsOf((await fact(scope, label).textContent()) ?? '');
