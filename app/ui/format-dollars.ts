/**
 * The browser's side of schemas/domain/money.ts formatDollars: the same words, without zod, which is no part of
 * the first load (TRAPS, "JavaScript budget").
 */
const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** $1,234.00, in every language (RESOLUTIONS 63). */
export function formatDollars(dollars: number): string {
  return usd.format(dollars);
}
