/** Apart from money.ts, so that a browser's first load gets it without zod (docs/traps.md#javascript-budget). */
const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Dollars as a person reads them: $1,234.00, in every language (docs/product.md#pricing). */
export function formatDollars(dollars: number): string {
  return usd.format(dollars);
}
