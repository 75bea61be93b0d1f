/** Apart from money.ts, so that a browser's first load gets it without zod (TRAPS, "JavaScript budget"). */
const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Dollars as a person reads them: $1,234.00, in every language (RESOLUTIONS 63). */
export function formatDollars(dollars: number): string {
  return usd.format(dollars);
}
